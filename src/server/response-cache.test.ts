import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';
import { createResponseCache, textResponse } from './response-cache.ts';

function setUp() {
  const clock = { time: 1, now: () => clock.time };
  const cache = createResponseCache({ clock, maxBytes: 2_000 });
  const produce = vi.fn(async () => textResponse('produced again'));
  const textAt = async (key: string) => {
    const response = await cache.find(key, produce);
    return response && gunzipSync(response.body.gzip).toString();
  };
  return { cache, clock, produce, textAt };
}

it('returns a cached response unchanged for ten seconds', async () => {
  const { cache, clock, produce, textAt } = setUp();
  expect(await textAt('/')).toBeUndefined();
  cache.set('/', textResponse('cached'));
  clock.time += 9_999;
  expect(await textAt('/')).toBe('cached');
  expect(produce).not.toHaveBeenCalled();
});

it('finds an older one for five minutes, while it is produced again once', async () => {
  const { cache, clock, produce, textAt } = setUp();
  cache.set('/', textResponse('cached'));
  clock.time += 10_001;
  expect(await Promise.all([textAt('/'), textAt('/')])).toEqual(['cached', 'cached']);
  await eventually(async () => expect(await textAt('/')).toBe('produced again'));
  expect(produce).toHaveBeenCalledOnce();
  clock.time += 310_001;
  expect(await textAt('/')).toBeUndefined();
});

it('keeps the compressed body of a response that is produced again with the same content', async () => {
  const { cache, clock } = setUp();
  const { body } = textResponse('cached');
  cache.set('/', { ...textResponse(''), body });
  clock.time += 10_001;
  const headers = { 'Last-Modified': 'now' };
  const find = () => cache.find('/', async () => textResponse('cached', headers));
  await find();
  await eventually(async () => expect(await find()).toMatchObject({ headers }));
  expect((await find())?.body).toBe(body);
});

it.each([
  ['fails', () => Promise.reject(new Error('no terrain'))],
  ['gives one for a single visitor', async () => undefined],
])('keeps the older response where producing a newer one %s', async (_, produce) => {
  const { cache, clock, textAt } = setUp();
  cache.set('/', textResponse('cached'));
  clock.time += 10_001;
  await cache.find('/', produce);
  await new Promise(setImmediate);
  expect(await textAt('/')).toBe('cached');
});

it('evicts the least recently used response at the limit of bytes', async () => {
  const { cache, textAt } = setUp();
  for (const key of ['/a', '/b']) cache.set(key, textResponse(randomBytes(400)));
  await textAt('/a');
  cache.set('/c', textResponse(randomBytes(400)));
  expect(
    (await Promise.all(['/a', '/b', '/c'].map(textAt))).map((text) => text !== undefined),
  ).toEqual([...[true, false, true]]);
});
