import { styled } from 'styled-components';
import type { Notice } from '../../content/company/privacy-notice.ts';
import { site } from '../../content/site.ts';
import { paths } from '../../paths.ts';
import { color, media, motion } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { isForThisTab } from '../../ui/actions/Link.tsx';
import { Popover, PopoverButton, toggleDialog } from '../../ui/disclosure/Popover.tsx';
import { useAddressedDialog } from '../../ui/disclosure/use-addressed-dialog.ts';
import { Eyebrow } from '../../ui/layout/Eyebrow.tsx';

/**
 * A panel at the lower edge of a phone, or at the left of a wide screen, where the form stays visible on the
 * right.
 */
const Panel = styled.div`
  position: absolute;
  inset: auto 0 0;
  max-height: calc(100dvh - var(--header-height));
  padding: 0 var(--gutter) 40px;
  border-top: 3px solid ${color.accent};
  overflow: auto;
  overscroll-behavior: contain;

  .head {
    position: sticky;
    top: 0;
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    padding-block: 12px 16px;
    border-bottom: 1px solid ${color.line};
    background: ${color.bg};
  }
  .head > p {
    margin: 0;
  }
  .close {
    grid-area: 1 / 2;
    min-height: 44px;
    padding-block: 8px;
    padding-inline: 16px 0;
    color: ${color.accent};
    font-weight: 600;
  }
  h2 {
    ${type.h3}
    grid-column: 1 / -1;
    margin-top: 4px;
  }

  .changed {
    ${type.label}
    margin-top: 20px;
    color: ${color.muted};
  }
  .sample {
    margin-top: 12px;
  }
  dl > div {
    padding-block: 20px;
    border-bottom: 1px solid ${color.line};
    counter-increment: item;
  }
  dt {
    display: flex;
    gap: 14px;
    align-items: baseline;
    font-weight: 600;
  }
  dt::before {
    ${type.label}
    flex: none;
    color: ${color.accentStrong};
    content: counter(item, decimal-leading-zero) / '';
  }
  dd {
    ${type.small}
    max-width: 41.5em;
    margin-top: 6px;
    color: ${color.muted};
  }
  dd p + p {
    margin-top: 8px;
  }
  dd .link-row {
    column-gap: 20px;
    margin-top: 0;
  }
  dd a {
    color: ${color.accentStrong};
    overflow-wrap: anywhere;
  }

  ${media.md} {
    inset-block: 0;
    inset-inline: 0 auto;
    width: min(560px, 60vw);
    max-height: none;
    padding-inline: 40px;
    border-top: 0;
    border-inline-end: 3px solid ${color.accent};
    .head {
      padding-block: 24px 20px;
    }
    dd {
      padding-inline-start: 30px;
    }
  }
  ${media.motionOk} {
    transition:
      opacity ${motion.base},
      transform ${motion.base};
    @starting-style {
      opacity: 0;
      transform: translateY(16px);
    }
    ${media.md} {
      @starting-style {
        transform: translateX(calc(-16px * var(--forward)));
      }
    }
  }
`;

const ID = 'privacy-notice';
const TITLE_ID = 'privacy-title';

/** Opens the notice in a form: also without script it stays beside what was typed. */
export function PrivacyButton() {
  return (
    <PopoverButton opens={ID} className="text-button">
      Privacy notice
    </PopoverButton>
  );
}

/** The notice's address, which opens it in place. */
export function PrivacyLink() {
  return (
    <a
      href={`${paths.contact}#${ID}`}
      onClick={(event) => isForThisTab(event) && toggleDialog(event, ID)}
    >
      Privacy notice
    </a>
  );
}

/** The privacy notice: once per document, closed until a button, a link or the address opens it. */
export function PrivacyNotice({ notes, items }: Notice) {
  useAddressedDialog(ID);
  return (
    <Popover id={ID} modal aria-labelledby={TITLE_ID}>
      <Panel data-tone="paper">
        <div className="head">
          <Eyebrow>Privacy notice</Eyebrow>
          <h2 id={TITLE_ID} tabIndex={-1} autoFocus>
            What happens to what you write to us
          </h2>
          <PopoverButton opens={ID} action="hide" className="close">
            Close
          </PopoverButton>
        </div>
        <p className="changed">Last changed {site.privacy.noticeChanged}</p>
        {notes.map((note) => (
          <small className="sample" key={note}>
            {note}
          </small>
        ))}
        <dl>
          {items.map(({ title, paragraphs, links = [] }) => (
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
      </Panel>
    </Popover>
  );
}
