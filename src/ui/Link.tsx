import { useContext } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PrefetchContext } from './prefetch-context.ts';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of src/paths.ts, a fragment (`#offices`), or a full address (`https:`, `mailto:`, `tel:`). */
  to: string;
}

const FULL_ADDRESS = /^[a-z][a-z0-9+.-]*:/i;

/** Writing an anchor needs no router; asking it for each link is a tenth of a render's time. */
const isServer = typeof document === 'undefined';

/**
 * A link: client navigation for the site's own paths, fetched ahead as soon as the visitor
 * hovers, touches or focuses it; a plain anchor for full addresses.
 */
export function Link({ to, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const prefetch = useContext(PrefetchContext);
  if (FULL_ADDRESS.test(to)) {
    return (
      <a rel="noopener" {...rest} href={to} onPointerEnter={onPointerEnter} onFocus={onFocus} />
    );
  }
  if (isServer && to.startsWith('/')) return <a {...rest} href={to} />;
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
