import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { expect, it, onTestFinished } from 'vitest';
import { services } from '../../src/content/navigation/services.ts';
import { createHttpClient } from '../support/http-client.ts';
import { createMemoryLimit } from '../support/memory-limit.ts';
import { testSite } from '../support/test-site.ts';

/** The limits that docs/operations.md states. */
const MEMORY_MB = 256;
const CONNECTIONS = 1_000;
const SECONDS = 3;

const BROWSER = 'gzip, deflate, br, zstd';
const pages = ['/', '/contact', '/case-studies', '/insights', services[0]!.path, services[1]!.path];
let count = 0;
const next = () => (count += 1);
const unknown = () => `/wp-content/${next()}`;
const known = () => pages[next() % pages.length]!;

/** Requests one address after the other, as fast as they are answered, as one client behind a proxy. */
const request = (encodings: string, path: () => string) => async (origin: string) =>
  autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': encodings, 'x-forwarded-for': '41.0.0.1' },
    requests: [{ setupRequest: (one) => ({ ...one, path: path() }) }],
  });

/** Sends a text on connections that read no answer, and opens those anew that are closed. */
const hold = (text: string) => async (origin: string) => {
  let isOver = false;
  const sockets = new Set<ReturnType<typeof connect>>();
  const open = () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => {});
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
};

/** The built server behind one proxy, within the required memory. */
async function limitedSite() {
  const memory = createMemoryLimit(MEMORY_MB);
  if (!memory)
    process.stderr.write(
      'No memory limit is available (it requires control groups, and usually root): the flood runs without one.\n',
    );
  const site = await testSite({
    env: { MALLOC_ARENA_MAX: '2', TRUST_PROXY: '1' },
    first: `${memory?.join ?? ':'} && ulimit -n 4096`,
  });
  onTestFinished(async () => {
    site.kill('SIGKILL');
    await site.ended;
    memory?.remove();
  });
  return site;
}

/** Requests a page on a new connection. */
async function statusOfContact(origin: string): Promise<number> {
  const headers = { 'x-forwarded-for': '196.0.0.7', connection: 'close' };
  return (await createHttpClient()(`${origin}/contact`, { headers })).status;
}

it.each<[name: string, attack: (origin: string) => Promise<unknown>]>([
  ['unknown addresses', request(BROWSER, unknown)],
  ['unknown addresses in brotli alone', request('br', unknown)],
  ['drawings', request(BROWSER, () => '/art/home/service-map.svg')],
  ['the data of pages', request('br', () => `/api/page?path=${known()}`)],
  ['known pages in brotli alone', request('br', known)],
  ['headers that never end', hold('GET / HTTP/1.1\r\nHost: x\r\n')],
  ['films whose bytes are not read', hold('GET /film/hero.mp4 HTTP/1.1\r\nHost: x\r\n\r\n')],
])('serves visitors during 1,000 connections of %s', async (_, attack) => {
  const site = await limitedSite();
  let isOver = false;
  const attacking = attack(site.origin).finally(() => (isOver = true));
  while (!isOver) {
    expect(await statusOfContact(site.origin)).toBe(200);
    await sleep(50);
  }
  await attacking;
  expect(await statusOfContact(site.origin)).toBe(200);
  expect(site.stderr()).toBe('');
});
