import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { requestId } from './request-id.ts';
import { requestLog } from './request-log.ts';

const setUp = () => {
  const { log, lines } = memoryLog('info');
  const app = express()
    .use(requestId, requestLog(log))
    .get('/broken', (_req, res) => void res.sendStatus(500))
    .get('/healthz', (_req, res) => void res.sendStatus(200))
    .get('/never', () => {})
    .use((_req, res) => void res.sendStatus(200));
  return { app, lines };
};

describe('the request log', () => {
  it('writes one line a request', async () => {
    const { app, lines } = setUp();
    await request(app).get('/contact');
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toMatchObject({
      msg: 'request completed',
      req: { id: expect.any(String), method: 'GET', path: '/contact' },
      res: { status: 200 },
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
    expect(lines[0]).toMatchObject({ res: { status: 500 }, level: 50 });
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
    expect(lines[0]).toMatchObject({ req: { path: '/never' }, msg: 'request aborted' });
    server.close();
  });

  it('cuts a path that only an attack would make so long', async () => {
    const { app, lines } = setUp();
    await request(app).get(`/${'x'.repeat(12_000)}`);
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(JSON.stringify(lines[0]).length).toBeLessThan(500);
  });
});
