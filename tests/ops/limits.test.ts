import { get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, inject, it, onTestFinished } from 'vitest';
import { testSite } from '../support/test-site.ts';
import { until } from '../support/until.ts';

/** Opens as many connections as the server accepts, from one local address. */
function takeConnections(origin: string, count: number, request: string): void {
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => {});
    socket.write(request);
    return socket;
  });
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
}

/** Sends a request on a new connection from another address. */
const visit = (address: string, localAddress: string) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    get(address, { localAddress, headers, agent: false }, (res) => {
      text(res).then((body) => resolve({ status: res.statusCode, body }), reject);
    }).once('error', reject);
  });

const METRICS_TOKEN = 'a-secret-of-this-test';
/** No request; endless headers; a film that is not read. */
const attacks = [
  '',
  'GET / HTTP/1.1\r\nHost: x\r\n',
  'GET /film/hero.mp4 HTTP/1.1\r\nHost: x\r\n\r\n',
];

it.each([
  {
    trustProxy: '0',
    visitor: '127.0.0.2',
    closed: 390,
    what: 'without a proxy, limits an address to a tenth of',
  },
  {
    trustProxy: '1',
    visitor: '127.0.0.1',
    closed: 300,
    what: 'behind a proxy, closes the longest idle of',
  },
])('$what the connections during a flood', async ({ trustProxy, visitor, closed }) => {
  const env = { TRUST_PROXY: trustProxy, METRICS_TOKEN };
  const site = await testSite({ openFiles: 300, env }); // 100 connections
  let expected = 0;
  for (const request of attacks) {
    takeConnections(site.origin, 400, request);
    expected += closed;
    await until(async () => {
      const { body } = await visit(`${site.origin}/metrics`, visitor);
      return Number(/^http_connections_dropped_total (\d+)$/m.exec(body)?.[1]) >= expected;
    });
    for (let at = 0; at < 5; at += 1)
      expect((await visit(`${site.origin}/contact`, visitor)).status).toBe(200);
  }
  expect(site.stderr()).toBe('');
});

const port = Number(new URL(inject('origin')).port);

it('closes a connection that pipelines a thousand requests', async () => {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.resume();
  socket.write('GET /film/hero.mp4 HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1_000));
  await until(() => socket.closed);
});

it.each([
  ['http://x/contact', 200],
  ['HTTP://X/contact', 200],
  ['/./contact', 404],
  ['/x/../case-studies', 404],
  ['/./insights', 404],
  ['http://evil.example/', 404],
  ['*', 404],
])('answers the request target %s with %i', async (target, status) => {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer.includes('<form')).toBe(status === 200);
});
