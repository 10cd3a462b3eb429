import { createServer } from 'node:http';
import supertest from 'supertest';
import { beforeEach, expect, test } from 'vitest';
import { preferredEncoding, sendCached } from './cached-response.ts';
import { createPageCache, type CachedPage } from './page-cache.ts';

let page: CachedPage;

beforeEach(async () => {
  const cache = createPageCache({ maxBytes: 1e6, freshMs: 1000, now: () => 0 });
  const html = Buffer.from(`<!DOCTYPE html>${'<p>Reading the terrain</p>'.repeat(100)}`);
  await cache.put('/', { html, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  page = cache.get('/')!.page;
});

const server = () => supertest(createServer((req, res) => sendCached(req, res, page)));

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  [undefined, 'identity'],
])('a visitor who accepts %s gets %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});

test('each encoding has its own strong tag and says that answers vary', async () => {
  const tags = new Set<string>();
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await server().get('/').set('Accept-Encoding', encoding).expect(200);
    expect(answer.headers['vary']).toBe('Accept-Encoding');
    expect(answer.headers['etag']).toMatch(/^"[\w-]+"$/);
    tags.add(String(answer.headers['etag']));
  }
  expect(tags.size).toBe(3);
});

test('a visitor who has the page gets 304 without a body', async () => {
  const { headers } = await server().get('/').expect(200);
  const again = await server().get('/').set('If-None-Match', `"other", ${headers['etag']}`);
  expect(again.status).toBe(304);
  expect(again.text).toBe('');
  expect(again.headers['etag']).toBe(headers['etag']);
});

test('HEAD has the headers of GET and no body', async () => {
  const get = await server().get('/').set('Accept-Encoding', 'br');
  const head = await server().head('/').set('Accept-Encoding', 'br').expect(200);
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
  expect(head.headers['etag']).toBe(get.headers['etag']);
  expect(head.text).toBeFalsy();
});
