import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { listen } from '../../../tests/support/listen.ts';
import { createHttpServer } from './http-server.ts';

/** A hundredth of the production values. */
const timeouts = { request: 300, keepAlive: 900, inactivity: 600, check: 20 };

/** A server on a socket; `open` connects to it. */
async function serve(listener: RequestListener) {
  const server = createHttpServer(timeouts).on('request', listener);
  const port = await listen(server);
  const open = (text = '') => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {}); // the server closes connections on purpose
    socket.write(text);
    return socket;
  };
  return { server, open };
}

/** Waits until the server closes the connection; returns its response and the time in ms. */
async function untilClosed(socket: Socket): Promise<{ text: string; afterMs: number }> {
  const startedAt = performance.now();
  let text = '';
  socket.setEncoding('latin1').on('data', (part: string) => (text += part));
  await once(socket, 'close');
  return { text, afterMs: performance.now() - startedAt };
}

const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

// Upper limits are loose because the machine may be busy; with Node’s own interval it takes 30 s.
it.each([
  ['no request at all', ''],
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['a body that never ends', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf'],
])('closes a connection with %s after the request timeout', async (_name, text) => {
  const { open } = await serve((req, res) => req.resume().on('end', () => res.end()));
  const { text: response, afterMs } = await untilClosed(open(text));
  expect(response).toContain('408');
  expect(afterMs).toBeGreaterThan(timeouts.request * 0.9);
  expect(afterMs).toBeLessThan(20_000);
});

it('closes the connection of a client that stops reading a response', async () => {
  const { open, server } = await serve((_req, res) => void res.end(Buffer.alloc(50_000_000)));
  const startedAt = performance.now();
  const socket = open(get).pause();
  const [, res] = (await once(server, 'request')) as Parameters<RequestListener>;
  await once(res, 'close');
  expect(performance.now() - startedAt).toBeLessThan(20_000);
  expect(res.writableFinished).toBe(false);
  socket.destroy();
});

it('keeps idle connections for 65 s, longer than balancers do, and waits half a minute for a request', () => {
  const { keepAliveTimeout, requestTimeout, headersTimeout } = createHttpServer();
  expect([keepAliveTimeout, requestTimeout, headersTimeout]).toEqual([65_000, 30_000, 30_000]);
});

it('refuses connections beyond its limit, and answers those that it has', async () => {
  const { open, server } = await serve((_req, res) => res.end('ok'));
  expect(server.maxConnections).toBe(1_000);
  server.maxConnections = 1;
  const first = open();
  await once(server, 'connection');
  await untilClosed(open(get));
  first.write(get);
  await once(first, 'data');
  first.destroy();
});
