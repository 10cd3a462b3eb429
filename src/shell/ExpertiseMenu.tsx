import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { useLocation } from 'react-router-dom';
import { EXPERTISE_LABEL } from '../content/navigation.ts';
import { services } from '../content/services.ts';
import { createHoverIntent } from '../ui/hover-intent.ts';
import { Link } from '../ui/Link.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { currentFor } from './current-route.ts';
import { Root } from './expertise-menu-style.ts';
import { twoDigits } from '../ui/two-digits.ts';

/** In ms. A pointer on its way elsewhere opens nothing, a slip past the edge closes nothing. */
const DELAYS = { openDelay: 200, skipDelay: 300, closeDelay: 150 };

const byMouse = (act: () => void) => (event: PointerEvent) => {
  if (event.pointerType === 'mouse') act();
};

/**
 * The header's dropdown of the six services: a button that discloses a list of links.
 * Opens by hover with the delays above, by click, and by Arrow Down; Escape, a click elsewhere,
 * moving the focus away and following a link close it. Until the script is there, CSS alone opens it.
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
    // What CSS has opened under the visitor's pointer stays open when the script takes over.
    if (root.current?.matches(':hover, :focus-within')) intent.open();
    return intent.dispose;
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
      if (!root.current?.contains(event.target as Node)) intent.close();
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [intent, isOpen]);

  const enterByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    intent.open();
    // The panel can take the focus once it is shown.
    requestAnimationFrame(() => root.current?.querySelector('a')?.focus());
  };
  const closeWhenFocusLeaves = (event: FocusEvent) => {
    if (!root.current?.contains(event.relatedTarget)) intent.close();
  };

  const isCurrent = services.some(({ path }) => path === pathname);
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
          {services.map(({ name, path, description }, index) => (
            <li key={path}>
              <Link to={path} aria-current={currentFor(pathname, path)} onFollow={intent.close}>
                <span className="number" aria-hidden="true">
                  {twoDigits(index + 1)}
                </span>
                <span className="name">{name}</span>
                <span className="description">{description}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Root>
  );
}
