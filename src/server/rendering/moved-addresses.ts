import { encoded } from '../../paths.ts';
import { pathOf } from '../request.ts';
import { canonicalPath, type Addresses } from './addresses.ts';

/** The contents of content/redirects.yaml, looked up by canonical paths. */
export interface MovedAddresses {
  /** The target of a moved address, as the file has it; undefined for other paths. */
  targetOf(path: string): string | undefined;
  /**
   * For a page that is gone, the path of its not-found page, shared by all paths that a `*` matches.
   * Undefined for other paths.
   */
  gonePath(path: string): string | undefined;
}

/** Whether a source or target of content/redirects.yaml stands for every address below it. */
export const hasWildcard = (pattern: string): boolean => pattern.endsWith('*');
const prefixOf = (pattern: string): string => pattern.slice(0, -1);

/** Whether a path matches a pattern; a trailing `*` matches one character or more. */
export function matches(pattern: string, path: string): boolean {
  if (!hasWildcard(pattern)) return path === pattern;
  const prefix = prefixOf(pattern);
  return path.length > prefix.length && path.startsWith(prefix);
}

/**
 * The form in which an address is looked up: `/About-Us/` and `/Café`, as an owner copies them from another
 * system, become `/about-us` and `/caf%C3%A9`.
 *
 * @throws HttpError for an invalid escape
 */
export function canonicalSource(source: string): string {
  if (!hasWildcard(source)) return canonicalPath(source);
  const prefix = prefixOf(source);
  const path = canonicalPath(prefix);
  return `${path}${prefix.endsWith('/') && path !== '/' ? '/' : ''}*`;
}

/** An address without `*` precedes one with it, a longer prefix a shorter one. */
const bySpecificity = ([one]: [string, string], [other]: [string, string]): number =>
  Number(hasWildcard(one)) - Number(hasWildcard(other)) || other.length - one.length;

/**
 * Looks up moved and gone addresses.
 *
 * @throws HttpError for an invalid escape in a source, which the build reports earlier (`redirectProblems`)
 */
export function movedAddresses(
  redirects: Readonly<Record<string, string>>,
  gone: readonly string[],
): MovedAddresses {
  const patterns = Object.entries(redirects)
    .map(([source, target]): [string, string] => [canonicalSource(source), target])
    .sort(bySpecificity);
  const goneSources = gone.map(canonicalSource);
  return {
    targetOf(path) {
      const [source, target] = patterns.find(([pattern]) => matches(pattern, path)) ?? [];
      if (!source || !target || !hasWildcard(target)) return target;
      return prefixOf(target) + path.slice(prefixOf(source).length);
    },
    gonePath: (path) => goneSources.find((pattern) => matches(pattern, path))?.replace(/\*$/, '-'),
  };
}

/** Whether a target is an address of another site. */
export const isExternal = (target: string): boolean => target.startsWith('https://');

/** Whether a path is a file's: addresses of pages have no extension. */
const isFile = (path: string): boolean => /\.[a-z0-9]+$/i.test(path);

/**
 * Where a moved address leads: to another site, a file, or a page that this server shows; undefined for other
 * targets. What a visitor writes in place of a `*` never leads to another host: `/\evil.com` is one to browsers.
 *
 * @param search the request's query, such as `?utm_source=mail`, which the target gets in addition to its own
 */
export function locationOf(
  written: string,
  search: string,
  addresses: Addresses,
): string | undefined {
  const target = encoded(written);
  const base = 'http://localhost';
  if (!isExternal(target)) {
    if (URL.parse(target, base)?.origin !== base) return undefined;
    const path = pathOf(target);
    if (!addresses.has(path) && !isFile(path)) return undefined;
  }
  const [address = '', fragment] = target.split('#', 2);
  const query = address.includes('?') ? search.replace('?', '&') : search;
  return address + query + (fragment === undefined ? '' : `#${fragment}`);
}
