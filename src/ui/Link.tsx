import { useContext } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PrefetchContext } from './prefetch-context.ts';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of src/paths.ts, a fragment (`#offices`), or a full address (`https:`, `mailto:`, `tel:`). */
  to: string;
}

const FULL_ADDRESS_OR_FRAGMENT = /^([a-z][a-z0-9+.-]*:|#)/i;

/**
 * A link: client navigation for the site's own paths, fetched ahead as soon as the visitor
 * hovers, touches or focuses it; a plain anchor for full addresses and fragments. The router would
 * render the page anew for a fragment, and wait with that for parts whose code has not come.
 */
export function Link({ to, onPointerEnter, onFocus, ...rest }: LinkProps) {
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
