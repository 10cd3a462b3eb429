import type { Params } from 'react-router-dom';
import { throwIfAny } from '../../content/compiler/content-error.ts';
import type { Content } from '../../content/model/content.ts';
import { MARKDOWN_PAGE } from '../../content/navigation/markdown-pages.ts';
import { isOffered } from '../../content/navigation/services.ts';
import type { PageRoute } from '../../pages/define-page.ts';
import { knownValue } from '../../query-parameter.ts';
import { HttpError } from '../http-error.ts';
import { pathOf } from '../request.ts';

export interface PageAddress {
  route: PageRoute;
  params: Params;
}

/** Every canonical path of the site with its page. */
export type Addresses = ReadonlyMap<string, PageAddress>;

/**
 * Lists the addresses of all pages; the catch-all (`*`) has none.
 *
 * @throws ContentError naming each page whose address is unreachable or taken by another page
 */
export function listAddresses(routes: readonly PageRoute[], content: Content): Addresses {
  const addresses = new Map<string, PageAddress>();
  const problems: string[] = [];
  for (const route of routes.filter(({ path }) => path !== '*'))
    for (const path of route.addresses?.(content) ?? [encodeURI(route.path)]) {
      const other = addresses.get(path);
      if (other)
        problems.push(
          `${path} is the address of two pages: ${nameOf(other.route)} and ${nameOf(route)}`,
        );
      else if (!path.startsWith('/') || canonicalPath(path) !== path)
        problems.push(`${route.id}: write its path ${path} like /training, in lower case`);
      else addresses.set(path, { route, params: route.match(path) ?? {} });
    }
  throwIfAny(problems);
  return addresses;
}

/** What a page's author looks for: its file, its entry in one, or its id. */
function nameOf({ id, path }: PageRoute): string {
  if (id === MARKDOWN_PAGE) return `content/pages${path}.md: rename it`;
  return isOffered(id) ? `content/services.yaml: ${id}: change its path` : id;
}

/**
 * The page that renders a 404 for a path: the parent list's detail page for an unknown id, else the
 * catch-all.
 */
export function findNotFoundPage(routes: readonly PageRoute[], pathname: string): PageAddress {
  const route = routes.find(({ match, addresses }) => addresses && match(pathname));
  return { route: route ?? routes.at(-1)!, params: {} };
}

/**
 * The path, and cache key, that stands for all unknown addresses that have the same not-found page: one for each list,
 * one for the addresses below each page (which the menu marks), and one for the rest. No page has such an address.
 */
export function notFoundPath(
  routes: readonly PageRoute[],
  addresses: Addresses,
  pathname: string,
): string {
  const { route } = findNotFoundPage(routes, pathname);
  if (route.addresses) return route.path.replace(/:[^/]+/g, '-');
  const [section = ''] = /^\/[^/]+/.exec(pathname) ?? [];
  return `${addresses.has(section) ? section : ''}/-/-`;
}

/** Normalising takes quadratic time in runs of combining marks; no page's address is as long. */
const MAX_NORMALISED = 500;

/**
 * Normalises an address: case, encoding (`/caf%C3%A9`), doubled and trailing slashes.
 *
 * @throws HttpError 400 for an invalid escape
 */
export function canonicalPath(pathname: string): string {
  const decoded = decode(pathname);
  const composed = decoded.length > MAX_NORMALISED ? decoded : decoded.normalize('NFC');
  const path = composed.toLowerCase().replace(/\/{2,}/g, '/');
  return encodeURI(path.length > 1 ? path.replace(/\/$/, '') : path);
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch (cause) {
    throw new HttpError(400, 'This address is not written correctly.', { cause });
  }
}

/**
 * A page's cache key: its path, and the declared parameter if its value is known. For an unknown address, its path.
 *
 * @param url path and query string of a request
 */
export function cacheKey(url: string, addresses: Addresses): string {
  const pathname = pathOf(url);
  const parameter = addresses.get(pathname)?.route.parameter;
  const value = parameter && knownValue(url.slice(pathname.length), parameter);
  return value ? `${pathname}?${parameter.name}=${value}` : pathname;
}
