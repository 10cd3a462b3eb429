import { site } from '../../../src/content/site.ts';
import type { Page } from './test.ts';

/** Notes the hosts that the page calls beside its own. */
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
