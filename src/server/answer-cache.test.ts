import { expect, it, vi } from 'vitest';
import { createAnswerCache, type Answer, type AnswerCache } from './answer-cache.ts';
import { compressBody } from './compressed-body.ts';

const answer = (text: string): Answer => ({
  status: 200,
  headers: {},
  body: compressBody(Buffer.from(text)),
});
/** What a cache keeps at a key. */
const keptIn = (cache: AnswerCache, key: string, sources: unknown[]) =>
  cache.fetch(key, sources, async () => undefined);
const [record, other] = [{ title: 'A' }, { title: 'A' }];

it('returns an answer as long as its sources are the same objects', async () => {
  const cache = createAnswerCache();
  const make = vi.fn(async () => answer('x'));
  expect(await keptIn(cache, '/', [record])).toBeUndefined();
  const made = await cache.fetch('/', [record], make);
  expect(await cache.fetch('/', [record], make)).toBe(made);
  expect(await keptIn(cache, '/', [record])).toBe(made);
  expect(make).toHaveBeenCalledOnce();
  expect(await keptIn(cache, '/', [other])).toBeUndefined();
  expect(await cache.fetch('/', [other], make)).not.toBe(made);
  expect(await keptIn(cache, '/', [record])).toBeUndefined();
});

it('makes an answer once for simultaneous calls with the same sources', async () => {
  const cache = createAnswerCache();
  const make = vi.fn(async () => answer('x'));
  const calls = [record, record, other, other].map((it) => cache.fetch('/', [it], make));
  const [first, second, third, fourth] = await Promise.all(calls);
  expect(make).toHaveBeenCalledTimes(2);
  expect([second, fourth]).toEqual([first, third]);
  expect(await keptIn(cache, '/', [other])).toBe(third);
});

it('keeps nothing that failed or that one client alone may have', async () => {
  const cache = createAnswerCache();
  await expect(
    cache.fetch('/', [record], () => Promise.reject(new Error('no terrain'))),
  ).rejects.toThrow('no terrain');
  expect(await cache.fetch('/', [record], async () => undefined)).toBeUndefined();
  expect(await keptIn(cache, '/', [record])).toBeUndefined();
  expect(await cache.fetch('/', [record], async () => answer('x'))).toBeDefined();
});

it('evicts the least recently used answer at the limit of bytes', async () => {
  const cache = createAnswerCache(2_000);
  for (const key of ['/a', '/b']) await cache.fetch(key, [], async () => answer('x'.repeat(800)));
  await keptIn(cache, '/a', []);
  await cache.fetch('/c', [], async () => answer('x'.repeat(800)));
  const kept = ['/a', '/b', '/c'].map((key) => keptIn(cache, key, []));
  expect(await Promise.all(kept)).toEqual([expect.anything(), undefined, expect.anything()]);
});
