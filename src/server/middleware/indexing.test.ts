import { expect, it } from 'vitest';
import { indexingOf } from './indexing.ts';

const [http, https] = ['http://localhost:3000', 'https://www.example.com'];

it.each([
  // ALLOW_INDEXING, SITE_URL, samples → whether indexing is allowed
  [undefined, http, true, true],
  [undefined, https, true, false],
  [undefined, https, false, true],
  [true, https, true, true],
  [false, https, false, false],
])('ALLOW_INDEXING %s at %s, samples %s: %s', (allowIndexing, siteUrl, isSample, expected) => {
  const indexing = indexingOf({ allowIndexing, siteUrl }, isSample);
  expect(indexing.allowIndexing).toBe(expected);
  expect(indexing.message === undefined).toBe(expected);
});
