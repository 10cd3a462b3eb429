import express from 'express';
import request from 'supertest';
import { expect, it, vi } from 'vitest';
import { createMetrics } from '../ops/metrics.ts';
import { requestMetrics } from './request-metrics.ts';

it('counts requests by kind, and answers from the page cache separately', async () => {
  const metrics = createMetrics();
  const app = express()
    .use(requestMetrics(metrics))
    .get('/insights', (_req, res) => {
      res.isFromCache = true;
      res.send('cached');
    })
    .use((_req, res) => void res.sendStatus(404));
  await request(app).get('/insights?utm_source=x');
  await request(app).get('/assets/none.js');
  await vi.waitFor(async () => {
    const text = await metrics.registry.metrics();
    expect(text).toContain('http_requests_total{kind="page-cached",status="200"} 1');
    expect(text).toContain('http_requests_total{kind="asset",status="404"} 1');
  });
});
