import type { PageRoute } from '../../pages/define-page.ts';
import { canonicalPath, notFoundPath, type Addresses } from './addresses.ts';
import { locationOf, type MovedAddresses } from './moved-addresses.ts';

type Destination =
  /** The canonical form of a page's address, or the target of a moved one: a page, a file or another site. */
  | { movedTo: string }
  /** A page's canonical path, or the path that stands for all addresses with the same not-found page. */
  | { pathname: string };

interface SiteAddresses {
  routes: readonly PageRoute[];
  addresses: Addresses;
  moved: MovedAddresses;
}

/**
 * Where an address leads: the same for documents and for their data.
 *
 * @param path of a request, in any form
 * @param search its query, such as `?utm_source=mail`, which a new address gets in addition to its own
 * @throws HttpError 400 for an invalid escape
 */
export function locate(
  path: string,
  search: string,
  { routes, addresses, moved }: SiteAddresses,
): Destination {
  if (addresses.has(path)) return { pathname: path };
  const canonical = canonicalPath(path);
  const target = moved.targetOf(canonical);
  const location = target && locationOf(target, search, addresses);
  if (location) return { movedTo: location };
  if (addresses.has(canonical)) return { movedTo: canonical + search };
  return {
    pathname: moved.gonePath(canonical) ?? notFoundPath(routes, addresses, canonical),
  };
}
