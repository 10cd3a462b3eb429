import { focusTarget, isForThisTab } from '../ui/actions/Link.tsx';

/**
 * Lets the app follow the document's links to pages of the site, those in an article's text, too, and prefetch their
 * page on hover, focus and touch. One listener serves them all: a link needs no code of its own, and works before its
 * section is hydrated. Files, other sites and other targets stay the browser's. Must be called after hydrateRoot, so
 * that React's handlers run first.
 */
export function followPageLinks(
  navigate: (to: string) => void,
  prefetch: (href: string) => void,
): void {
  const prefetchAt = (event: Event) => {
    const link = pageLinkAt(event);
    if (link) prefetch(link.href);
  };
  document.addEventListener('pointerover', prefetchAt);
  document.addEventListener('focusin', prefetchAt);
  document.addEventListener('click', (event) => {
    const link = pageLinkAt(event);
    if (!link || event.defaultPrevented || !isForThisTab(event)) return;
    event.preventDefault();
    if (!followInPage(link)) navigate(link.pathname + link.search + link.hash);
  });
}

/** The link to a page of the site on which an event has happened. */
function pageLinkAt({ target }: Event): HTMLAnchorElement | null {
  const link =
    target instanceof Element
      ? target.closest<HTMLAnchorElement>('a[href]:not([href^="#"])')
      : undefined;
  const isPage =
    link?.origin === location.origin &&
    link.target === '' &&
    !link.hasAttribute('download') &&
    !/^\/api\/|\.\w+$/.test(link.pathname);
  return isPage ? link : null;
}

/**
 * Follows a link within the current page, where the router would do less: the browser follows a fragment, and a link to
 * the page itself leads to its top and heading.
 *
 * @returns false for a link to another page
 */
function followInPage({ pathname, search, hash }: HTMLAnchorElement): boolean {
  if (pathname !== location.pathname || (search && search !== location.search)) return false;
  const page = location.pathname + location.search;
  if (hash) location.assign(page + hash);
  else {
    if (location.hash) history.pushState(history.state, '', page);
    scrollTo(0, 0);
    focusTarget();
  }
  return true;
}
