import { Agent, get, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { listen } from '../../../tests/support/listen.ts';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { drain, type Lifecycle } from './drain.ts';
import { createHttpServer } from './http-server.ts';

const agent = new Agent({ keepAlive: true });
afterEach(() => agent.destroy());

/** A server whose drain lasts a minute at most, unless the test says otherwise. */
async function setUp(listener: RequestListener) {
  const server = createHttpServer().on('request', listener);
  const { log, lines } = memoryLog();
  const port = await listen(server);
  const fetchText = (path: string) =>
    new Promise<string>((resolve, reject) => {
      get({ port, path, agent, host: '127.0.0.1' }, (res) => {
        text(res).then(resolve, reject);
      }).on('error', reject);
    });
  const lifecycle: Lifecycle = { isDraining: false };
  const parts = { server, lifecycle, log };
  const begin = (times: { graceMs?: number; deadlineMs?: number } = {}) =>
    Promise.race([
      drain({ ...parts, graceMs: 0, deadlineMs: 60_000, ...times }).then(() => 'closed'),
      sleep(20_000, 'held', { ref: false }), // before the server's own limits end what holds it
    ]);
  const warnings = () => lines.filter(({ level }) => level === 40);
  return { server, fetchText, lifecycle, begin, warnings };
}

it('answers 503 to /readyz and serves pages during the grace time', async () => {
  const { fetchText, lifecycle, begin } = await setUp((_req, res) => res.end('ok'));
  const draining = begin({ graceMs: 150 });
  expect(lifecycle.isDraining).toBe(true);
  expect(await fetchText('/')).toBe('ok');
  expect(await draining).toBe('closed');
  await expect(fetchText('/')).rejects.toThrow();
});

it('closes kept-alive connections instead of waiting for them', async () => {
  const { fetchText, begin } = await setUp((_req, res) => res.end('ok'));
  await fetchText('/');
  expect(await begin()).toBe('closed');
});

it('finishes a running response', async () => {
  const { fetchText, server, begin, warnings } = await setUp((_req, res) => {
    setTimeout(() => res.setHeader('Connection', 'close').end('whole'), 200);
  });
  const response = fetchText('/slow');
  await once(server, 'request');
  expect(await begin()).toBe('closed');
  expect(await response).toBe('whole');
  expect(warnings()).toEqual([]);
});

it('aborts running responses at the deadline', async () => {
  const { fetchText, server, begin, warnings } = await setUp(() => {});
  const response = fetchText('/never').catch((error: Error) => error);
  await once(server, 'request');
  expect(await begin({ deadlineMs: 50 })).toBe('closed');
  expect(await response).toBeInstanceOf(Error);
  expect(warnings()).toHaveLength(1);
});
