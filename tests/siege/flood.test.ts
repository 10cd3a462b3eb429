import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { attack, floods } from '../support/floods.ts';
import { createMemoryLimit } from '../support/memory-limit.ts';
import { testSite } from '../support/test-site.ts';

/** The limits that docs/operations.md states. */
const MEMORY_MB = 256;
const SECONDS = 3;

const canLimit = (() => {
  const limit = createMemoryLimit(MEMORY_MB);
  limit?.remove();
  return limit !== undefined;
})();

beforeAll(() => {
  if (!canLimit)
    process.stderr.write(
      'No memory limit is available (it requires control groups, and usually root): the floods run without one.\n',
    );
});

/** The built server behind one proxy, within the required memory. */
async function limitedSite() {
  const memory = canLimit ? createMemoryLimit(MEMORY_MB) : undefined;
  const site = await testSite({
    env: { MALLOC_ARENA_MAX: '2', TRUST_PROXY: '1' },
    openFiles: 4_096,
    ...(memory && { memory }),
  });
  onTestFinished(async () => {
    site.kill('SIGKILL');
    await site.ended;
    memory?.remove();
  });
  return site;
}

/** Requests a page on a new connection. */
const getContact = (origin: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'x-forwarded-for': '196.0.0.7' };
    get(`${origin}/contact`, { agent: false, headers }, (res) => {
      res.resume().once('end', () => resolve(res.statusCode));
    }).once('error', reject);
  });

it.each(floods)('serves visitors during 1,000 connections of $name', async (flood) => {
  const site = await limitedSite();
  let isOver = false;
  const attacking = attack(site.origin, flood, { seconds: SECONDS }).finally(() => (isOver = true));
  while (!isOver) {
    expect(await getContact(site.origin)).toBe(200);
    await sleep(50);
  }
  await attacking;
  expect(await getContact(site.origin)).toBe(200);
  expect(site.stderr()).toBe('');
});
