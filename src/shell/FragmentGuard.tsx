import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** The page that the router shows, and its history entry. */
let shown = { page: '', entry: null as unknown };

const pageOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

/**
 * Hides changes that only affect the fragment from the router: the browser follows fragments and restores positions
 * between them by itself. The router would render the page again. Must be called before the router is created, so that
 * its listener runs first.
 */
export function guardFragments(): void {
  addEventListener('popstate', (event) => {
    if (pageOf(location) !== shown.page) return;
    event.stopImmediatePropagation();
    // The router restores the scroll position by this state.
    if (event.state === null) history.replaceState(shown.entry, '');
  });
}

/** Records for guardFragments which page is shown, and lets the browser restore positions within it. Renders nothing. */
export function FragmentGuard(): null {
  const page = pageOf(useLocation());
  const isLeaving = useNavigation().state === 'loading';
  // A layout effect, because a Back or Forward right after the navigation would be taken for a change of the
  // fragment.
  useLayoutEffect(() => {
    shown = { page, entry: history.state };
  }, [page]);
  // The router has turned it off, but restores only positions of other pages: those of an entry that is left for one.
  useEffect(() => {
    history.scrollRestoration = isLeaving ? 'manual' : 'auto';
  }, [page, isLeaving]);
  return null;
}
