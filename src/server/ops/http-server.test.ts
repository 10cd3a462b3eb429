import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { listen } from '../../../tests/support/listen.ts';
import { createHttpServer, connectionLimitFor, rejectPipelining } from './http-server.ts';

/** A hundredth of the production values. */
const timeouts = { request: 300, keepAlive: 900, inactivity: 600, check: 20 };

/** A server on a socket; `open` connects to it. */
async function serve(listener: RequestListener, server = createHttpServer(timeouts)) {
  server.on('request', listener);
  const port = await listen(server);
  const open = (text = '') => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {}); // the server closes connections on purpose
    socket.write(text);
    return socket;
  };
  return { server, open };
}

/** Waits until the server closes the connection; returns its answer and the time in ms. */
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
  const { text: answer, afterMs } = await untilClosed(open(text));
  expect(answer).toContain('408');
  expect(afterMs).toBeGreaterThan(timeouts.request * 0.9);
  expect(afterMs).toBeLessThan(20_000);
});

it('closes the connection of a client that stops reading an answer', async () => {
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

const MB = 1024 * 1024;

it.each([
  [1_024, Infinity, 462],
  [1_048_576, Infinity, 10_000],
  [Infinity, Infinity, 10_000],
  [64, Infinity, 1],
  [1_048_576, 256 * MB, 1_170],
  [1_048_576, 64 * MB, 1],
])(
  'leaves room beside the connections where %d files may be open, and %d bytes taken',
  (openFiles, memory, connections) =>
    expect(connectionLimitFor(openFiles, memory)).toBe(connections),
);

it('closes a connection that pipelines requests', async () => {
  let requests = 0;
  // With the limits of production, which end nothing during the test.
  const { open } = await serve(
    rejectPipelining(() => void (requests += 1)),
    createHttpServer(),
  );
  await untilClosed(open(get.repeat(1_000)));
  expect(requests).toBe(1);
});

it('answers requests that follow each other, also one that comes before the server has ended the answer', async () => {
  const { open } = await serve(
    rejectPipelining((req, res) => {
      res.setHeader('Content-Length', 2);
      res.write('ok'); // the client has all of the answer, whose file the server still closes
      setTimeout(() => res.end(), req.url === '/slow' ? 50 : 0);
    }),
  );
  const socket = open('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n').setEncoding('latin1');
  await once(socket, 'data');
  socket.write(get);
  await once(socket, 'data');
  const closed = untilClosed(socket);
  setTimeout(() => socket.write(get.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')), 50);
  expect((await closed).text).toMatch(/^HTTP\/1\.1 200 OK[^]*ok$/);
});
