import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testSite } from '../support/test-site.ts';
import type { RunningSite } from '../support/start-site.ts';
import { until } from '../support/until.ts';

/** Sends cheap requests with long log lines. */
async function sendRequests({ origin }: RunningSite, requests: number): Promise<void> {
  const send = async () => (await fetch(`${origin}/api/${'x'.repeat(190)}`)).text();
  for (let sent = 0; sent < requests; sent += 25)
    await Promise.all(Array.from({ length: 25 }, send));
}

const droppedLines = async (site: RunningSite) => {
  const metrics = await (await fetch(`${site.origin}/metrics`)).text();
  return Number(/^log_lines_dropped_total (\d+)$/m.exec(metrics)?.[1]);
};

async function endsInTime(site: RunningSite) {
  site.kill('SIGTERM');
  expect(await site.ended).toEqual({ code: 0, signal: null });
  expect(site.stderr()).toBe('');
}

it.each([
  ['without a reader of its log'],
  // Each write to it fails like one to a full disk.
  ['while the disk of its log is full', '/dev/full'],
])('runs and exits normally %s', async (_, outputFile = '') => {
  const site = await testSite(existsSync(outputFile) ? { outputFile } : {});
  site.stdout?.destroy();
  await sendRequests(site, 200);
  await until(async () => (await droppedLines(site)) >= 200);
  await endsInTime(site);
});

it('runs and exits normally while the reader of its log is paused, and logs the number of dropped lines', async () => {
  const site = await testSite();
  const stall = async () => {
    const before = await droppedLines(site);
    site.stdout?.pause();
    await until(async () => {
      await sendRequests(site, 200);
      return (await droppedLines(site)) > before;
    });
  };
  await stall();
  site.stdout?.resume();
  await until(async () => {
    await sendRequests(site, 50);
    return site.log().some(({ msg }) => msg === 'log lines were dropped');
  });
  await stall();
  await endsInTime(site);
});
