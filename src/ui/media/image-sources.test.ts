import { expect, test } from 'vitest';
import { imageSources } from './image-sources.ts';

const delivery = { origin: 'https://images.example', account: 'acct' };

test('a local picture has AVIF files in every width up to its own, and one JPEG', () => {
  expect(imageSources({ src: '/art/hero', width: 1080, height: 700 }, delivery)).toEqual({
    src: '/art/hero-1080.jpg',
    sources: [
      {
        type: 'image/avif',
        srcSet: [640, 750, 828, 1080].map((w) => `/art/hero-${w}.avif ${w}w`).join(', '),
      },
    ],
  });
});

test.each([
  ['is at most 1200 px wide', 1920, '/art/hero-1200.jpg', '/art/hero-1920.avif 1920w'],
  ['has its own width below the smallest', 320, '/art/hero-320.jpg', '/art/hero-320.avif 320w'],
])('the src of a picture %s', (_, width, jpeg, avif) => {
  const { src, sources } = imageSources({ src: '/art/hero', width, height: width }, delivery);
  expect(src).toBe(jpeg);
  expect(sources[0]?.srcSet).toContain(avif);
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
  const image = { src: 'abc_DEF-123', width: 750, height: 500 };
  expect(imageSources(image, { ...delivery, account: '' }).src).toBe('/art/placeholder.svg');
});

test('a path with a file extension is used unchanged', () => {
  const logo = { src: '/logos/acme.svg', width: 160, height: 48 };
  expect(imageSources(logo, delivery)).toEqual({ src: '/logos/acme.svg', sources: [] });
});
