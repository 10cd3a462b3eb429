import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';
import { createResponseCache, textResponse } from './response-cache.ts';

function setUp() {
  const clock = { time: 1, now: () => clock.time };
  const cache = createResponseCache({ clock, maxBytes: 2_000 });
  const make = vi.fn(async () => textResponse('made again'));
  const textAt = async (key: string) => {
    const answer = await cache.find(key, make);
    return answer && gunzipSync(answer.body.gzip).toString();
  };
  return { cache, clock, make, textAt };
}

it('returns a kept answer unchanged for ten seconds', async () => {
  const { cache, clock, make, textAt } = setUp();
  expect(await textAt('/')).toBeUndefined();
  cache.keep('/', textResponse('kept'));
  clock.time += 9_999;
  expect(await textAt('/')).toBe('kept');
  expect(make).not.toHaveBeenCalled();
});

it('finds an older one for five minutes, while it is made again once', async () => {
  const { cache, clock, make, textAt } = setUp();
  cache.keep('/', textResponse('kept'));
  clock.time += 10_001;
  expect(await Promise.all([textAt('/'), textAt('/')])).toEqual(['kept', 'kept']);
  await eventually(async () => expect(await textAt('/')).toBe('made again'));
  expect(make).toHaveBeenCalledOnce();
  clock.time += 310_001;
  expect(await textAt('/')).toBeUndefined();
});

it.each([
  ['fails', () => Promise.reject(new Error('no terrain'))],
  ['is for one visitor alone', async () => undefined],
])('stays with the older one where the newer one %s', async (_, make) => {
  const { cache, clock, textAt } = setUp();
  cache.keep('/', textResponse('kept'));
  clock.time += 10_001;
  await cache.find('/', make);
  await new Promise(setImmediate);
  expect(await textAt('/')).toBe('kept');
});

it('evicts the least recently used answer at the limit of bytes', async () => {
  const { cache, textAt } = setUp();
  for (const key of ['/a', '/b']) cache.keep(key, textResponse(randomBytes(400)));
  await textAt('/a');
  cache.keep('/c', textResponse(randomBytes(400)));
  expect(
    (await Promise.all(['/a', '/b', '/c'].map(textAt))).map((text) => text !== undefined),
  ).toEqual([...[true, false, true]]);
});
