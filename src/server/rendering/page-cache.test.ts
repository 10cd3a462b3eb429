import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPageCache, type PageCache } from './page-cache.ts';

const rendered = (text: string) => ({
  status: 200,
  html: Buffer.from(text),
  headers: { 'X-Test': 'yes' },
});

function cacheAt(clock: { now: number }, maxBytes = 1_000_000) {
  return createPageCache({ maxBytes, freshMs: 1000, now: () => clock.now });
}

/** Stores a page; resolves once it is compressed. */
const put = (cache: PageCache, key: string, text: string) => {
  cache.put(key, rendered(text), cache.version());
  return cache.compressed();
};

test('holds the same bytes in every encoding', async () => {
  const cache = cacheAt({ now: 0 });
  await put(cache, '/', '<p>Northveld</p>');
  const { br, gzip, identity } = cache.get('/')!.rendered.bodies;
  expect(brotliDecompressSync(br!).toString()).toBe('<p>Northveld</p>');
  expect(gunzipSync(gzip).toString()).toBe('<p>Northveld</p>');
  expect(identity.toString()).toBe('<p>Northveld</p>');
});

test('a page becomes stale after its time, and stays in the cache', async () => {
  const clock = { now: 0 };
  const cache = cacheAt(clock);
  await put(cache, '/', 'x');
  clock.now = 999;
  expect(cache.get('/')?.isFresh).toBe(true);
  clock.now = 1000;
  expect(cache.get('/')?.isFresh).toBe(false);
});

test('a page that is too old is not served', async () => {
  const clock = { now: 0 };
  const cache = createPageCache({ maxAgeMs: 5000, now: () => clock.now });
  await put(cache, '/', 'x');
  clock.now = 4999;
  expect(cache.get('/')).toBeDefined();
  clock.now = 5000;
  expect(cache.get('/')).toBeUndefined();
  await put(cache, '/', 'x');
  expect(cache.get('/')?.isFresh).toBe(true);
});

test('the least recently used page is evicted at the limit of bytes', async () => {
  const cache = cacheAt({ now: 0 }, 25_000);
  const noise = Array.from({ length: 6_000 }, (_, i) => String.fromCharCode(33 + ((i * i) % 90)));
  for (const key of ['/a', '/b']) await put(cache, key, noise.join(''));
  cache.get('/a');
  for (const key of ['/c', '/d', '/e']) await put(cache, key, noise.join(''));
  expect(cache.get('/b')).toBeUndefined();
  expect(cache.get('/e')).toBeDefined();
});

test('drop() removes a path with all its parameters, and no other path', async () => {
  const cache = cacheAt({ now: 0 });
  const keys = ['/thank-you', '/thank-you?type=consultation', '/thank-you-all'];
  for (const key of keys) await put(cache, key, key);
  cache.drop('/thank-you');
  expect(keys.map((key) => cache.get(key) !== undefined)).toEqual([false, false, true]);
});

test('a page that is dropped during its render or compression is not stored', async () => {
  const cache = cacheAt({ now: 0 });
  const beforeItsMetadata = cache.version();
  cache.drop('/');
  cache.put('/', rendered('old title'), beforeItsMetadata);
  expect(cache.get('/')).toBeUndefined();

  const stored = put(cache, '/', 'old title');
  cache.drop('/');
  await stored;
  expect(cache.get('/')).toBeUndefined();
});

test('a page is stored at once, and its brotli body later', async () => {
  const cache = cacheAt({ now: 0 });
  const whole = put(cache, '/', 'x');
  expect(Object.keys(cache.get('/')!.rendered.bodies)).toEqual(['gzip', 'identity']);
  await whole;
  expect(cache.get('/')!.rendered.bodies).toHaveProperty('br');
});

test('the last render of a page is cached', async () => {
  const cache = cacheAt({ now: 0 });
  void put(cache, '/a', 'compressed first');
  for (let time = 1; time < 1_000; time += 1) void put(cache, '/b', `render ${time}`);
  await put(cache, '/b', 'the last render');
  const { br, identity } = cache.get('/b')!.rendered.bodies;
  expect(identity.toString()).toBe('the last render');
  expect(brotliDecompressSync(br!).toString()).toBe('the last render');
});

test('a new render without changes keeps the compressed bodies, and is fresh', async () => {
  const clock = { now: 0 };
  const cache = cacheAt(clock);
  await put(cache, '/', 'x');
  const { br } = cache.get('/')!.rendered.bodies;
  clock.now = 1000;
  void put(cache, '/', 'x');
  expect(cache.get('/')).toMatchObject({ isFresh: true, rendered: { bodies: { br } } });
});

test('a page with fallback metadata is fresh for five seconds, and served for ten', async () => {
  const clock = { now: 0 };
  const cache = createPageCache({ now: () => clock.now });
  cache.put('/', { ...rendered('x'), isStopgap: true }, cache.version());
  clock.now = 4_999;
  expect(cache.get('/')?.isFresh).toBe(true);
  clock.now = 9_999;
  expect(cache.get('/')?.isFresh).toBe(false);
  clock.now = 10_000;
  expect(cache.get('/')).toBeUndefined();
});
