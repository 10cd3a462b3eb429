import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { createMetrics } from '../ops/metrics.ts';
import { createRequestLog, kindOf } from './request-log.ts';

const setUp = () => {
  const { log, lines } = memoryLog('info');
  const metrics = createMetrics();
  const requestLog = createRequestLog(log, metrics);
  const app = express()
    .use(requestLog.middleware)
    .get('/broken', (_req, res) => void res.sendStatus(500))
    .get('/healthz', (_req, res) => void res.sendStatus(200))
    .get('/never', () => {})
    .use((_req, res) => void res.sendStatus(200));
  return { app, lines, metrics, requestLog };
};

describe('the request log', () => {
  it('writes one line a request', async () => {
    const { app, lines } = setUp();
    await request(app).get('/contact');
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toMatchObject({
      msg: 'request',
      method: 'GET',
      path: '/contact',
      status: 200,
      kind: 'page',
      id: expect.any(String),
      ms: expect.any(Number),
    });
  });

  it('holds nothing personal: no query, body, address or user agent', async () => {
    const { app, lines } = setUp();
    await request(app)
      .post('/contact?email=thandi@example.com')
      .set('User-Agent', 'secret-agent')
      .set('X-Forwarded-For', '41.0.0.1')
      .send({ name: 'Thandi' });
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(JSON.stringify(lines)).not.toMatch(/thandi|secret-agent|41\.0|127\.0|::1/i);
  });

  it('marks a failure as an error and leaves probes out', async () => {
    const { app, lines } = setUp();
    await request(app).get('/healthz');
    await request(app).get('/broken');
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toMatchObject({ status: 500, level: 50 });
  });

  it('says when the visitor left before the end', async () => {
    const { app, lines } = setUp();
    const server = createServer(app).listen(0);
    const abort = new AbortController();
    const { port } = server.address() as AddressInfo;
    const answer = fetch(`http://127.0.0.1:${port}/never`, { signal: abort.signal });
    setTimeout(() => abort.abort(), 50);
    await expect(answer).rejects.toThrow();
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toMatchObject({ path: '/never', aborted: true });
    server.close();
  });

  it('counts answers from the cache apart', async () => {
    const { metrics, requestLog, lines } = setUp();
    const server = createServer((req, res) => {
      res.end('cached');
      requestLog.cached(req, res, performance.now());
    });
    await request(server).get('/insights?utm_source=x');
    expect(lines).toEqual([
      expect.objectContaining({ kind: 'page-cached', path: '/insights', status: 200 }),
    ]);
    expect(await metrics.registry.metrics()).toContain(
      'http_requests_total{kind="page-cached",status="200"} 1',
    );
  });

  it.each([
    ['/', 'page'],
    ['/case-studies/investec', 'page'],
    ['/assets/app-1.js', 'asset'],
    ['/api/enquiries', 'enquiry'],
    ['/api/page-seo', 'api'],
    ['/readyz', 'ops'],
    ['/robots.txt', 'file'],
  ])('counts %s as %s', (path, kind) => expect(kindOf(path)).toBe(kind));
});
