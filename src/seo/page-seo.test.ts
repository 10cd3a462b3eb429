import { describe, expect, it } from 'vitest';
import { absoluteImageUrl, parsePageSeo, samePageSeo } from './page-seo.ts';

describe('absoluteImageUrl', () => {
  it.each([
    ['art/a.png', 'https://x.test/art/a.png'],
    ['/art/a.png', 'https://x.test/art/a.png'],
    ['https://cdn.test/a.png', 'https://cdn.test/a.png'],
    ['HTTP://cdn.test/a.png', 'HTTP://cdn.test/a.png'],
    ['//cdn.test/a.png', 'https://cdn.test/a.png'],
  ])('%s becomes %s', (from, to) => {
    expect(absoluteImageUrl(from, 'https://x.test')).toBe(to);
  });
});

describe('parsePageSeo', () => {
  it('sets empty and invalid fields to null, and drops unknown ones', () => {
    const long = 'x'.repeat(2_001);
    const row = { path: '/', title: ' A ', description: '', author: 7, image_url: long, id: 1 };
    expect(parsePageSeo(row)).toEqual({
      path: '/',
      title: 'A',
      description: null,
      author: null,
      image_url: null,
      twitter_site: null,
    });
  });

  it.each([[null], ['text'], [[]], [{ title: 'no path' }]])('returns null for %j', (value) => {
    expect(parsePageSeo(value)).toBeNull();
  });
});

it('samePageSeo compares every field', () => {
  const one = parsePageSeo({ path: '/', title: 'A' })!;
  expect(samePageSeo(one, { ...one })).toBe(true);
  expect(samePageSeo(one, { ...one, author: 'B' })).toBe(false);
  expect(samePageSeo(one, { ...one, path: '/b' })).toBe(false);
  expect(samePageSeo(one, null)).toBe(false);
  expect(samePageSeo(null, one)).toBe(false);
  expect(samePageSeo(null, null)).toBe(true);
});
