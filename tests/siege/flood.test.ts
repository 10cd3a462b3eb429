import autocannon from 'autocannon';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { createMemoryLimit } from '../support/memory-limit.ts';
import { startSite, type SiteProcess } from '../support/site-process.ts';

/** As docs/operations.md promises it. */
const MEMORY_MB = 256;
const SECONDS = 6;

const canLimit = (() => {
  const limit = createMemoryLimit(MEMORY_MB);
  limit?.remove();
  return limit !== undefined;
})();

beforeAll(() => {
  if (!canLimit)
    process.stderr.write(
      'No memory limit can be set here (it takes control groups, and mostly root): the floods run without one.\n',
    );
});

async function limitedSite(env: Record<string, string> = {}) {
  const memory = canLimit ? createMemoryLimit(MEMORY_MB) : undefined;
  const site = await startSite({
    env: { MALLOC_ARENA_MAX: '2', TRUST_PROXY: '1', ...env },
    openFiles: 4_096,
    ...(memory && { memory }),
  });
  onTestFinished(async () => {
    site.kill('SIGKILL');
    await site.ended;
    memory?.remove();
  });
  return { site, memory };
}

interface Flood {
  name: string;
  connections: number;
  encodings: string;
  paths(): string;
}

let count = 0;
const known = ['/', '/contact', '/shopify', '/case-studies', '/insights', '/web-apps'];
const floods: Flood[] = [
  {
    name: 'unknown addresses',
    connections: 1_000,
    encodings: 'gzip, deflate, br',
    paths: () => `/wp-content/${(count += 1)}`,
  },
  {
    name: 'unknown addresses in brotli alone',
    connections: 1_000,
    encodings: 'br',
    paths: () => `/wp-content/${(count += 1)}`,
  },
  {
    name: 'drawings',
    connections: 1_000,
    encodings: 'br',
    paths: () => '/art/home/service-map.svg',
  },
  {
    name: 'the data of pages',
    connections: 1_000,
    encodings: 'br',
    paths: () => `/api/page?path=${known[(count += 1) % known.length]}`,
  },
  {
    name: 'known pages in brotli alone, from the start',
    connections: 1_000,
    encodings: 'br',
    paths: () => known[(count += 1) % known.length]!,
  },
];

function attack({ origin }: SiteProcess, { connections, encodings, paths }: Flood) {
  return autocannon({
    url: origin,
    connections,
    duration: SECONDS,
    headers: { 'accept-encoding': encodings },
    requests: [{ setupRequest: (request) => ({ ...request, path: paths() }) }],
  });
}

it.each(floods)(
  'outlives a flood of $name, and serves its visitors',
  async (flood) => {
    const { site, memory } = await limitedSite();
    const attacking = attack(site, flood);
    const visits: number[] = [];
    let isOver = false;
    void attacking.then(() => (isOver = true));
    while (!isOver) {
      const began = performance.now();
      const response = await fetch(`${site.origin}/contact`);
      await response.arrayBuffer();
      expect(response.status).toBe(200);
      visits.push(performance.now() - began);
    }
    const { requests } = await attacking;
    visits.sort((one, other) => one - other);
    console.info(
      `${flood.name}: ${Math.round(requests.average)} requests/s, ${memory?.peakMb()} MB at most, ` +
        `a visitor's page after ${Math.round(visits[Math.floor(visits.length * 0.99)]!)} ms (99 %)\n`,
    );
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
  },
  60_000,
);
