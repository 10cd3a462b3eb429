import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import {
  type GetScrollRestorationKeyFunction,
  ScrollRestoration,
  useLocation,
  NavigationType,
  useNavigation,
  useNavigationType,
} from 'react-router-dom';
import { entryState, SCROLL_POSITIONS } from './load-document.ts';

/** What is shown: the page, the router's key of it, and the history entry within it. */
const shown = { page: '', key: '', entry: {} as ReturnType<typeof entryState>, isLeaving: false };

const hasNavigation = 'navigation' in globalThis;

const pageOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

/**
 * Hides changes that only affect the fragment from the router: the browser follows fragments and restores positions
 * between them by itself. The router would render the page again. Must be called before the router is created, so that
 * its listener runs first.
 */
export function guardFragments(): void {
  addEventListener('popstate', (event) => {
    if (pageOf(location) !== shown.page || shown.isLeaving) return;
    event.stopImmediatePropagation();
    // The router records positions by this key.
    if (!event.state) history.replaceState({ ...shown.entry, key: String(Math.random()) }, '');
    shown.entry = entryState();
  });
  /* eslint-disable baseline-js/use-baseline -- where it is missing, the page shown may jump before the next one comes */
  // Of an entry that is left for another page, the browser would restore the position before that page is shown again.
  window.navigation?.addEventListener('navigate', ({ destination }) => {
    const isWithinPage = pageOf(new URL(destination.url)) === pageOf(location);
    history.scrollRestoration = isWithinPage ? 'auto' : 'manual';
  });
  /* eslint-enable baseline-js/use-baseline */
}

/**
 * The key of a location's position: that of the entry within the page, which the router doesn't know, and another
 * one while the document of the entry is still to come.
 */
const restorationKey: GetScrollRestorationKeyFunction = ({ key }) => {
  if (key !== shown.key) return key;
  return entryState().isArrival ? `${key}:replaced` : (shown.entry.key ?? key);
};

/** Records for guardFragments what is shown. Renders nothing. */
function Shown(): null {
  const { key, ...location } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const isLeaving = useNavigation().state === 'loading';
  const page = pageOf(location);
  // Layout effects, because a Back or Forward right after the navigation would be taken for a change of the
  // fragment.
  useLayoutEffect(() => {
    Object.assign(shown, { page, key, isLeaving, entry: entryState() });
    // The browser alone has the position of an entry that was left within its page; the router now goes to the top.
    const top = scrollY;
    if (isBack && hasNavigation && history.scrollRestoration === 'auto')
      queueMicrotask(() => scrollTo(0, top));
  }, [page, key, isBack, isLeaving]);
  return null;
}

/** Restores positions: React Router those of other pages, the browser those within the page. Renders nothing. */
export function ScrollPositions(): ReactNode {
  const page = pageOf(useLocation());
  // The router has turned it off.
  useEffect(() => {
    history.scrollRestoration = 'auto';
  }, [page]);
  return (
    <>
      <Shown />
      <ScrollRestoration getKey={restorationKey} storageKey={SCROLL_POSITIONS} />
    </>
  );
}
