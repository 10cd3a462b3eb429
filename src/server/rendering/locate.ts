import type { PageRoute } from '../../pages/define-page.ts';
import { canonicalPath, missingAddress, type Addresses } from './addresses.ts';
import { locationOf, type MovedAddresses } from './moved-addresses.ts';

type Place =
  /** The canonical spelling of a page's address, or the target of a moved one: a page, a file or another site. */
  | { movedTo: string }
  /** A page's canonical path, or the placeholder of all addresses with the same not-found page. */
  | { pathname: string };

interface Site {
  routes: readonly PageRoute[];
  addresses: Addresses;
  moved: MovedAddresses;
}

/** A path that has its query within: a chat escapes the `?`, or somebody writes `&` for it. */
const swallowedQuery = /^(.*?)(?:%3f|&)(.*)$/is;

/** What a mail program or a chat takes into a link from the sentence around it. */
const sentenceEnd = /(?<![\s/.,;:!?'"’”»)\]}>])[\s/.,;:!?'"’”»)\]}>]+$/;

/** The path and the query that a mistaken address means. */
function meantBy(path: string, search: string): { page: string; search: string } {
  const [, before = path, within = ''] = swallowedQuery.exec(path) ?? [];
  const query = [String(new URLSearchParams(decodeURIComponent(within))), search.slice(1)];
  const joined = query.filter((part) => part !== '').join('&');
  return {
    page: canonicalPath(before).replace(sentenceEnd, '') || '/',
    search: joined && `?${joined}`,
  };
}

/**
 * Where an address leads: the same for documents and for their data.
 *
 * @param path of a request, in any spelling
 * @param search its query, such as `?utm_source=mail`, which a new address gets in addition to its own
 * @throws HttpError 400 for an invalid escape
 */
export function locate(path: string, search: string, { routes, addresses, moved }: Site): Place {
  if (addresses.has(path)) return { pathname: path };
  const canonical = canonicalPath(path);
  const target = moved.targetOf(canonical);
  const location = target && locationOf(target, search, addresses);
  if (location) return { movedTo: location };
  if (addresses.has(canonical)) return { movedTo: canonical + search };
  const meant = meantBy(path, search);
  if (addresses.has(meant.page)) return { movedTo: meant.page + meant.search };
  return { pathname: moved.goneAddress(canonical) ?? missingAddress(routes, addresses, canonical) };
}
