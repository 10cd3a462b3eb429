import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import {
  contactUs,
  EXPERTISE_LABEL,
  insights,
  recentWork,
  whoWeAre,
} from '../content/navigation.ts';
import { services } from '../content/services.ts';
import { site } from '../content/site.ts';
import { breakpoint } from '../theme/tokens.ts';
import { Link } from '../ui/Link.tsx';
import { closePopover, Popover, PopoverButton } from '../ui/Popover.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { currentFor } from './current-route.ts';
import { Root } from './mobile-menu-style.ts';

const links = [whoWeAre, recentWork, insights, contactUs];

const ID = 'menu';

/**
 * The menu below 768 px: a popover under the header, with or without script. Script adds that it
 * closes on a change of route and that the focus stays inside while it is open.
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
    return () => wide.removeEventListener('change', close);
  }, []);

  useEffect(() => {
    const menu = panel.current;
    return () => closePopover(menu);
  }, [key]);

  const holdFocus = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !isOpen) return;
    const stops: (HTMLElement | null)[] = [
      toggle.current,
      ...(panel.current?.querySelectorAll<HTMLElement>('nav a') ?? []),
    ];
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
      <Popover ref={panel} id={ID} onToggle={(event) => setIsOpen(event.newState === 'open')}>
        <nav aria-label="Menu" data-tone="ink">
          <ul className="main">
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} aria-current={currentFor(pathname, to)} onFollow={closeMenu}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <p id={listId} className="label">
            {EXPERTISE_LABEL}
          </p>
          <ul className="services" aria-labelledby={listId}>
            {services.map(({ name, path }) => (
              <li key={path}>
                <Link to={path} aria-current={currentFor(pathname, path)} onFollow={closeMenu}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          <p className="label claim">{site.claim}</p>
        </nav>
      </Popover>
    </Root>
  );
}
