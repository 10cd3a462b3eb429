import { connect } from 'node:net';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { once } from 'node:events';
import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import type { PageHandlers } from '../../src/server/rendering/page-handlers.ts';
import { listen } from '../support/listen.ts';
import { plainPages, testApp } from '../support/test-app.ts';

const securityHeaders = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
];

it.each([
  '/',
  '/from-the-cache',
  '/nowhere',
  '/assets/app-1a2b.js',
  '/assets/missing.js',
  '/mark.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/healthz',
  '/readyz',
  '/api/enquiries',
  '/api/page?path=/',
  '/api/page-seo',
  '/api/nothing',
  '/%E0%A4%A',
])('sends the security headers, a request id and no name of the software: %s', async (path) => {
  const pageHandlers = plainPages({
    serveCached: (req, res, next) => (req.path === '/from-the-cache' ? res.send('kept') : next()),
    serve: (req, res) => void res.send(`rendered ${req.path}`),
  });
  const { app } = await testApp({ pageHandlers });
  const { headers, text } = await request(app).get(path);
  for (const name of [...securityHeaders, 'x-request-id'])
    expect(headers, path).toHaveProperty(name);
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('server');
  expect(text).not.toBe('rendered /from-the-cache');
});

it('accepts messages of browsers only if visits are counted', async () => {
  const post = async (countVisits: boolean) => {
    const { app } = await testApp({ countVisits });
    return (await request(app).post('/api/visits').type('text/plain').send('{}')).status;
  };
  expect(await post(true)).toBe(204);
  expect(await post(false)).toBe(404);
});

it('sends Connection: close while it drains', async () => {
  const { app, lifecycle } = await testApp();
  const get = () => request(app).get('/').set('Connection', 'keep-alive');
  const before = await get();
  lifecycle.isDraining = true;
  const during = await get();
  expect(before.headers.connection).toBe('keep-alive');
  expect(during.status).toBe(200);
  expect(during.headers.connection).toBe('close');
});

it.each(['/', '/nowhere', '/mark.svg', '/assets/app-1a2b.js', '/robots.txt', '/api/page?path=/'])(
  'sends X-Robots-Tag: noindex if indexing is not allowed: %s',
  async (path) => {
    const closed = (await testApp({ allowIndexing: false })).app;
    expect((await request(closed).get(path)).headers['x-robots-tag']).toBe('noindex');
    const open = (await testApp()).app;
    expect((await request(open).get(path)).headers).not.toHaveProperty('x-robots-tag');
  },
);

it('reports the new address of a moved page to client-side navigations', async () => {
  const pageHandlers = plainPages({
    find: async () => ({ movedTo: '/contact' }),
  });
  const { app } = await testApp({ pageHandlers });
  expect((await request(app).get('/api/page?path=/old')).body).toEqual({ movedTo: '/contact' });
});

describe('files', () => {
  it('answers 404 to a missing asset without a page', async () => {
    const { app } = await testApp();
    const response = await request(app).get('/assets/app-old.js').set('Accept', 'text/html');
    expect(response.status).toBe(404);
    expect(response.headers['content-type']).toContain('text/plain');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('serves no files outside its folder', async () => {
    const { app } = await testApp();
    for (const path of ['/..%2f..%2fetc/passwd', '/assets/..%2f..%2fpackage.json', '/.env'])
      expect((await request(app).get(path)).status).toBe(404);
  });

  // Requires /proc to read the process's open files.
  it.runIf(existsSync('/proc/self/fd')).each(['/film.mp4', '/assets/large-1a2b.js'])(
    'closes the file %s when its visitor leaves',
    async (path) => {
      const { app } = await testApp();
      const port = await listen(app);
      const openFiles = () =>
        readdirSync('/proc/self/fd').filter((fd) => {
          try {
            return readlinkSync(`/proc/self/fd/${fd}`).endsWith(path);
          } catch {
            return false;
          }
        }).length;
      const socket = connect(port, '127.0.0.1').pause();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
      await once(socket, 'connect');
      await vi.waitFor(() => expect(openFiles()).toBe(1));
      socket.destroy();
      await vi.waitFor(() => expect(openFiles()).toBe(0));
    },
  );
});

it.each([
  ['/api/page', '/contact', 'public, max-age=60, stale-while-revalidate=300'],
  ['/api/page', '/shopify', 'no-store'],
  ['/api/page-seo', '/contact', 'public, max-age=60, stale-while-revalidate=300'],
  // Until the backend has answered.
  ['/api/page-seo', '/shopify', 'no-store'],
])('answers %s with what it knows of %s: %s', async (address, path, caching) => {
  const { app } = await testApp();
  const { status, body, headers } = await request(app).get(address).query({ path });
  const metadata = { title: `Title of ${path}` };
  expect([status, headers['cache-control']]).toEqual([200, caching]);
  expect(body).toMatchObject(
    address === '/api/page' ? { status: 200, data: { shown: path }, metadata } : metadata,
  );
});

it('reports the status 404 of a missing page', async () => {
  const { app } = await testApp();
  const { status, body } = await request(app)
    .get('/api/page')
    .query({ path: '/case-studies/none' });
  expect([status, body.status]).toEqual([200, 404]);
});

describe.each(['/api/page', '/api/page-seo'])('%s', (address) => {
  it.each([
    '',
    '?path=',
    '?path=contact',
    '?path=//evil.example',
    '?path=/a&path=/b',
    '?path=/contact%3Fx',
    `?path=/${'x'.repeat(600)}`,
  ])('answers 400 to %s', async (query) => {
    const { app } = await testApp();
    const response = await request(app).get(address + query);
    expect(response.status).toBe(400);
    expect(response.body).toEqual({ error: expect.stringContaining('path') });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('answers 405 to a post', async () => {
    const { app } = await testApp();
    const response = await request(app).post(address);
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
  });
});

it('answers JSON 404 to an unknown API address', async () => {
  const { app } = await testApp();
  const response = await request(app).get('/api/nothing');
  expect(response.status).toBe(404);
  expect(response.body).toEqual({ error: expect.any(String) });
});

it('serves metrics to a local scraper, and not behind the load balancer', async () => {
  const serveCached: PageHandlers['serveCached'] = (req, res, next) => {
    res.isFromCache = req.path === '/insights';
    if (res.isFromCache) res.send('kept');
    else next();
  };
  const pageHandlers = plainPages({ serveCached });
  const { app } = await testApp({ trustProxy: 0, pageHandlers });
  for (const path of ['/contact', '/insights?utm_source=x', '/assets/none.js'])
    await request(app).get(path);
  const inside = await request(app).get('/metrics');
  expect([inside.status, inside.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(inside.headers['content-type']).toContain('text/plain');
  for (const counted of [
    '"page",status="200"',
    '"page-cached",status="200"',
    '"asset",status="404"',
  ])
    expect(inside.text).toContain(`http_requests_total{kind=${counted}} 1`);
  expect((await request(app).get('/metrics').set('X-Forwarded-For', '41.0.0.1')).status).toBe(404);
  for (const spelling of ['/METRICS', '/Metrics/', '/metrics/', '//metrics'])
    expect((await request(app).get(spelling)).text).not.toContain('http_requests_total');
  const behind = await testApp({ trustProxy: 1 });
  expect((await request(behind.app).get('/metrics')).status).toBe(404);
});

it('serves metrics only with the token', async () => {
  const { app } = await testApp({ trustProxy: 1, metricsToken: 'a-long-random-secret' });
  const getMetrics = (authorization: string) =>
    request(app)
      .get('/metrics')
      .set('X-Forwarded-For', '41.0.0.1')
      .set('Authorization', authorization);
  expect((await getMetrics('Bearer a-long-random-secret')).text).toContain('http_requests_total');
  for (const wrong of ['', 'Bearer a-long-random-secre', 'a-long-random-secret'])
    expect((await getMetrics(wrong)).status).toBe(404);
});
