import { get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { services } from '../../src/content/navigation/services.ts';
import { createMemoryLimit } from '../support/memory-limit.ts';
import { testSite } from '../support/test-site.ts';

/** The limits that docs/operations.md states. */
const MEMORY_MB = 256;
const CONNECTIONS = 1_000;
const SECONDS = 3;

/** The behaviour of an attacker on each connection. */
interface Flood {
  name: string;
  /** Requests one address after the other, as fast as they are answered. */
  requests?: { encodings: string; path(): string };
  /** Sends this text and reads no answer. */
  holds?: string;
}

const known = [
  '/',
  '/contact',
  '/case-studies',
  '/insights',
  ...services.slice(0, 2).map(({ path }) => path),
];
let count = 0;
const next = () => (count += 1);
const BROWSER = 'gzip, deflate, br, zstd';

const floods: readonly Flood[] = [
  {
    name: 'unknown addresses',
    requests: { encodings: BROWSER, path: () => `/wp-content/${next()}` },
  },
  {
    name: 'unknown addresses in brotli alone',
    requests: { encodings: 'br', path: () => `/wp-content/${next()}` },
  },
  {
    name: 'drawings',
    requests: { encodings: BROWSER, path: () => '/art/home/service-map.svg' },
  },
  {
    name: 'the data of pages',
    requests: { encodings: 'br', path: () => `/api/page?path=${known[next() % known.length]}` },
  },
  {
    name: 'known pages in brotli alone',
    requests: { encodings: 'br', path: () => known[next() % known.length]! },
  },
  { name: 'headers that never end', holds: 'GET / HTTP/1.1\r\nHost: x\r\n' },
  {
    name: 'films whose bytes are not read',
    holds: 'GET /film/hero.mp4 HTTP/1.1\r\nHost: x\r\n\r\n',
  },
];

/** Floods a local site from one client, whose address a proxy would forward. */
async function attack(origin: string, { requests, holds = '' }: Flood): Promise<void> {
  if (!requests) return hold(Number(new URL(origin).port), holds);
  await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': requests.encodings, 'x-forwarded-for': '41.0.0.1' },
    requests: [{ setupRequest: (request) => ({ ...request, path: requests.path() }) }],
  });
}

/** Reopens closed connections. */
async function hold(port: number, text: string) {
  let isOver = false;
  const sockets = new Set<ReturnType<typeof connect>>();
  const open = () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    sockets.add(socket);
    socket.write(text);
    socket.once('close', () => {
      sockets.delete(socket);
      if (!isOver) open();
    });
  };
  for (let at = 0; at < CONNECTIONS; at += 1) open();
  await sleep(SECONDS * 1_000);
  isOver = true;
  for (const socket of sockets) socket.destroy();
}

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
  const attacking = attack(site.origin, flood).finally(() => (isOver = true));
  while (!isOver) {
    expect(await getContact(site.origin)).toBe(200);
    await sleep(50);
  }
  await attacking;
  expect(await getContact(site.origin)).toBe(200);
  expect(site.stderr()).toBe('');
});
