import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** The page that the router shows, its history entry, and whether the router is on its way to another page. */
let shown = { page: '', entry: null as unknown, isLeaving: false };

/**
 * Says of the current entry who restores its position: the browser, or the router, which restores only those of entries
 * that are left for another page. The browser would restore these, too, while the page before is still shown.
 */
const restoreByBrowser = (isWithinPage: boolean): void => {
  history.scrollRestoration = isWithinPage ? 'auto' : 'manual';
};

const pageOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

/**
 * Hides changes that only affect the fragment from the router: the browser follows fragments and restores positions
 * between them by itself. The router would render the page again. While the router is on its way to another page it
 * sees all changes: after Back and at once Forward it would otherwise show one page at the address of the other. Must
 * be called before the router is created, so that its listener runs first.
 */
export function guardFragments(): void {
  addEventListener('popstate', (event) => {
    shown.isLeaving ||= pageOf(location) !== shown.page;
    if (shown.isLeaving) return;
    event.stopImmediatePropagation();
    // The router restores the scroll position by this state.
    if (event.state === null) history.replaceState(shown.entry, '');
  });
  /* eslint-disable baseline-js/use-baseline -- where it is missing, FragmentGuard does the same, sometimes too late */
  window.navigation?.addEventListener('navigate', ({ destination }) => {
    if (destination.sameDocument)
      restoreByBrowser(pageOf(new URL(destination.url)) === pageOf(location));
  });
  /* eslint-enable baseline-js/use-baseline */
}

/** Records for guardFragments what is shown, and lets the browser restore positions within it. Renders nothing. */
export function FragmentGuard(): null {
  const page = pageOf(useLocation());
  const isLeaving = useNavigation().state === 'loading';
  // A layout effect, because a Back or Forward right after the navigation would be taken for a change of the
  // fragment.
  useLayoutEffect(() => {
    shown = { page, entry: isLeaving ? shown.entry : history.state, isLeaving };
  });
  // The router has turned it off.
  useEffect(() => restoreByBrowser(!isLeaving), [page, isLeaving]);
  return null;
}
