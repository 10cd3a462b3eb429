import { use, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { site } from '../content/site.ts';
import { safeStorage } from '../enquiry/safe-storage.ts';
import { scriptJson } from '../seo/script-json.ts';
import { color, media } from '../theme/tokens.ts';
import { type } from '../theme/typography.ts';
import { Link } from '../ui/actions/Link.tsx';
import { useHydrated } from '../ui/loading/use-hydrated.ts';
import { AnnouncingContext } from './document-state.ts';

/* Everything below a fixed header is measured from --header-height, so the line's height is known without
   script: two lines of text on a phone, three at 320 px, one from 768 px on. */
const Root = styled.aside`
  height: var(--announcement-height);
  overflow-y: auto;

  &[hidden] {
    display: none;
  }
  @media screen {
    :root:has(&:not([hidden])) {
      --announcement-height: 3.5rem;
    }
    ${media.md} {
      :root:has(&:not([hidden])) {
        --announcement-height: 2.75rem;
      }
    }
  }
  > .inner {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 100%;
  }
  p {
    ${type.small}
    flex: 1;
    font-size: 0.875rem;
    line-height: 1.25;
  }
  a {
    color: ${color.accent};
    font-weight: 600;
  }
  button {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
    margin-right: -14px;
  }
  /* The line's whole height is the link's target. */
  ${media.md} {
    a {
      padding-block: 12px;
    }
  }
  ${media.noScript} {
    button {
      display: none;
    }
  }
`;

/** Names the element, and the entry of the visit's storage that holds the text that was closed. */
const ID = 'announcement';
const visit = safeStorage(() => sessionStorage);

/**
 * Hides what this visit has closed before the page is painted, so that nothing moves, and closes it for
 * a visitor who presses before the app has come. Stands behind the line; the policy allows it by hash.
 */
export const announcementScript = site.announcement
  ? `{
  const line = document.getElementById('${ID}');
  try {
    line.hidden = sessionStorage.getItem('${ID}') === ${scriptJson(site.announcement.text)};
    line.querySelector('button').onclick = () => {
      line.hidden = true;
      sessionStorage.setItem('${ID}', ${scriptJson(site.announcement.text)});
    };
  } catch {}
}`
  : '';

/** The line above the header (`announcement` of src/content/site.ts), until its last day is over. */
export function Announcement(): ReactNode {
  const isAnnouncing = use(AnnouncingContext);
  const isHydrated = useHydrated();
  const [isClosed, setClosed] = useState(false);
  if (!site.announcement || !isAnnouncing || isClosed) return null;
  const { text, link } = site.announcement;
  if (isHydrated && visit.get(ID) === text) return null;
  const close = () => {
    visit.set(ID, text);
    setClosed(true);
  };
  return (
    <>
      <Root id={ID} aria-label="Announcement" data-tone="sand" suppressHydrationWarning>
        <div className="inner">
          <p>
            {text} {link && <Link to={link.to}>{link.label}</Link>}
          </p>
          <button type="button" aria-label="Close the announcement" onClick={close}>
            <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
              <path d="m2 2 12 12M14 2 2 14" fill="none" stroke="currentColor" strokeWidth="1.75" />
            </svg>
          </button>
        </div>
      </Root>
      <script dangerouslySetInnerHTML={{ __html: announcementScript }} />
    </>
  );
}
