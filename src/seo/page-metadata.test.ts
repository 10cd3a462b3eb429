import { expect, it } from 'vitest';
import { siteConfig } from '../content/site.ts';
import { pageTitle, shareableImage } from './page-metadata.ts';

it('adds the name of the site to a title', () => {
  expect(pageTitle('Contact Us')).toBe(`Contact Us${siteConfig.titleSeparator}${siteConfig.name}`);
  expect(pageTitle('A shop', ' Insights')).toBe(
    `A shop${siteConfig.titleSeparator}${siteConfig.name} Insights`,
  );
});

it.each([
  ['/art/wide', 1920, '/art/wide-1200.jpg'],
  ['/art/small', 700, '/art/small-640.jpg'],
  ['/art/smallest', 640, '/art/smallest-640.jpg'],
  ['/art/too-small', 639, null],
])('shares %s, %i px wide, as %s', (src, width, expected) => {
  expect(shareableImage({ src, width, height: 400 })).toBe(expected);
});

it('gives a hosted picture its address, and none without an account', () => {
  const picture = { src: 'Ab12_cd34-ef', width: 100, height: 100 };
  const at = (account: string) =>
    shareableImage(picture, {
      ...siteConfig,
      hosts: { ...siteConfig.hosts, imageDelivery: { origin: 'https://images.test', account } },
    });
  expect(at('acme')).toBe('https://images.test/acme/Ab12_cd34-ef/public');
  expect(at('')).toBeNull();
});
