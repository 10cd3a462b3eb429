import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { Registry } from 'prom-client';
import { healthRoutes } from './ops-routes.ts';
import { exposeRelease } from './release.ts';

const release = { commit: '1a2b3c4', builtAt: '2026-11-23T20:00:00.000Z' };

it('names the release to local clients only', async () => {
  const app = express().use(healthRoutes({ isDraining: false }, release));
  expect((await request(app).get('/healthz')).body).toEqual({ status: 'ok', release });
  const visitor = await request(app).get('/healthz').set('X-Forwarded-For', '41.0.0.1');
  expect(visitor.body).toEqual({ status: 'ok' });
});

it('names the release in a metric', async () => {
  const registry = new Registry();
  exposeRelease(registry, release);
  expect(await registry.metrics()).toContain(
    'build_info{commit="1a2b3c4",built_at="2026-11-23T20:00:00.000Z"} 1',
  );
});

it('is live and ready, and not ready while it drains', async () => {
  const lifecycle = { isDraining: false };
  const app = express().use(healthRoutes(lifecycle, release));
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
