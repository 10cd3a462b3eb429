import { expect, it } from 'vitest';
import { absoluteImageUrl, parsePageSeo } from './page-seo.ts';

it.each([
  ['art/a.png', 'https://x.test/art/a.png'],
  ['/art/a.png', 'https://x.test/art/a.png'],
  ['HTTP://cdn.test/a.png', 'HTTP://cdn.test/a.png'],
  ['https://cdn.test/a.png', 'https://cdn.test/a.png'],
  ['//cdn.test/a.png', 'https://cdn.test/a.png'],
])('the image %s has the address %s', (from, to) => {
  expect(absoluteImageUrl(from, 'https://x.test')).toBe(to);
});

it('sets empty and invalid fields to null, and drops unknown ones', () => {
  const long = 'x'.repeat(2_001);
  const row = { path: '/', title: ' A ', description: '', author: 7, image_url: long, id: 1 };
  expect(parsePageSeo(row)).toEqual({
    ...{ path: '/', title: 'A', description: null, author: null },
    ...{ image_url: null, twitter_site: null },
  });
});

it.each([[null], ['text'], [[]], [{ title: 'no path' }]])('%j is not a record', (value) => {
  expect(parsePageSeo(value)).toBeNull();
});
