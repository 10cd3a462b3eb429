import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteConfig } from '../../content/site.ts';
import { imageSources } from './image-sources.ts';

const shipped = siteConfig.hosts;
const HOST = 'https://images.example/acct/abc_DEF-123';
beforeEach(() => {
  const imageDelivery = { origin: 'https://images.example', account: 'acct' };
  siteConfig.hosts = { ...shipped, imageDelivery };
});
afterEach(() => {
  siteConfig.hosts = shipped;
});

test('a local picture has AVIF files in every width up to its own, and one JPEG', () => {
  const srcSet = [640, 750, 828, 1080].map((width) => `/art/hero-${width}.avif ${width}w`);
  expect(imageSources({ src: '/art/hero', width: 1080, height: 700 })).toEqual({
    src: '/art/hero-1080.jpg',
    sources: [{ type: 'image/avif', srcSet: srcSet.join(', ') }],
  });
});

test.each([
  ['is at most 1200 px wide', 1920, '/art/hero-1200.jpg', '/art/hero-1920.avif 1920w'],
  ['has its own width below the smallest', 320, '/art/hero-320.jpg', '/art/hero-320.avif 320w'],
])('the src of a picture %s', (_, width, jpeg, avif) => {
  const { src, sources } = imageSources({ src: '/art/hero', width, height: width });
  expect(src).toBe(jpeg);
  expect(sources[0]?.srcSet).toContain(avif);
});

test('an id of ten or more characters is loaded from the image service, where there is an account', () => {
  const image = { src: 'abc_DEF-123', width: 750, height: 500 };
  expect(imageSources(image)).toEqual({
    src: `${HOST}/public`,
    srcSet: `${HOST}/w=640 640w, ${HOST}/w=750 750w`,
    sources: [],
  });
  siteConfig.hosts.imageDelivery.account = '';
  expect(imageSources(image).src).toBe('/art/placeholder.svg');
});

test('a path with a file extension is used unchanged', () => {
  const logo = { src: '/logos/acme.svg', width: 160, height: 48 };
  expect(imageSources(logo)).toEqual({ src: '/logos/acme.svg', sources: [] });
});
