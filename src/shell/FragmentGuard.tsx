import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The address that the router shows, and the browser's entry for it. */
let shown = { page: '', entry: null as unknown };

const pageOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

/**
 * Keeps a change of the fragment alone from the router: the browser goes to the place by itself. The
 * router would draw the page anew, and React, which cannot wait during a `popstate`, would put
 * "Loading..." in place of each part whose code has not come, with what was typed in it. Call it before
 * the router is made: a window's listeners are called in their order.
 */
export function guardFragments(): void {
  addEventListener('popstate', (event) => {
    if (pageOf(location) !== shown.page) return;
    event.stopImmediatePropagation();
    // The router finds by it, on the way back from another page, how far this one was scrolled.
    if (event.state === null) history.replaceState(shown.entry, '');
  });
}

/** Tells guardFragments which page is shown. Draws nothing. */
export function FragmentGuard(): null {
  const page = pageOf(useLocation());
  // With the page itself: a Back or Forward right after it would be taken for a change of the fragment.
  useLayoutEffect(() => {
    shown = { page, entry: history.state };
  }, [page]);
  return null;
}
