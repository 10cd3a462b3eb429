import { type ComponentPropsWithRef, createContext, type MouseEvent, useContext } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { focusHeading } from './focus-heading.ts';

/**
 * Called with a link's address when a visitor shows intent (hover, focus, touch), so that
 * the app can fetch that page's code and data early. Outside the app it does nothing.
 */
export const PrefetchContext = createContext<(href: string) => void>(() => {});

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'onClick'> {
  /** A path of src/paths.ts, a fragment (`#offices`), or a full address (`https:`, `mailto:`, `tel:`). */
  to: string;
  /** Called when the visitor follows a link of the site's own in this tab. */
  onFollow?: () => void;
}

const FULL_ADDRESS_OR_FRAGMENT = /^([a-z][a-z0-9+.-]*:|#)/i;

/**
 * A link: client navigation for the site's own paths, fetched ahead as soon as the visitor
 * hovers, touches or focuses it; a plain anchor for full addresses and fragments. The router would
 * render the page anew for a fragment and for the page that is shown, and wait with that for parts
 * whose code has not come: the first is left to the browser, the second leads to the page's top, or
 * to its fragment.
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
        if (event.currentTarget.pathname !== location.pathname) return;
        event.preventDefault();
        if (event.currentTarget.hash) {
          location.hash = event.currentTarget.hash;
          return;
        }
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

/** Other buttons and keys open a link elsewhere. */
function isForThisTab(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
