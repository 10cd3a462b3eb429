import { expect, it } from 'vitest';
import { leftPictures } from './left-pictures.ts';

it('names the pictures of removed studies and articles, without those that another page shows', () => {
  const shown = [
    '/art/case-studies/acme/hero-640.avif',
    '/art/articles/lent/hero-640.avif',
    '/art/share/case-studies/acme.png',
  ];
  const files = [
    ...shown,
    '/art/case-studies/acme/hero-750.avif',
    '/art/case-studies/gone/hero-640.avif',
    '/art/case-studies/gone/hero-750.avif',
    '/art/heroes/contact-640.avif',
    '/art/share/home.png',
    '/art/share/insights/old.png',
  ];
  expect(leftPictures(files, new Set(shown))).toEqual([
    'public/art/case-studies/gone has pictures that nothing shows: delete the folder',
    'public/art/share/insights/old.png is the share image of no page: delete it',
  ]);
});
