import { createServer } from 'node:http';
import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { listen } from '../../../tests/support/listen.ts';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { requestLog } from './request-log.ts';

function setUp(trustProxy = 0) {
  const { log, lines } = memoryLog('info');
  const app = express()
    .use(requestLog(log, { trustProxy }))
    .get('/broken', (_req, res) => void res.sendStatus(500))
    .get('/healthz', (_req, res) => void res.sendStatus(200))
    .get('/never', () => {})
    .use((_req, res) => void res.sendStatus(200));
  /** The line of a request. */
  const lineOf = async (sent: request.Test) => {
    await sent;
    await eventually(() => expect(lines).toHaveLength(1));
    return lines[0] as { req: object; res: object };
  };
  return { app, lines, lineOf };
}

describe('the request log', () => {
  it('writes one line a request, without query, body, IP address or user agent', async () => {
    const { app, lineOf } = setUp();
    const sent = request(app)
      .post('/contact?email=thandi@example.com')
      .set('User-Agent', 'secret-agent')
      .set('X-Forwarded-For', '41.0.0.1')
      .set('Referer', 'https://partner.example/')
      .send({ name: 'Thandi' });
    const line = await lineOf(sent);
    expect(line).toMatchObject({
      msg: 'request completed',
      req: { id: expect.any(String), method: 'POST', path: '/contact' },
      res: { status: 200 },
      ms: expect.any(Number),
    });
    expect(JSON.stringify(line)).not.toMatch(/thandi|secret-agent|41\.0|127\.0|::1|partner/i);
  });

  it('logs a failure as an error, and no probes', async () => {
    const { app, lineOf } = setUp();
    await request(app).get('/healthz');
    expect(await lineOf(request(app).get('/broken'))).toMatchObject({
      res: { status: 500 },
      level: 50,
    });
  });

  it('marks requests that the client aborted', async () => {
    const { app, lines } = setUp();
    const abort = new AbortController();
    const server = createServer(app);
    const port = await listen(server);
    const response = fetch(`http://127.0.0.1:${port}/never`, { signal: abort.signal });
    server.once('request', () => abort.abort());
    await expect(response).rejects.toThrow();
    await eventually(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toMatchObject({ req: { path: '/never' }, msg: 'request aborted' });
  });

  it('leaves email addresses out of a path', async () => {
    const { app, lineOf } = setUp();
    const { req } = await lineOf(request(app).get('/unsubscribe/thandi@example.com/now'));
    expect(req).toMatchObject({ path: '/unsubscribe/…/now' });
  });
});

describe('the id of a request', () => {
  it('is unique and sent to the client', async () => {
    const { app } = setUp();
    const [first, second] = [await request(app).get('/'), await request(app).get('/')];
    expect(first.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  it.each([
    ['1-67891233-abcdef', 1, true],
    ['client-chosen-1', 0, false],
    ['short', 1, false],
    ['a"b"c"d"e', 1, false],
    ['with spaces in it', 1, false],
    ['x'.repeat(129), 1, false],
  ])(
    'is X-Request-Id if it is safe for the log: %s (%d proxies)',
    async (given, proxies, isTaken) => {
      const { headers } = await request(setUp(proxies).app).get('/').set('X-Request-Id', given);
      expect(headers['x-request-id'] === given).toBe(isTaken);
    },
  );
});
