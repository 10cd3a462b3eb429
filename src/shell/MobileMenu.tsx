import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { EXPERTISE_LABEL, mobileLinks, serviceLinks } from '../content/navigation/navigation.ts';
import { paths } from '../paths.ts';
import { breakpoint, color, font, media, motion } from '../theme/tokens.ts';
import { textStyle } from '../theme/typography.ts';
import { ButtonLink } from '../ui/actions/Button.tsx';
import { Link } from '../ui/actions/Link.tsx';
import { closePopover, Popover, PopoverButton } from '../ui/disclosure/Popover.tsx';
import { useHydrated } from '../ui/loading/use-hydrated.ts';
import { currentFor } from './current-route.ts';

const Root = styled.div`
  .toggle {
    display: flex;
    align-items: center;
    flex: none;
    gap: 12px;
    min-width: 44px;
    min-height: 44px;
    margin-inline-end: -8px;
    padding: 0 8px;
    color: ${color.fg};
    font: 500 1rem/1 ${font.text};
    white-space: nowrap;
  }
  /* The page below the header is dimmed; a tap on the header beside the toggle closes the menu. */
  .scrim {
    --toggle: 112px;
    background: linear-gradient(transparent var(--header-height), rgb(15 20 18 / 0.55) 0);
    clip-path: polygon(
      0 0,
      calc(100% - var(--toggle)) 0,
      calc(100% - var(--toggle)) var(--header-height),
      100% var(--header-height),
      100% 100%,
      0 100%
    );
    scale: var(--forward) 1;
  }
  /* The word makes room for the company's name and the link beside it. */
  @media (max-width: 367.98px) {
    .toggle {
      justify-content: center;
      font-size: 0;
      gap: 0;
    }
    .scrim {
      --toggle: 60px;
    }
  }
  /* Below the header, as high as its content; the page stays visible, dimmed. */
  nav {
    position: absolute;
    inset: var(--header-height) 0 auto;
    max-height: calc(100dvh - var(--header-height) - 64px);
    padding: 12px var(--gutter) 24px;
    border-bottom: 2px solid ${color.accent};
    overflow: auto;
    overscroll-behavior: contain;
  }
  li a {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: ${color.fg};
    text-decoration: none;
  }
  li a[aria-current] {
    color: ${color.accent};
  }
  .main a {
    min-height: 54px;
    border-bottom: 1px solid ${color.line};
    font: 600 1.625rem/1.1 ${font.display};
    letter-spacing: -0.025em;
  }
  .main a[aria-current]::after {
    content: '';
    width: 28px;
    height: 3px;
    margin-inline-start: auto;
    background: ${color.accent};
  }
  .label {
    ${textStyle.label}
    margin: 24px 0 4px;
    color: ${color.muted};
  }
  .services {
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: 20px;
  }
  .services a {
    line-height: 1.25;
  }
  .book {
    width: 100%;
    margin-top: 20px;
  }

  ${media.motionOk} {
    nav {
      transition:
        opacity ${motion.base},
        transform ${motion.base};
      @starting-style {
        opacity: 0;
        transform: translateY(-8px);
      }
    }
  }
  ${media.md} {
    display: none;
  }
`;

const ID = 'menu';

/**
 * The menu below 768 px: a popover under the header that works without script. With script it closes on a
 * change of route and keeps the focus inside while it is open.
 */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const { pathname, key } = useLocation();
  const listId = useId();
  const closeMenu = () => closePopover(panel.current);

  useEffect(() => {
    const menu = panel.current;
    const wide = matchMedia(`(min-width: ${breakpoint.md}px)`);
    const close = () => closePopover(menu);
    wide.addEventListener('change', close);
    return () => {
      wide.removeEventListener('change', close);
      close();
    };
  }, [key]);

  const holdFocus = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !isOpen) return;
    const links = panel.current!.querySelectorAll<HTMLElement>('nav a');
    const stops: HTMLElement[] = [toggle.current!, ...links];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = (at + (event.shiftKey ? -1 : 1) + stops.length) % stops.length;
    event.preventDefault();
    stops[next]?.focus();
  };

  return (
    <Root onKeyDown={holdFocus}>
      <PopoverButton
        ref={toggle}
        className="toggle"
        opens={ID}
        aria-controls={ID}
        aria-expanded={isHydrated ? isOpen : undefined}
      >
        Menu
        <svg width="22" height="14" viewBox="0 0 22 14" aria-hidden="true">
          <path
            d={isOpen ? 'm5 1 12 12M17 1 5 13' : 'M0 2h22M6 12h16'}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
          />
        </svg>
      </PopoverButton>
      {/* eslint-disable-next-line baseline-js/use-baseline -- no event without popovers */}
      <Popover ref={panel} id={ID} onToggle={(event) => setIsOpen(event.newState === 'open')}>
        <nav aria-label="Menu" data-tone="ink">
          <ul className="main">
            {mobileLinks.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} aria-current={currentFor(pathname, to)} onFollow={closeMenu}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <ButtonLink className="book" to={paths.contact} size="lg" arrow onFollow={closeMenu}>
            Book a Consultation
          </ButtonLink>
          <p id={listId} className="label">
            {EXPERTISE_LABEL}
          </p>
          <ul className="services" aria-labelledby={listId}>
            {serviceLinks.map(({ name, path }) => (
              <li key={path}>
                <Link to={path} aria-current={currentFor(pathname, path)} onFollow={closeMenu}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Popover>
    </Root>
  );
}
