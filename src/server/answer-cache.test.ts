import { expect, it, vi } from 'vitest';
import { createAnswerCache, type Answer } from './answer-cache.ts';
import { compressBody } from './compressed-body.ts';

const answer = (text: string): Answer => ({
  status: 200,
  headers: {},
  body: compressBody(Buffer.from(text)),
});
const [record, other] = [{ title: 'A' }, { title: 'A' }];

it('returns an answer as long as its sources are the same objects', async () => {
  const cache = createAnswerCache();
  const make = vi.fn(async () => answer('x'));
  expect(cache.get('/', [record])).toBeUndefined();
  const made = await cache.fetch('/', [record], make);
  expect(await cache.fetch('/', [record], make)).toBe(made);
  expect(cache.get('/', [record])).toBe(made);
  expect(make).toHaveBeenCalledOnce();
  expect(cache.get('/', [other])).toBeUndefined();
  expect(await cache.fetch('/', [other], make)).not.toBe(made);
  expect(cache.get('/', [record])).toBeUndefined();
});

it('makes an answer once for simultaneous calls with the same sources', async () => {
  const cache = createAnswerCache();
  const make = vi.fn(async () => answer('x'));
  const calls = [record, record, other, other].map((it) => cache.fetch('/', [it], make));
  const [first, second, third, fourth] = await Promise.all(calls);
  expect(make).toHaveBeenCalledTimes(2);
  expect([second, fourth]).toEqual([first, third]);
  expect(cache.get('/', [other])).toBe(third);
});

it('keeps nothing that failed or that one client alone may have', async () => {
  const cache = createAnswerCache();
  await expect(
    cache.fetch('/', [record], () => Promise.reject(new Error('no terrain'))),
  ).rejects.toThrow('no terrain');
  expect(await cache.fetch('/', [record], async () => undefined)).toBeUndefined();
  expect(cache.get('/', [record])).toBeUndefined();
  expect(await cache.fetch('/', [record], async () => answer('x'))).toBeDefined();
});

it('evicts the least recently used answer at the limit of bytes', async () => {
  const cache = createAnswerCache(2_000);
  for (const key of ['/a', '/b']) await cache.fetch(key, [], async () => answer('x'.repeat(800)));
  cache.get('/a', []);
  await cache.fetch('/c', [], async () => answer('x'.repeat(800)));
  expect(['/a', '/b', '/c'].map((key) => cache.get(key, []) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});
