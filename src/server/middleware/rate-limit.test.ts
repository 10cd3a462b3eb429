import express from 'express';
import request from 'supertest';
import { expect, it, onTestFinished, vi } from 'vitest';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { errorHandler } from './error-handler.ts';
import { rateLimit } from './rate-limit.ts';

function setUp(trustProxy: number) {
  const { log, lines } = memoryLog('warn');
  const onLimited = vi.fn();
  const app = express()
    .set('trust proxy', trustProxy)
    .post('/', rateLimit({ limit: 2, log, onLimited }), (_req, res) => void res.sendStatus(201))
    .use(errorHandler(log));
  const post = (forwardedFor?: string) =>
    request(app)
      .post('/')
      .set(forwardedFor ? { 'X-Forwarded-For': forwardedFor } : {});
  return { post, lines, onLimited };
}

it('answers 429 beyond the limit with Retry-After', async () => {
  const { post, onLimited } = setUp(0);
  const first = await post();
  expect(first.status).toBe(201);
  expect(first.headers.ratelimit).toMatch(/limit=2, remaining=1/);
  await post();
  const third = await post();
  expect(third.status).toBe(429);
  const seconds = Number(third.headers['retry-after']);
  expect([seconds > 14 * 60, seconds <= 15 * 60]).toEqual([true, true]);
  expect(third.text).toContain('15 minutes');
  expect(onLimited).toHaveBeenCalledOnce();
});

it.each([
  ['each client behind a trusted proxy', 1, '41.0.0.1', '41.0.0.2', 201],
  [
    'a forged IP address as the one that the proxy adds',
    1,
    'f, 41.0.0.1',
    '9.9.9.9, 41.0.0.1',
    429,
  ],
  ['any IP address as the connection’s without a proxy', 0, '41.0.0.1', '41.0.0.9', 429],
])('counts %s', async (_name, trustProxy, forwarded, other, status) => {
  const { post } = setUp(trustProxy);
  for (let i = 0; i < 2; i++) await post(forwarded);
  expect((await post(forwarded)).status).toBe(429);
  expect((await post(other)).status).toBe(status);
});

it.each([
  ['an IPv4 address with a port', ['41.0.0.1:1001', '41.0.0.1:1002', '41.0.0.1']],
  ['an IPv6 address with a port', ['[2c0f:f000::1]:1001', '[2c0f:f000::1]:1002', '2c0f:f000::1']],
  ['one IPv6 network', ['2c0f:f000::1', '2c0f:f000::2', '2c0f:f000:0:ff00::3']],
  ['IPv4 written as IPv6', ['::ffff:41.0.0.1', '41.0.0.1', '::ffff:2900:1']],
  ['what is not an IP address', ['garbage-1', '12345', 'unknown', '<script>', '41.0.0.1:x']],
])('counts %s as one client', async (_name, forwarded) => {
  const { post } = setUp(1);
  const statuses = [];
  for (const value of forwarded) statuses.push((await post(value)).status);
  expect(statuses).toEqual([201, 201, ...forwarded.slice(2).map(() => 429)]);
  expect((await post('41.0.0.99')).status).toBe(201);
});

it('resets after fifteen minutes, also for a visitor who keeps trying', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { post } = setUp(0);
  for (const status of [201, 201, 429]) expect((await post()).status).toBe(status);
  vi.setSystemTime(Date.now() + 10 * 60_000);
  expect((await post()).status).toBe(429);
  vi.setSystemTime(Date.now() + 5 * 60_000 + 1);
  expect((await post()).status).toBe(201);
});

it('warns once of a proxy while TRUST_PROXY is 0', async () => {
  const { post, lines } = setUp(0);
  await post('41.0.0.1');
  await post('41.0.0.2');
  expect(lines).toHaveLength(1);
  expect(lines[0]!.msg).toContain('TRUST_PROXY');
});
