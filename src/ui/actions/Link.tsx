import { type ComponentPropsWithRef, createContext, type MouseEvent, useContext } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';

/**
 * Called with a link's address on hover, focus or touch, so that the app can prefetch the page. Does nothing
 * outside the app.
 */
export const PrefetchContext = createContext<(href: string) => void>(() => {});

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'onClick'> {
  /** A path of src/paths.ts, a fragment (`#offices`), or a full address (`https:`, `mailto:`, `tel:`). */
  to: string;
  /** Called when the visitor follows an internal link in this tab. */
  onFollow?: () => void;
}

const FULL_ADDRESS_OR_FRAGMENT = /^([a-z][a-z0-9+.-]*:|#)/i;

/**
 * A link: client-side navigation with prefetch for the site's own paths, a plain anchor for full addresses
 * and fragments.
 */
export function Link({ to, onFollow, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const prefetch = useContext(PrefetchContext);
  if (FULL_ADDRESS_OR_FRAGMENT.test(to)) {
    return (
      <a rel="noopener" {...rest} href={to} onPointerEnter={onPointerEnter} onFocus={onFocus} />
    );
  }
  return (
    <RouterLink
      {...rest}
      to={to}
      discover="none"
      onClick={(event) => {
        if (!isForThisTab(event)) return;
        onFollow?.();
        if (followInPage(event.currentTarget)) event.preventDefault();
      }}
      onPointerEnter={(event) => {
        prefetch(to);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch(to);
        onFocus?.(event);
      }}
    />
  );
}

/** Other buttons and modifier keys open a link elsewhere. */
export function isForThisTab(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
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

/**
 * Moves the focus to the element of the address's fragment, else to the page's heading, where screen readers and
 * Tab continue.
 */
export function focusTarget(): void {
  const target =
    document.getElementById(location.hash.slice(1)) ??
    document.querySelector<HTMLElement>('main h1');
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Handlers for an element whose content has links in its text, like an article: links to pages of the site navigate and
 * prefetch like `Link`. Files, other sites and other targets stay the browser's.
 */
export function useContentLinks() {
  const prefetch = useContext(PrefetchContext);
  const navigate = useNavigate();
  const pageLinkAt = ({ target }: { target: EventTarget }): HTMLAnchorElement | null => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]:not([href^="#"])');
    const isPage =
      link?.origin === location.origin &&
      link.target === '' &&
      !link.hasAttribute('download') &&
      !/^\/api\/|\.\w+$/.test(link.pathname);
    return isPage ? link : null;
  };
  const prefetchAt = (event: { target: EventTarget }) => {
    const link = pageLinkAt(event);
    if (link) prefetch(link.href);
  };
  return {
    onPointerOver: prefetchAt,
    onFocus: prefetchAt,
    onClick(event: MouseEvent) {
      const link = pageLinkAt(event);
      if (!link || event.defaultPrevented || !isForThisTab(event)) return;
      event.preventDefault();
      if (!followInPage(link)) void navigate(link.pathname + link.search + link.hash);
    },
  };
}
