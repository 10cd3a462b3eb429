import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createHttpClient } from '../support/http-client.ts';
import { testSite } from '../support/test-site.ts';
import { until } from '../support/until.ts';

const METRICS_TOKEN = 'a-secret-of-this-test';

/** Sends a request on a new connection from an address. */
const visit = (url: string, from: string) =>
  createHttpClient()(url, {
    from,
    headers: { authorization: `Bearer ${METRICS_TOKEN}`, connection: 'close' },
  });

it.each([
  ['limits an address to a tenth of the connections without a proxy', '0', '127.0.0.2', 390],
  ['closes the longest idle connections behind a proxy', '1', '127.0.0.1', 300],
])('%s, during a flood from one address', async (_, TRUST_PROXY, visitor, closed) => {
  // Of 300 open files, 100 are connections.
  const site = await testSite({ first: 'ulimit -n 300', env: { TRUST_PROXY, METRICS_TOKEN } });
  const sockets = Array.from({ length: 400 }, () => {
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1').on('error', () => {});
    socket.write('GET /film/hero.mp4 HTTP/1.1\r\nHost: x\r\n\r\n');
    return socket;
  });
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  await until(async () => {
    const { text } = await visit(`${site.origin}/metrics`, visitor);
    return Number(/^http_connections_dropped_total (\d+)$/m.exec(text)?.[1]) >= closed;
  });
  for (let at = 0; at < 5; at += 1)
    expect((await visit(`${site.origin}/contact`, visitor)).status).toBe(200);
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
