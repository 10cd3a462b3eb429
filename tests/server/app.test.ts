import request from 'supertest';
import { expect, it } from 'vitest';
import { plainPages, testApp } from '../support/test-app.ts';

it.each([
  '/',
  '/nowhere',
  '/assets/app-1a2b.js',
  '/mark.svg',
  '/robots.txt',
  '/healthz',
  '/api/page?path=/',
  '/api/nothing',
  '/%E0%A4%A',
])('sends every header of the whole site, and no name of the software: %s', async (path) => {
  const pageHandlers = plainPages({
    serve: (req, res) => void res.send(`rendered ${req.path}`),
  });
  const get = async (allowIndexing: boolean) =>
    request((await testApp({ pageHandlers, allowIndexing })).app).get(path);
  const { headers } = await get(false);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'strict-transport-security': expect.any(String),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
    'x-request-id': expect.any(String),
    'x-robots-tag': 'noindex',
  });
  for (const name of ['x-powered-by', 'server', 'x-dns-prefetch-control'])
    expect(headers).not.toHaveProperty(name);
  expect((await get(true)).headers).not.toHaveProperty('x-robots-tag');
});

it.each([
  ['/assets/app-1a2b.js', 'text/javascript'],
  ['/mark.svg', 'image/svg+xml'],
  ['/photo.avif', 'image/avif'],
  ['/robots.txt', 'text/plain'],
])('serves the file %s as %s', async (path, type) => {
  const { app } = await testApp();
  for (const method of ['get', 'head'] as const) {
    const { status, headers } = await request(app)[method](path);
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining(type)]);
  }
});

it('sends Connection: close while it drains', async () => {
  const { app, lifecycle } = await testApp();
  const get = () => request(app).get('/').set('Connection', 'keep-alive');
  expect((await get()).headers.connection).toBe('keep-alive');
  lifecycle.isDraining = true;
  expect((await get()).headers.connection).toBe('close');
});

it('reports the new address of a moved page to client-side navigations', async () => {
  const pageHandlers = plainPages({ find: async () => ({ movedTo: '/contact' }) });
  const { app } = await testApp({ pageHandlers });
  expect((await request(app).get('/api/page?path=/old')).body).toEqual({ movedTo: '/contact' });
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

it.each([
  ['/api/page', 400],
  ['/api/page?path=contact', 400],
  ['/api/page?path=//evil.example', 400],
  ['/api/page?path=/a&path=/b', 400],
  ['/api/page?path=/contact%3Fx', 400],
  [`/api/page?path=/${'x'.repeat(600)}`, 400],
  ['/api/nothing', 404],
])('answers %s with %d and JSON', async (address, status) => {
  const response = await request((await testApp()).app).get(address);
  expect(response.status).toBe(status);
  expect(response.body).toEqual({ error: expect.any(String) });
  expect(response.headers['cache-control']).toBe('no-store');
});

it.each(['/api/page', '/api/page-seo'])('answers 405 to a post to %s', async (address) => {
  const { status, headers } = await request((await testApp()).app).post(address);
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

it('serves metrics to a local scraper, and not behind the load balancer', async () => {
  const pageHandlers = plainPages({
    serve(req, res) {
      res.isFromCache = req.path === '/insights';
      res.send('a page');
    },
  });
  const { app } = await testApp({ trustProxy: 0, pageHandlers, siteUrl: 'http://localhost:3000' });
  for (const path of ['/contact', '/insights?utm_source=x', '/assets/none.js'])
    await request(app).get(path);
  const inside = await request(app).get('/metrics');
  expect([inside.status, inside.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(inside.headers['content-type']).toContain('text/plain');
  for (const counted of ['page",status="200', 'page-cached",status="200', 'asset",status="404'])
    expect(inside.text).toContain(`http_requests_total{kind="${counted}"} 1`);
  expect((await request(app).get('/metrics').set('X-Forwarded-For', '41.0.0.1')).status).toBe(404);
  for (const variant of ['/METRICS', '/Metrics/', '/metrics/', '//metrics'])
    expect((await request(app).get(variant)).text).not.toContain('http_requests_total');
  for (const options of [
    { trustProxy: 1 },
    { trustProxy: 0, siteUrl: 'https://www.example.com' },
  ]) {
    const behind = await testApp({ siteUrl: 'http://localhost:3000', ...options });
    expect((await request(behind.app).get('/metrics')).status).toBe(404);
  }
});

it('serves metrics only with the token', async () => {
  const { app } = await testApp({ trustProxy: 1, metricsToken: 'a-long-random-secret' });
  const getMetrics = (authorization: string) =>
    request(app).get('/metrics').set({ 'X-Forwarded-For': '41.0.0.1', authorization });
  expect((await getMetrics('Bearer a-long-random-secret')).text).toContain('http_requests_total');
  for (const wrong of ['', 'Bearer a-long-random-secre', 'a-long-random-secret'])
    expect((await getMetrics(wrong)).status).toBe(404);
});
