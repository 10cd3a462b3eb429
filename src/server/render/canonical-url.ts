/**
 * One address for each page: no trailing slash, no doubled slashes (`//evil.example/` must not
 * become a redirect to another host), no backslashes, which browsers read as slashes.
 *
 * @param url path and query string of a request
 * @returns the canonical path with its query string; null for something that is no path
 */
export function canonicalUrl(url: string): string | null {
  if (!url.startsWith('/')) return null;
  const end = url.indexOf('?');
  const pathname = end === -1 ? url : url.slice(0, end);
  const single = pathname.replaceAll('\\', '%5C').replace(/\/{2,}/g, '/');
  const canonical = single.length > 1 ? single.replace(/\/$/, '') : single;
  return canonical + url.slice(pathname.length);
}
