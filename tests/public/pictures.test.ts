/* The files in public are small enough, and of this site; art/works/public-pictures.test.ts checks their sizes. */

import { globSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileContent } from '../../src/content/compiler/compile-content.ts';
import { siteConfig } from '../../src/content/site.ts';
import { seedRecords } from '../../scripts/build/seed.ts';

/** Widths in px that a phone of 375 px at a density of 1.7 to 2 fetches. */
const PHONE = [640, 750];

const { caseStudies, articles } = compileContent('content');
const shareImages = new Set([
  siteConfig.defaultSeo.imageUrl,
  ...seedRecords().flatMap(({ image_url }) => image_url ?? []),
  ...[...caseStudies, ...articles].flatMap(({ shareImage }) =>
    shareImage?.startsWith('/') ? [shareImage] : [],
  ),
]);

const bytes = (path: string): number => statSync(`public${path}`).size;
const tooLarge = (paths: string[], budget: number): string[] =>
  paths.filter((path) => bytes(path) > budget).map((path) => `${path}: ${bytes(path)} bytes`);
const avif = globSync('art/**/*.avif', { cwd: 'public' }).map((file) => `/${file}`);

test('a picture has at most 25 kB at the widths for phones, 90 kB at every width', () => {
  const small = avif.filter((path) => PHONE.some((width) => path.endsWith(`-${width}.avif`)));
  if (siteConfig.sampleContent) expect(small.length).toBeGreaterThan(0);
  expect(tooLarge(small, 25_000)).toEqual([]);
  expect(tooLarge(avif, 90_000)).toEqual([]);
});

test('a film has at most 900 kB in each format', () => {
  const films = globSync('film/*.{webm,mp4}', { cwd: 'public' }).map((file) => `/${file}`);
  expect(tooLarge(films, 900_000)).toEqual([]);
});

test('public/ has at most 40 MB, and no WebP', () => {
  const files = globSync('public/**/*').filter((file) => statSync(file).isFile());
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(40_000_000);
  expect(files.filter((file) => file.endsWith('.webp'))).toEqual([]);
});

test('a share image has at most 120 kB', () => {
  expect(shareImages.size).toBeGreaterThan(0);
  expect(tooLarge([...shareImages], 120_000)).toEqual([]);
});
