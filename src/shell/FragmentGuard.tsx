import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The page that the router shows, and its history entry. */
let shown = { page: '', entry: null as unknown };

const pageOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

/**
 * Hides changes that only affect the fragment from the router: the browser follows fragments by itself. The router
 * would render the page again, and because React can't suspend during a `popstate`, parts without code would
 * lose their HTML and form input. Must be called before the router is created, so that its listener runs first.
 */
export function guardFragments(): void {
  addEventListener('popstate', (event) => {
    if (pageOf(location) !== shown.page) return;
    event.stopImmediatePropagation();
    // The router restores the scroll position by this state.
    if (event.state === null) history.replaceState(shown.entry, '');
  });
  restorePositionWithinPage();
}

/**
 * Scrolls on Back and Forward between the fragments of a page, which the browser doesn't do while the router
 * restores positions. Does nothing in browsers without the Navigation API.
 */
function restorePositionWithinPage(): void {
  const { navigation } = window as Partial<Window>;
  const positions = new Map<string, number>();
  /* eslint-disable baseline-js/use-baseline -- checked */
  navigation?.addEventListener('currententrychange', ({ from, navigationType }) => {
    positions.set(from.key, scrollY);
    if (navigationType !== 'traverse' || pageOf(location) !== shown.page) return;
    const position = positions.get(navigation.currentEntry?.key ?? '');
    if (position !== undefined) scrollTo(0, position);
    else (document.getElementById(location.hash.slice(1)) ?? document.body).scrollIntoView();
  });
  /* eslint-enable baseline-js/use-baseline */
}

/** Records for guardFragments which page is shown. Renders nothing. */
export function FragmentGuard(): null {
  const page = pageOf(useLocation());
  // A layout effect, because a Back or Forward right after the navigation would be taken for a change of the
  // fragment.
  useLayoutEffect(() => {
    shown = { page, entry: history.state };
  }, [page]);
  return null;
}
