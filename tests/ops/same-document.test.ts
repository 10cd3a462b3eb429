import { expect, it } from 'vitest';
import { routes } from '../support/example-routes.ts';
import { startSite } from '../support/start-site.ts';

/** Starts a process, and asks it for every page, one after the other. */
async function etagsOf(paths: readonly string[]) {
  const site = await startSite({ env: { SITE_URL: 'http://localhost:3000' } });
  const etags: Record<string, string | null> = {};
  for (const path of paths) etags[path] = (await fetch(site.origin + path)).headers.get('etag');
  await site.stop();
  return etags;
}

it('renders a page the same in every process, whatever that rendered before', async () => {
  const etags = await etagsOf(routes);
  expect(etags).toEqual(await etagsOf(routes.toReversed()));
  expect(new Set(Object.values(etags)).size).toBe(routes.length);
});
