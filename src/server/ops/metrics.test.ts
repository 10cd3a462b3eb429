import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import type { HttpError } from '../http-error.ts';
import { createMetrics } from './metrics.ts';
import { isLocal, metricsRoute } from './ops-routes.ts';

describe('createMetrics', () => {
  it('counts requests by kind and status', async () => {
    const metrics = createMetrics();
    for (let i = 0; i < 3; i++) metrics.countRequest('page-cached', 200, 0.02);
    metrics.countRequest('page', 404, 3);
    metrics.countEnquiry('stored');
    metrics.countDroppedConnection();
    metrics.observeRender('contact', 8);
    const text = await metrics.registry.metrics();
    expect(text).toContain('http_requests_total{kind="page-cached",status="200"} 3');
    expect(text).toContain('http_requests_total{kind="page",status="404"} 1');
    expect(text).toContain('http_request_duration_seconds_count{kind="page"} 1');
    expect(text).toContain('enquiries_total{outcome="stored"} 1');
    expect(text).toContain('http_connections_dropped_total 1');
    expect(text).toContain('page_render_seconds_bucket{le="0.01",route="contact"} 1');
    expect(text).toMatch(/^process_memory_limit_bytes [1-9]/m);
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('has the counters of failures before the first one, which an alert would miss otherwise', async () => {
    const text = await createMetrics().registry.metrics();
    expect(text).toContain('enquiries_total{outcome="failed"} 0');
    expect(text).toContain('http_requests_total{kind="page",status="500"} 0');
    expect(text).toContain('http_requests_total{kind="ops",status="503"} 0');
  });

  it('returns the same totals twice', async () => {
    const { registry, countRequest } = createMetrics();
    countRequest('api', 200, 1);
    await registry.metrics();
    expect(await registry.metrics()).toContain('http_requests_total{kind="api",status="200"} 1');
  });
});

describe('isLocal', () => {
  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])(
    'lets a scraper at %s in',
    (address) => expect(isLocal(address, {})).toBe(true),
  );

  it.each(['8.8.8.8', '::ffff:10.1.2.3', '172.17.0.1', '192.168.1.9', 'fd00::12', undefined])(
    'is false for %s',
    (address) => expect(isLocal(address, {})).toBe(false),
  );

  it('is false for a request through a proxy', () => {
    expect(isLocal('127.0.0.1', { 'x-forwarded-for': '41.0.0.1' })).toBe(false);
    expect(isLocal('127.0.0.1', { forwarded: 'for=41.0.0.1' })).toBe(false);
  });
});

describe('GET /metrics', () => {
  const app = express()
    .get('/metrics', metricsRoute({ metrics: createMetrics(), trustProxy: 0 }))
    .use(((error: HttpError, _req, res, _next) => {
      res.sendStatus(error.status);
    }) as express.ErrorRequestHandler);

  it('answers a scraper on this machine', async () => {
    const response = await request(app).get('/metrics');
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toContain('text/plain');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('answers 404 to a client behind the load balancer', async () => {
    const response = await request(app).get('/metrics').set('X-Forwarded-For', '41.0.0.1');
    expect(response.status).toBe(404);
  });
});
