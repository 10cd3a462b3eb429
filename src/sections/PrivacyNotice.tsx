import { privacyNoticeOf } from '../content/privacy-notice.ts';
import { sampleCompanyNote } from '../content/samples.ts';
import { site } from '../content/site.ts';
import { Eyebrow } from '../ui/Eyebrow.tsx';
import { Popover, PopoverButton } from '../ui/Popover.tsx';
import { SampleMark } from '../ui/SampleMark.tsx';
import { Sheet } from './privacy-notice-style.ts';

const ID = 'privacy';
const TITLE_ID = 'privacy-title';

/** Opens the notice from wherever it stands. */
export function PrivacyButton() {
  return (
    <PopoverButton opens={ID} className="text-button">
      Privacy notice
    </PopoverButton>
  );
}

/** The privacy notice: once in each document, closed until a PrivacyButton opens it. */
export function PrivacyNotice() {
  return (
    <Popover id={ID} role="dialog" aria-labelledby={TITLE_ID}>
      <Sheet data-tone="paper">
        <div className="head">
          <Eyebrow>Privacy notice</Eyebrow>
          <PopoverButton opens={ID} action="hide" className="close">
            Close
          </PopoverButton>
          <h2 id={TITLE_ID}>What happens to what you write to us</h2>
        </div>
        <SampleMark note={sampleCompanyNote} />
        <dl>
          {privacyNoticeOf(site).map(({ title, paragraphs, links = [] }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {links.length > 0 && (
                  <p className="link-row">
                    {links.map(({ text, href }) => (
                      <a key={href} href={href}>
                        {text}
                      </a>
                    ))}
                  </p>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Sheet>
    </Popover>
  );
}
