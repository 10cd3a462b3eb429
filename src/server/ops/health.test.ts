import express from 'express';
import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { healthRoutes } from './health.ts';

const setUp = (isBackendReady: () => Promise<boolean>) => {
  const lifecycle = { isDraining: false };
  let time = 0;
  const app = express().use(healthRoutes({ lifecycle, isBackendReady, now: () => time }));
  const pass = (ms: number) => (time += ms);
  return { lifecycle, app, pass };
};

describe('health', () => {
  it('is ready with its backend', async () => {
    const { app } = setUp(async () => true);
    const response = await request(app).get('/readyz');
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ status: 'ready' });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['says no', async () => false],
    ['fails', async () => Promise.reject(new Error('down'))],
    ['hangs', () => new Promise<boolean>(() => {})],
  ])('lives but is not ready while the backend %s', async (_name, isBackendReady) => {
    const { app } = setUp(isBackendReady);
    expect((await request(app).get('/readyz')).status).toBe(503);
    expect((await request(app).get('/healthz')).status).toBe(200);
  });

  it('lives but is not ready while it drains', async () => {
    const { app, lifecycle } = setUp(async () => true);
    lifecycle.isDraining = true;
    const response = await request(app).get('/readyz');
    expect(response.status).toBe(503);
    expect(response.body).toEqual({ status: 'draining' });
    expect((await request(app).get('/healthz')).status).toBe(200);
  });

  it('asks the backend once a second at most, and notices when it is back', async () => {
    const ask = vi.fn(async () => false);
    const { app, pass } = setUp(ask);
    await Promise.all([request(app).get('/readyz'), request(app).get('/readyz')]);
    expect(ask).toHaveBeenCalledOnce();
    ask.mockResolvedValue(true);
    pass(1000);
    expect((await request(app).get('/readyz')).status).toBe(200);
  });
});
