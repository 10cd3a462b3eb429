import { site } from '../../../src/content/site.ts';
import type { Page } from './test.ts';

/** The links of a document's head that make a browser connect to their host, if only ahead of time. */
const CONNECTING = 'preconnect, dns-prefetch, preload, modulepreload, prefetch, stylesheet, icon'
  .split(', ')
  .map((rel) => `link[rel~="${rel}"][href]`)
  .join();

/** The hosts of other parties that the document has the browser connect to, whether or not it asks them for files. */
export const linkedHosts = (page: Page): Promise<string[]> =>
  page
    .locator(CONNECTING)
    .evaluateAll((links) =>
      links
        .map((link) => new URL((link as HTMLLinkElement).href).hostname)
        .filter((hostname) => hostname !== location.hostname),
    );

/** The hosts that the configuration has every page connect to ahead of time; the privacy notice names them. */
export const configuredHosts: ReadonlySet<string> = new Set(
  [...site.hosts.preconnect, ...site.hosts.dnsPrefetch].map(
    (origin) => new URL(origin, 'https://localhost').hostname,
  ),
);

/** Notes the hosts of other parties that the page requests files from. */
export function watchHosts(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') hosts.add(hostname);
  });
  return hosts;
}

/** What others run and a page shows, by its path. */
export const thirdParties: Record<string, string[]> = {
  '/book-consultation': ['assets.calendly.com'],
  '/contact': [new URL(site.hosts.maps).hostname],
};
