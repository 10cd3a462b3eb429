import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const SCROLL_KEY = 'scroll:';

/**
 * What a browser does on a page load and a client-side router does not: scroll to the top of a new
 * page, to the target of a fragment, or back to where the visitor was (SPEC-NOTES 13), and move
 * the focus to the new page's heading. Renders nothing.
 */
export function Navigation(): null {
  const { key, pathname, hash } = useLocation();
  // The router's key is the same for every page that the server has sent.
  const entry = `${pathname} ${key}`;
  const navigationType = useNavigationType();
  const shown = useRef(pathname);
  const isFirst = useRef(true);

  useEffect(() => {
    const remember = () => rememberScroll(entry);
    addEventListener('scrollend', remember);
    addEventListener('pagehide', remember);
    return () => {
      removeEventListener('scrollend', remember);
      removeEventListener('pagehide', remember);
    };
  }, [entry]);

  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      history.scrollRestoration = 'manual';
      // A reload: the browser can't restore any more, once the restoration is manual.
      if (!hash && !isNewVisit()) scrollToRemembered(entry);
      return;
    }
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
    else if (navigationType !== NavigationType.Pop || !scrollToRemembered(entry)) scrollTo(0, 0);

    if (shown.current !== pathname) {
      shown.current = pathname;
      const heading = document.querySelector<HTMLElement>('main h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    }
  }, [entry, pathname, hash, navigationType]);

  return null;
}

/** The browser came here by a link or an address, not by reloading or going back. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}

function rememberScroll(entry: string): void {
  try {
    sessionStorage.setItem(SCROLL_KEY + entry, String(scrollY));
  } catch {
    // Storage is full or blocked: going back then starts at the top.
  }
}

function scrollToRemembered(entry: string): boolean {
  try {
    const top = sessionStorage.getItem(SCROLL_KEY + entry);
    if (top === null) return false;
    scrollTo(0, Number(top));
    return true;
  } catch {
    return false;
  }
}
