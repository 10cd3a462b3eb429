import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { navigation } from '../content/navigation/navigation.ts';
import { siteConfig } from '../content/site.ts';
import { paths } from '../paths.ts';
import { color, font, layer, media, motion } from '../theme/tokens.ts';
import { ButtonLink } from '../ui/actions/Button.tsx';
import { Link } from '../ui/actions/Link.tsx';
import { ErrorBoundary } from '../ui/loading/ErrorBoundary.tsx';
import { BrandMark } from '../ui/text/BrandMark.tsx';
import { currentFor } from './current-route.ts';
import { ExpertiseMenu } from './ExpertiseMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';

const Root = styled.header`
  position: fixed;
  z-index: ${layer.header};
  inset: 0 0 auto;
  border-bottom: 1px solid ${color.line};
  transition: background-color ${motion.base};

  ${media.lowWindow} {
    position: absolute;
  }
  &[data-scrolled='true'] {
    background: rgb(15 20 18 / 0.86);
    -webkit-backdrop-filter: blur(12px);
    backdrop-filter: blur(12px);
  }

  > .bar {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: calc(var(--header-height) - 1px);
  }
  .brand {
    display: flex;
    align-items: center;
    gap: 10px;
    min-width: 0;
    min-height: 44px;
    color: ${color.fg};
    font: 600 1.375rem/1 ${font.display};
    letter-spacing: -0.025em;
    text-decoration: none;
    svg {
      flex: none;
    }
    /* Takes the width that the menu leaves, in one line. */
    span {
      overflow: hidden;
      line-height: 1.3;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }

  .desktop {
    /* At 768 px there is room for one more item. */
    --item-padding: clamp(6px, 2.66vw - 14.4px, 18px);
    display: none;
    flex: none;
    /* Enlarged text takes a second line rather than push the mark out. */
    max-width: calc(100% - 48px);
    > ul {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: flex-end;
    }
    > ul > :last-child {
      margin-inline-start: clamp(6px, 2.66vw - 14.4px, 24px);
      white-space: nowrap;
    }
  }
  .item {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 8px var(--item-padding);
    color: ${color.muted};
    font: 500 clamp(0.875rem, 0.5625rem + 0.65vw, 1rem) / 1.25 ${font.text};
    text-decoration: none;
    white-space: nowrap;
    transition: color ${motion.fast};
  }
  .item[aria-current],
  .item[aria-expanded='true'] {
    color: ${color.fg};
  }
  /* The current route: a marker on the header's rule. */
  .item[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto var(--item-padding) -14px;
    height: 3px;
    background: ${color.accent};
  }
  [data-variant='outline'][aria-current] {
    border-color: ${color.accent};
    color: ${color.accent};
  }

  .shortcut {
    flex: none;
    margin-inline-start: auto;
  }
  ${media.belowMd} {
    > .bar {
      gap: 12px;
    }
    /* A name without room wraps out of view, because a cut one looks like a mistake. */
    .brand {
      flex-wrap: wrap;
      max-height: 44px;
      overflow: hidden;
    }
    .brand svg {
      margin-block: 6px;
    }
  }

  ${media.md} {
    .shortcut {
      display: none;
    }
    .brand {
      font-size: clamp(1.125rem, 0.6rem + 1.1vw, 1.375rem);
    }
    .desktop {
      display: block;
      margin-inline-start: auto;
    }
    /* Otherwise the menu's empty frame would take a gap. */
    > .bar > :last-child {
      display: none;
    }
  }
  ${media.canHover} {
    .item:hover {
      color: ${color.fg};
    }
  }
`;

/** The shared header: fixed, translucent beyond 20 px of scrolling, with the current route highlighted. */
export function Header() {
  const { pathname } = useLocation();
  const isScrolled = useScrolled();

  const [first, ...others] = navigation.map(({ label, to, isButton }) => {
    const link = { to, 'aria-current': currentFor(pathname, to), children: label };
    return (
      <li key={to}>
        {isButton ? (
          <ButtonLink {...link} size="sm" variant="outline" />
        ) : (
          <Link {...link} className="item" />
        )}
      </li>
    );
  });
  return (
    <Root data-tone="ink" data-scrolled={isScrolled}>
      <div className="bar inner">
        <Link className="brand" to={paths.home}>
          <BrandMark />
          <span>{siteConfig.name}</span>
        </Link>
        <nav className="desktop" aria-label="Main">
          <ul>
            {first}
            <li>
              <ErrorBoundary name="Expertise menu">
                <ExpertiseMenu />
              </ErrorBoundary>
            </li>
            {others}
          </ul>
        </nav>
        <ButtonLink
          className="shortcut"
          to={paths.bookConsultation}
          size="sm"
          variant="outline"
          aria-current={currentFor(pathname, paths.bookConsultation)}
          aria-label="Book a time"
        >
          Book
        </ButtonLink>
        <ErrorBoundary name="Mobile menu">
          <MobileMenu />
        </ErrorBoundary>
      </div>
    </Root>
  );
}

/** The header changes when the page is scrolled further than this, in px. */
const THRESHOLD = 20;

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

/** True once the page is scrolled by more than 20 px; false on the server. */
function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > THRESHOLD,
    () => false,
  );
}
