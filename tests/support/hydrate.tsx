import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, vi } from 'vitest';
import './happy-dom-gaps.ts';

let unmount = () => {};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
});
afterEach(() => {
  act(() => unmount());
  unmount = () => {};
  document.body.replaceChildren();
});

/**
 * Renders to HTML, puts it in the page and hydrates it, for tests in happy-dom. Throws when the two differ.
 * The page is reset after each test.
 *
 * @param early the name of a button that the visitor has pressed before
 */
export async function hydrate(node: ReactNode, early?: string): Promise<HTMLElement> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(node);
  globalThis.earlyClick = early === undefined ? undefined : button(early);
  await act(async () => {
    const root = hydrateRoot(container, node, {
      onRecoverableError: (error) => {
        throw error;
      },
    });
    unmount = () => root.unmount();
  });
  return container;
}

/** Clicks the button with this name (its text or its aria-label) and lets React settle. */
export async function press(name: string): Promise<void> {
  await act(async () => button(name).click());
}

/** The button, tab or similar element with this name. */
export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    (candidate) => accessibleName(candidate) === name,
  );
  if (!found) throw new Error(`No button named "${name}"`);
  return found;
}

function accessibleName(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return (element.getAttribute('aria-label') ?? copy.textContent).trim();
}

/** Where an element is: its distance below the view in px, and in view the part of it that shows. */
interface Position {
  below: number;
  part: number;
}

const watched = new Map<Element, (position: Position) => void>();

/** Knows a margin in px, the same on all sides, and one threshold. */
class FakeIntersectionObserver {
  #report: (element: Element, position: Position) => void;

  constructor(
    callback: IntersectionObserverCallback,
    { rootMargin = '0px', threshold = 0 }: IntersectionObserverInit = {},
  ) {
    this.#report = (target, { below, part }) => {
      const isIntersecting =
        below > 0 ? below <= Number.parseInt(rootMargin) : part > 0 && part >= Number(threshold);
      callback(
        [{ target, isIntersecting } as unknown as IntersectionObserverEntry],
        this as unknown as IntersectionObserver,
      );
    };
  }
  observe(element: Element) {
    watched.set(element, (position) => this.#report(element, position));
  }
  unobserve(element: Element) {
    watched.delete(element);
  }
  disconnect() {
    watched.clear();
  }
}

/** Scrolls until an element is so many px below the view, or until a part of it shows. */
export async function scrollTo(element: Element, position: Partial<Position>): Promise<void> {
  await act(async () => watched.get(element)?.({ below: 0, part: 0, ...position }));
}
