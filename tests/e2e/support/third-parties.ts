import { site } from '../../../src/content/site.ts';
import type { Page } from './test.ts';

/** Selects head links that make a browser connect to their host. */
const CONNECTING = 'preconnect, dns-prefetch, preload, modulepreload, prefetch, stylesheet, icon'
  .split(', ')
  .map((rel) => `link[rel~="${rel}"][href]`)
  .join();

/** The third-party hosts of the document's head links. */
export const linkedHosts = (page: Page): Promise<string[]> =>
  page
    .locator(CONNECTING)
    .evaluateAll((links) =>
      links
        .map((link) => new URL((link as HTMLLinkElement).href).hostname)
        .filter((hostname) => hostname !== location.hostname),
    );

/** The configured hosts of preconnect and dns-prefetch, which the privacy notice names. */
export const configuredHosts: ReadonlySet<string> = new Set(
  [...site.hosts.preconnect, ...site.hosts.dnsPrefetch].map(
    (origin) => new URL(origin, 'https://localhost').hostname,
  ),
);

/** Records third-party hosts of requests. */
export function watchHosts(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') hosts.add(hostname);
  });
  return hosts;
}

/** Third-party hosts of each path. */
export const thirdParties: Record<string, string[]> = {
  '/book-consultation': ['assets.calendly.com'],
  '/contact': [new URL(site.hosts.maps).hostname],
};
