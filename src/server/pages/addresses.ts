import { matchPath, type Params } from 'react-router-dom';
import type { Content } from '../../content/records/content.ts';
import type { PageRoute } from '../../pages/define-page.ts';
import { HttpError } from '../http-error.ts';

/** A page at one of its addresses. */
export interface PageAddress {
  route: PageRoute;
  params: Params;
}

/** Every canonical path of the site, with the page that stands there. */
export type Addresses = ReadonlyMap<string, PageAddress>;

/** A page's path is wrong; the message is made for the person who wrote it. */
export class RouteError extends Error {
  override name = 'RouteError';
}

/**
 * Lists the addresses of all pages; the one for every other path (`*`) has none.
 *
 * @throws RouteError naming the page whose address can't be reached, or is another page's
 */
export function listAddresses(routes: readonly PageRoute[], content: Content): Addresses {
  const addresses = new Map<string, PageAddress>();
  for (const route of routes.filter(({ path }) => path !== '*'))
    for (const path of route.addresses?.(content) ?? [route.path]) {
      const other = addresses.get(path);
      if (other)
        throw new RouteError(
          `${path} is the address of two pages: ${other.route.id} and ${route.id}`,
        );
      if (!path.startsWith('/') || canonicalPath(path) !== path)
        throw new RouteError(
          `${route.id}: write its path ${path} like /training, in small letters`,
        );
      addresses.set(path, { route, params: matchPath(route.path, path)?.params ?? {} });
    }
  return addresses;
}

/** The page that says that there is nothing at a path: a list's own for an unknown id, else the last. */
export function findMissing(routes: readonly PageRoute[], pathname: string): PageAddress {
  const route = routes.find(({ path, addresses }) => addresses && matchPath(path, pathname));
  return { route: route ?? routes.at(-1)!, params: {} };
}

/** The id of the page that stands at a path, or says that nothing is there. */
export function routeIdOf(
  routes: readonly Pick<PageRoute, 'id' | 'path'>[],
  pathname: string,
): string {
  return routes.find(({ path }) => matchPath(path, pathname))!.id;
}

/**
 * The address that a not-found page is rendered at and kept under, for all unknown addresses that show
 * the same: one for each list, one for each page that addresses lie below (the menu marks it), one for
 * the rest. No page has such an address.
 */
export function missingAddress(
  routes: readonly PageRoute[],
  addresses: Addresses,
  pathname: string,
): string {
  const { route } = findMissing(routes, pathname);
  if (route.addresses) return route.path.replace(/:[^/]+/g, '-');
  const [section = ''] = /^\/[^/]+/.exec(pathname) ?? [];
  return `${addresses.has(section) ? section : ''}/-/-`;
}

/**
 * Takes away what addresses of the same page may differ in: case, percent-encoding, doubled and
 * trailing slashes.
 *
 * @throws HttpError 400 for a broken escape
 */
export function canonicalPath(pathname: string): string {
  const plain = decode(pathname)
    .toLowerCase()
    .replace(/\/{2,}/g, '/');
  return plain.length > 1 ? plain.replace(/\/$/, '') : plain;
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch (cause) {
    throw new HttpError(400, 'This address is not written correctly.', { cause });
  }
}

/**
 * A page's name in the cache: its path, and the declared parameter where it has a known value. Of what is
 * no page, the path alone.
 *
 * @param url path and query string of a request
 */
export function cacheKey(url: string, addresses: Addresses): string {
  const [pathname = '', search] = url.split('?', 2);
  const parameter = addresses.get(pathname)?.route.parameter;
  const value = parameter && new URLSearchParams(search).get(parameter.name);
  return value && parameter.values.includes(value)
    ? `${pathname}?${parameter.name}=${value}`
    : pathname;
}
