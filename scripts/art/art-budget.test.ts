import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileContent } from '../../src/content/compile-content.ts';
import { fileWidths, plainWidth } from '../../src/content/image-widths.ts';
import { offices } from '../../src/content/offices.ts';
import { services } from '../../src/content/services.ts';
import type { ImageAsset } from '../../src/content/types.ts';
import { pictures } from './pictures.ts';

const publicDir = join(import.meta.dirname, '../../public');
const srcDir = join(import.meta.dirname, '../../src');

/** Widths that a phone picks: 375 px at a density of 1.7 to 2. */
const PHONE = [640, 750];
const CARD = 25_000;
const HERO = 90_000;
const PUBLIC = 40_000_000;

const source = globSync('**/*.{ts,tsx}', { cwd: srcDir })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(join(srcDir, file), 'utf8'))
  .join('\n');

/** The pictures that pages name in their own source. */
const inPages: ImageAsset[] = [
  ...source.matchAll(/src: '(\/(?:art|film)\/[\w/-]+)',\s*width: (\d+),\s*height: (\d+)/g),
].map(([, src = '', width, height]) => ({ src, width: Number(width), height: Number(height) }));

const { caseStudies, articles } = compileContent(join(srcDir, 'content'));
const named = [
  ...caseStudies.flatMap(({ image, heroImage, images }) => [image, heroImage, ...images]),
  ...articles.map(({ imageUrl }) => imageUrl),
  ...services.map(({ imageSrc }) => imageSrc),
  ...offices.map(({ map }) => map),
  ...inPages,
];
const art = named.filter(({ src }) => src.startsWith('/art/'));

const file = (path: string): string => join(publicDir, path);
const bytes = (path: string): number => statSync(file(path)).size;
const encoded = ({ src, width }: ImageAsset): string[] =>
  fileWidths(width).flatMap((step) => [`${src}-${step}.avif`, `${src}-${step}.webp`]);
const plain = ({ src, width }: ImageAsset): string => `${src}-${plainWidth(width)}.jpg`;
const files = (image: ImageAsset): string[] => [...encoded(image), plain(image)];
const tooLarge = (paths: string[], budget: number): string[] =>
  paths.filter((path) => bytes(path) > budget).map((path) => `${path}: ${bytes(path)} bytes`);

test('the generator draws just the pictures that content and pages name', () => {
  const names = new Set(art.map(({ src }) => src.replace('/art/', '')));
  expect(Object.keys(pictures).sort()).toEqual([...names].sort());
});

test('every picture is there in both formats at all its widths, and once as JPEG', () => {
  expect(named.flatMap(files).filter((path) => !existsSync(file(path)))).toEqual([]);
});

test('no picture lies about that nothing names', () => {
  const wanted = new Set(art.flatMap(files));
  const found = globSync('art/**/*.{avif,webp,jpg}', { cwd: publicDir });
  expect(found.map((path) => `/${path}`).filter((path) => !wanted.has(path))).toEqual([]);
});

test('a picture keeps to 25 kB at the sizes that a phone shows', () => {
  const shown = art.flatMap(({ src }) =>
    PHONE.flatMap((width) => [`${src}-${width}.avif`, `${src}-${width}.webp`]),
  );
  expect(tooLarge(shown, CARD)).toEqual([]);
});

test('a picture keeps to 90 kB at every width', () => {
  expect(tooLarge(art.flatMap(encoded), HERO)).toEqual([]);
});

test('no two pictures are the same', () => {
  const prints = new Map<string, Set<string>>();
  for (const { src } of art) {
    const print = createHash('sha256').update(readFileSync(file(`${src}-640.avif`)));
    const hash = print.digest('hex');
    prints.set(hash, (prints.get(hash) ?? new Set()).add(src));
  }
  expect([...prints.values()].filter((same) => same.size > 1).map((same) => [...same])).toEqual([]);
});

test('all of public/ stays below 40 MB', () => {
  const all = globSync('**/*', { cwd: publicDir, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const total = all.reduce(
    (sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size,
    0,
  );
  expect(total).toBeLessThanOrEqual(PUBLIC);
});
