import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { EXPERTISE_LABEL, serviceLinks } from '../content/navigation/navigation.ts';
import { twoDigits } from '../content/words/number-words.ts';
import { color, font, masked, media, motion } from '../theme/tokens.ts';
import { textStyle } from '../theme/typography.ts';
import { Link } from '../ui/actions/Link.tsx';
import { createHoverIntent } from '../ui/disclosure/hover-intent.ts';
import { useHydrated } from '../ui/loading/use-hydrated.ts';
import { contourUrl } from '../ui/media/ContourField.tsx';
import { currentFor } from './current-route.ts';

const Root = styled.div`
  position: relative;

  .caret {
    transition: transform ${motion.fast};
  }
  &[data-open='true'] .caret {
    transform: rotate(180deg);
  }

  /* Hidden after the fade, so that Tab does not reach closed links. */
  .panel {
    position: absolute;
    top: calc(100% + 14px);
    inset-inline-start: 50%;
    width: min(720px, 100vw - 64px);
    margin-inline-start: -360px;
    isolation: isolate;
    border: 1px solid ${color.line};
    border-top: 2px solid ${color.accent};
    background: ${color.raised};
    opacity: 0;
    visibility: hidden;
    transform: translateY(-6px);
    transition:
      opacity ${motion.fast},
      transform ${motion.fast},
      visibility 0s 150ms;
  }
  /* Bridges the gap to the button, so that the pointer stays within the menu. */
  .panel::before {
    content: '';
    position: absolute;
    inset: -16px 0 100%;
  }
  .panel::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: ${color.line};
    opacity: 0.5;
    ${masked(`url('${contourUrl('ridge')}') center / cover no-repeat`)}
  }
  &[data-open='true'] .panel,
  &[data-live='false']:is(:hover, :focus-within) .panel {
    opacity: 1;
    visibility: visible;
    transform: none;
    transition-delay: 0s;
  }

  /* Scrolls in a low window. */
  .panel ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
    max-height: calc(100dvh - var(--header-height) - 16px);
    overflow: auto;
    overscroll-behavior: contain;
  }
  /* In a narrow header the panel ends at the page's edge instead of below its button. */
  ${media.belowLg} {
    position: static;
    .panel {
      top: 100%;
      inset-inline-end: 32px;
      inset-inline-start: auto;
      margin-inline-start: 0;
    }
  }
  .panel li:nth-child(odd) {
    border-inline-end: 1px solid ${color.line};
  }
  .panel li:nth-child(n + 3) {
    border-top: 1px solid ${color.line};
  }
  .panel a {
    display: grid;
    grid-template-columns: 28px 1fr;
    align-content: start;
    gap: 4px 12px;
    height: 100%;
    padding-block: 20px 22px;
    padding-inline: 20px 24px;
    color: ${color.fg};
    text-decoration: none;
    transition: background-color ${motion.fast};
  }
  .number {
    ${textStyle.label}
    padding-top: 3px;
    color: ${color.muted};
  }
  .name {
    font: 600 1.125rem/1.3 ${font.display};
    letter-spacing: -0.015em;
  }
  .description {
    ${textStyle.small}
    grid-column: 2;
    color: ${color.muted};
  }
  a[aria-current] :is(.number, .name) {
    color: ${color.accent};
  }
  a:focus-visible {
    outline-offset: -4px;
    box-shadow: none;
  }
  ${media.canHover} {
    a:hover {
      background: rgb(15 20 18 / 0.7);
    }
    a:hover :is(.number, .name) {
      color: ${color.accent};
    }
  }
`;

/** In ms: long enough for a pointer that only passes or slips past the edge. */
const DELAYS = { openDelay: 200, skipDelay: 300, closeDelay: 150 };

const byMouse = (act: () => void) => (event: PointerEvent) => {
  if (event.pointerType === 'mouse') act();
};

/**
 * Suppresses the click of a tap outside the panel, which closes the panel and must not follow a link below. The next
 * pointer or key press ends the wait, because a scroll ends without a click.
 */
function dropClickOfTap(): void {
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  const drop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    over.abort();
  };
  window.addEventListener('click', drop, options);
  for (const type of ['pointerdown', 'pointercancel', 'keydown'])
    window.addEventListener(type, () => over.abort(), options);
}

/**
 * The header's dropdown of the services: a disclosure button with a list of links. Opens on hover with the
 * delays above, on click and on Arrow Down; closes on Escape, on a click elsewhere, when focus leaves and
 * when a link is followed. Before hydration CSS opens it.
 */
export function ExpertiseMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const [intent] = useState(() => createHoverIntent({ ...DELAYS, onChange: setIsOpen }));
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();
  const { pathname, key } = useLocation();
  const panelId = useId();

  useEffect(() => {
    // A menu that CSS has opened stays open at hydration.
    if (root.current?.matches(':hover, :focus-within')) intent.open();
  }, [intent]);

  useEffect(() => intent.close, [intent, key]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) trigger.current?.focus();
      intent.close();
    };
    const closeOutside = (event: globalThis.PointerEvent) => {
      if (root.current?.contains(event.target as Node)) return;
      intent.close();
      if (event.pointerType !== 'mouse') dropClickOfTap();
    };
    const closed = new AbortController();
    document.addEventListener('keydown', closeOnEscape, closed);
    document.addEventListener('pointerdown', closeOutside, closed);
    return () => closed.abort();
  }, [intent, isOpen]);

  const enterByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    intent.open();
    // The panel is focusable only once it is shown.
    requestAnimationFrame(() => root.current?.querySelector('a')?.focus());
  };
  const closeWhenFocusLeaves = (event: FocusEvent) => {
    if (!root.current?.contains(event.relatedTarget)) intent.close();
  };

  const isCurrent = serviceLinks.some(({ path }) => path === pathname);
  return (
    <Root ref={root} data-open={isOpen} data-live={isHydrated} onBlur={closeWhenFocusLeaves}>
      <button
        ref={trigger}
        type="button"
        className="item"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={intent.toggle}
        onKeyDown={enterByArrow}
        onPointerEnter={byMouse(intent.enterTrigger)}
        onPointerLeave={byMouse(intent.leave)}
      >
        {EXPERTISE_LABEL}
        <svg className="caret" width="10" height="6" viewBox="0 0 10 6" aria-hidden="true">
          <path d="m1 .5 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      <div
        id={panelId}
        className="panel"
        onPointerEnter={byMouse(intent.enterPanel)}
        onPointerLeave={byMouse(intent.leave)}
      >
        <ul>
          {serviceLinks.map(({ name, path, description }, index) => (
            <li key={path}>
              <Link to={path} aria-current={currentFor(pathname, path)} onFollow={intent.close}>
                <span className="number" aria-hidden="true">
                  {twoDigits(index + 1)}
                </span>{' '}
                <span className="name">{name}</span>{' '}
                <span className="description">{description}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Root>
  );
}
