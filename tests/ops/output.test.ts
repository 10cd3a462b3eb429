import { expect, it } from 'vitest';
import { testSite } from '../support/test-site.ts';
import type { RunningSite } from '../support/start-site.ts';

/** Sends cheap requests with long log lines. */
const sendRequests = ({ origin }: RunningSite) =>
  Promise.all(
    Array.from({ length: 25 }, async () =>
      (await fetch(`${origin}/api/${'x'.repeat(190)}`)).text(),
    ),
  );

it.each<[what: string, end: 'destroy' | 'pause', first?: string]>([
  ['without a reader of its log', 'destroy'],
  ['while the reader of its log is paused', 'pause'],
  // Each write to it fails like one to a full disk.
  ['while the disk of its log is full', 'destroy', 'exec > /dev/full'],
])('runs and exits normally %s', async (_, end, first = ':') => {
  const site = await testSite({ first });
  site.stdout?.[end]();
  // More lines than are kept for a reader.
  for (let round = 0; round < 40; round += 1) await sendRequests(site);
  site.kill('SIGTERM');
  expect(await site.ended).toEqual({ code: 0, signal: null });
  expect(site.stderr()).toBe('');
});
