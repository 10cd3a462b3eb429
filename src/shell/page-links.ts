import { isForThisTab } from '../ui/actions/Link.tsx';

/**
 * Lets the app follow links to the site's pages and fragments, and prefetch their pages on hover, focus and touch.
 * One listener for all of them also covers articles, and sections that are not hydrated yet. Files, other sites,
 * other targets and links that open a panel by `:target` (Popover.tsx) are left to the browser. Call it after
 * hydrateRoot, so that React's handlers run first.
 */
export function followPageLinks(
  navigate: (to: string, options: { replace: boolean }) => void,
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
    const { pathname, search, hash, href } = link;
    navigate(pathname + search + hash, { replace: href === location.href });
  });
}

/** The link to a page of the site on which an event happened. */
function pageLinkAt({ target }: Event): HTMLAnchorElement | null {
  const link =
    target instanceof Element
      ? target.closest<HTMLAnchorElement>('a[href]:not([data-opens])')
      : undefined;
  const isPage =
    link?.origin === location.origin &&
    link.target === '' &&
    !link.hasAttribute('download') &&
    !/^\/api\/|\.\w+$/.test(link.pathname);
  return isPage ? link : null;
}
