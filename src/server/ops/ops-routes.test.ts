import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { healthRoutes, isLocal } from './ops-routes.ts';

const build = { commit: '1a2b3c4', builtAt: '2026-11-23T20:00:00.000Z' };

it('names the build to local clients only', async () => {
  const app = express().use(healthRoutes({ isDraining: false }, build));
  expect((await request(app).get('/healthz')).body).toEqual({ status: 'ok', build });
  for (const [proxy, value] of Object.entries({
    'X-Forwarded-For': '41.0.0.1',
    Forwarded: 'for=x',
  }))
    expect((await request(app).get('/healthz').set(proxy, value)).body).toEqual({ status: 'ok' });
});

it.each([
  [true, ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1']],
  [false, ['8.8.8.8', '::ffff:10.1.2.3', '172.17.0.1', '192.168.1.9', 'fd00::12', undefined]],
])('treats a client as local: %s %j', (expected, addresses) => {
  for (const address of addresses) expect(isLocal(address, {}), address).toBe(expected);
});

it('is live and ready, and not ready while it drains', async () => {
  const lifecycle = { isDraining: false };
  const app = express().use(healthRoutes(lifecycle, build));
  const ready = await request(app).get('/readyz');
  expect(ready.status).toBe(200);
  expect(ready.body).toEqual({ status: 'ready' });
  expect(ready.headers['cache-control']).toBe('no-store');

  lifecycle.isDraining = true;
  const draining = await request(app).get('/readyz');
  expect(draining.status).toBe(503);
  expect(draining.body).toEqual({ status: 'draining' });
  expect((await request(app).get('/healthz')).status).toBe(200);
});
