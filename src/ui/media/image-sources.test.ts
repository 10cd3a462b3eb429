import { expect, test } from 'vitest';
import { imageSources } from './image-sources.ts';

const delivery = { origin: 'https://images.example', account: 'acct' };

test('a local picture has AVIF files in every width up to its own, and one JPEG', () => {
  const sources = imageSources({ src: '/art/hero', width: 1080, height: 700 }, delivery);
  expect(sources.src).toBe('/art/hero-1080.jpg');
  expect(sources.srcSet).toBeUndefined();
  expect(sources.sources.map(({ type }) => type)).toEqual(['image/avif']);
  expect(sources.sources[0]?.srcSet).toBe(
    '/art/hero-640.avif 640w, /art/hero-750.avif 750w, /art/hero-828.avif 828w, /art/hero-1080.avif 1080w',
  );
});

test('the src of a large picture is 1200 px wide', () => {
  const sources = imageSources({ src: '/art/hero', width: 1920, height: 1080 }, delivery);
  expect(sources.src).toBe('/art/hero-1200.jpg');
  expect(sources.sources[0]?.srcSet).toContain('/art/hero-1920.avif 1920w');
});

test('a picture below the smallest width has its own width', () => {
  const sources = imageSources({ src: '/art/face', width: 320, height: 320 }, delivery);
  expect(sources.src).toBe('/art/face-320.jpg');
  expect(sources.sources[0]?.srcSet).toBe('/art/face-320.avif 320w');
});

test('an id of ten or more characters is loaded from the image-delivery service', () => {
  const sources = imageSources({ src: 'abc_DEF-123', width: 750, height: 500 }, delivery);
  expect(sources).toEqual({
    src: 'https://images.example/acct/abc_DEF-123/public',
    srcSet:
      'https://images.example/acct/abc_DEF-123/w=640 640w, https://images.example/acct/abc_DEF-123/w=750 750w',
    sources: [],
  });
});

test('an id becomes the placeholder without an account', () => {
  const sources = imageSources(
    { src: 'abc_DEF-123', width: 750, height: 500 },
    { origin: 'https://images.example', account: '' },
  );
  expect(sources.src).toBe('/art/placeholder.svg');
});

test('a path with a file extension is used unchanged', () => {
  const logo = { src: '/logos/acme.svg', width: 160, height: 48 };
  expect(imageSources(logo, delivery)).toEqual({ src: '/logos/acme.svg', sources: [] });
});
