/**
 * Parameters that a page declares and that change what it shows: only they are part of the page
 * cache's key, and only with these values (SPEC-NOTES 16).
 */
const declaredParameters: Record<string, { name: string; values: readonly string[] }> = {
  '/thank-you': { name: 'type', values: ['consultation'] },
};

/** An address as the server sees it: a path, and the declared parameters in one spelling. */
export interface PageAddress {
  pathname: string;
  /** `pathname`, with the declared parameters that hold a known value. */
  key: string;
}

/**
 * @param url path and query string of a request
 * @returns the address, or null for something that is no path (`//host`, a broken escape)
 */
export function parsePageAddress(url: string): PageAddress | null {
  const end = url.indexOf('?');
  const pathname = end === -1 ? url : url.slice(0, end);
  if (!pathname.startsWith('/') || pathname.startsWith('//') || !isDecodable(pathname)) return null;
  const declared = declaredParameters[pathname];
  const value = declared && new URLSearchParams(url.slice(pathname.length)).get(declared.name);
  const known = value && declared.values.includes(value);
  return { pathname, key: known ? `${pathname}?${declared.name}=${value}` : pathname };
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
