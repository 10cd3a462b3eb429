import { describe, expect, it } from 'vitest';
import { absoluteImageUrl, parsePageSeo, samePageSeo } from './page-seo.ts';

describe('an image address', () => {
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

describe('a record from outside', () => {
  it('is taken field by field; empty and odd ones are null, others are left out', () => {
    const row = { path: '/', title: ' A ', description: '', author: 7, image_url: null, id: 1 };
    expect(parsePageSeo(row)).toEqual({
      path: '/',
      title: 'A',
      description: null,
      author: null,
      image_url: null,
      twitter_site: null,
    });
  });

  it.each([[null], ['text'], [[]], [{ title: 'no path' }]])('%j is none', (value) => {
    expect(parsePageSeo(value)).toBeNull();
  });
});

it('tells records apart by what they show', () => {
  const one = parsePageSeo({ path: '/', title: 'A' })!;
  expect(samePageSeo(one, { ...one })).toBe(true);
  expect(samePageSeo(one, { ...one, author: 'B' })).toBe(false);
  expect(samePageSeo(one, null)).toBe(false);
  expect(samePageSeo(null, null)).toBe(true);
});
