import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';

const rendered = (text: string) => ({ html: Buffer.from(text), headers: { 'X-Test': 'yes' } });

function cacheAt(clock: { now: number }, maxBytes = 1_000_000) {
  return createPageCache({ maxBytes, freshMs: 1000, now: () => clock.now });
}

test('holds the same bytes in every encoding', async () => {
  const cache = cacheAt({ now: 0 });
  await cache.put('/', rendered('<p>Northveld</p>'));
  const { br, gzip, identity } = cache.get('/')!.page.representations;
  expect(brotliDecompressSync(br.body).toString()).toBe('<p>Northveld</p>');
  expect(gunzipSync(gzip.body).toString()).toBe('<p>Northveld</p>');
  expect(identity.body.toString()).toBe('<p>Northveld</p>');
  expect(br.headers).toContain('Content-Encoding');
  expect(identity.headers).not.toContain('Content-Encoding');
});

test('a page is fresh for its time and still there afterwards', async () => {
  const clock = { now: 0 };
  const cache = cacheAt(clock);
  await cache.put('/', rendered('x'));
  clock.now = 999;
  expect(cache.get('/')?.isFresh).toBe(true);
  clock.now = 1000;
  expect(cache.get('/')?.isFresh).toBe(false);
});

test('the least recently used page goes when the bytes run out', async () => {
  const cache = cacheAt({ now: 0 }, 25_000);
  const noise = () =>
    Array.from({ length: 6_000 }, (_, i) => String.fromCharCode(33 + ((i * i) % 90))).join('');
  await cache.put('/a', rendered(noise()));
  await cache.put('/b', rendered(noise()));
  cache.get('/a');
  for (const key of ['/c', '/d', '/e']) await cache.put(key, rendered(noise()));
  expect(cache.get('/b')).toBeUndefined();
  expect(cache.get('/e')).toBeDefined();
});

test('dropping a path drops it with its parameters, and nothing else', async () => {
  const cache = cacheAt({ now: 0 });
  for (const key of ['/thank-you', '/thank-you?type=consultation', '/thank-you-all']) {
    await cache.put(key, rendered(key));
  }
  cache.drop('/thank-you');
  expect(cache.get('/thank-you')).toBeUndefined();
  expect(cache.get('/thank-you?type=consultation')).toBeUndefined();
  expect(cache.get('/thank-you-all')).toBeDefined();
});

test('a page dropped while it is being compressed is not put back', async () => {
  const cache = cacheAt({ now: 0 });
  const stored = cache.put('/', rendered('old title'));
  cache.drop('/');
  await stored;
  expect(cache.get('/')).toBeUndefined();
});
