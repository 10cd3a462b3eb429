import { use, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { site } from '../content/site.ts';
import { safeStorage } from '../safe-storage.ts';
import { scriptJson } from '../seo/escape.ts';
import { color, media } from '../theme/tokens.ts';
import { type } from '../theme/typography.ts';
import { Link } from '../ui/actions/Link.tsx';
import { useHydrated } from '../ui/loading/use-hydrated.ts';
import { DocumentContext } from '../sections/document-context.ts';

/*
 * The header's position and everything below it follow --header-height, so the line's height must be known
 * without script: two lines of text on a phone, three at 320 px, one from 768 px on.
 */
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
    margin-inline-end: -14px;
  }
  /* The link fills the line's whole height as its target. */
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

/** The element's id, and the key in session storage for the text that the visitor closed. */
const ID = 'announcement';
const visit = safeStorage(() => sessionStorage);

/**
 * Hides an announcement that this visit has closed before the first paint, so that nothing shifts, and lets
 * visitors close it before the app is hydrated. The policy allows the script by its hash.
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

/** The line above the header (`announcement` of src/content/site.ts), up to its last day. */
export function Announcement(): ReactNode {
  const { isAnnouncing } = use(DocumentContext);
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
