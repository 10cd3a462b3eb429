import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';

let unmount: (() => void) | undefined;

/** Removes a rendered page after each test (tests/setup/happy-dom.ts). */
export function resetPage(): void {
  if (!unmount) return;
  vi.useRealTimers();
  act(unmount);
  unmount = undefined;
  document.body.replaceChildren();
}

function preparePage(): void {
  unmount = () => {};
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
}

/**
 * Renders to HTML, puts it in the page and hydrates it, for tests in happy-dom. Throws when the two differ. The page
 * is reset after each test.
 *
 * @param before what the visitor does first: presses the button of that name, or runs the test's function
 */
export async function hydrate(
  node: ReactNode,
  before?: string | ((container: HTMLElement) => void),
  address = '/',
): Promise<HTMLElement> {
  preparePage();
  const page = <MemoryRouter initialEntries={[address]}>{node}</MemoryRouter>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  globalThis.earlyClick = undefined;
  // As the start script does.
  addEventListener('click', (click) => (globalThis.earlyClick = click), {
    capture: true,
    once: true,
  });
  if (typeof before === 'string') button(before).click();
  if (typeof before === 'function') before(container);
  await act(async () => {
    const root = hydrateRoot(container, page, {
      onRecoverableError: (error) => {
        throw error;
      },
    });
    unmount = () => root.unmount();
  });
  return container;
}

/** Renders in the browser alone, as after a navigation. The page is reset after each test. */
export async function render(
  node: ReactNode,
  container: Element | Document = document.body.appendChild(document.createElement('div')),
): Promise<Element | Document> {
  preparePage();
  const root = createRoot(container);
  unmount = () => root.unmount();
  await act(async () => root.render(node));
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

/** Supports a margin in px, the same on all sides, and one threshold. */
class FakeIntersectionObserver {
  observe: (target: Element) => void;
  unobserve = (target: Element) => void watched.delete(target);
  disconnect = () => watched.clear();

  constructor(
    callback: (entries: Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>[]) => void,
    { rootMargin = '0px', threshold = 0 }: IntersectionObserverInit = {},
  ) {
    this.observe = (target) =>
      watched.set(target, ({ below, part }) => {
        const isShown = part > 0 && part >= Number(threshold);
        const isNear = below <= Number.parseInt(rootMargin);
        callback([{ target, isIntersecting: below > 0 ? isNear : isShown }]);
      });
  }
}

/** Scrolls until an element is a distance below the view, or partly visible. */
export async function scrollTo(element: Element, position: Partial<Position>): Promise<void> {
  await act(async () => watched.get(element)?.({ below: 0, part: 0, ...position }));
}
