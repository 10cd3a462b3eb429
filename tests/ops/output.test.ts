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

it.each<[what: string, end: 'destroy' | 'pause', rounds: number, first?: string]>([
  ['without a reader of its log', 'destroy', 2],
  // More lines than the log buffers.
  ['while the reader of its log is paused', 'pause', 40],
  // Each write to it fails like one to a full disk.
  ['while the disk of its log is full', 'destroy', 2, 'exec > /dev/full'],
])('runs and exits normally %s', async (_, end, rounds, first = ':') => {
  const site = await testSite({ first });
  site.stdout?.[end]();
  for (let round = 0; round < rounds; round += 1) await sendRequests(site);
  site.kill('SIGINT');
  expect(await site.ended).toEqual({ code: 0, signal: null });
  expect(site.stderr()).toBe('');
});
