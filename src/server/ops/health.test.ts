import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { healthRoutes } from './health.ts';

const setUp = () => {
  const lifecycle = { isDraining: false };
  const backend = { isReady: true };
  const app = express().use(
    healthRoutes({ lifecycle, isBackendReady: async () => backend.isReady }),
  );
  return { lifecycle, backend, app };
};

describe('health', () => {
  it('is ready with its backend', async () => {
    const { app } = setUp();
    const response = await request(app).get('/readyz');
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ status: 'ready' });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('lives but is not ready while the backend is down, and notices when it is back', async () => {
    const { app, backend } = setUp();
    backend.isReady = false;
    expect((await request(app).get('/readyz')).status).toBe(503);
    expect((await request(app).get('/healthz')).status).toBe(200);
    backend.isReady = true;
    expect((await request(app).get('/readyz')).status).toBe(200);
  });

  it('lives but is not ready while it drains', async () => {
    const { app, lifecycle } = setUp();
    lifecycle.isDraining = true;
    const response = await request(app).get('/readyz');
    expect(response.status).toBe(503);
    expect(response.body).toEqual({ status: 'draining' });
    expect((await request(app).get('/healthz')).status).toBe(200);
  });
});
