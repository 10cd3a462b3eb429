import { type ComponentPropsWithRef, createContext, type MouseEvent, useContext } from 'react';
import { Link as RouterLink } from 'react-router-dom';

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
 * and fragments. A link to the current page scrolls to its top and moves the focus to its heading, which the
 * router does for a new page only.
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
        const { pathname, hash } = event.currentTarget;
        if (pathname !== location.pathname || hash) return;
        event.preventDefault();
        scrollTo(0, 0);
        focusHeading();
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
function isForThisTab(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Moves the focus to the page's heading, where screen readers and Tab continue. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
