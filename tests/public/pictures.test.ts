import { globSync, readFileSync, statSync } from 'node:fs';
import { imageSizeFromFile } from 'image-size/fromFile';
import { expect, it, test } from 'vitest';
import { compileContent } from '../../src/content/compiler/compile-content.ts';
import { fileWidths, plainWidth } from '../../src/content/picture-files.ts';
import { offices } from '../../src/content/company/office-records.ts';
import { services } from '../../src/content/navigation/services.ts';
import { site } from '../../src/content/site.ts';
import { readSeed } from '../../scripts/build/seed.ts';

/** Widths in px that a phone of 375 px at a density of 1.7 to 2 fetches. */
const PHONE = [640, 750];

const { caseStudies, articles } = compileContent('content');
const shown = [
  ...caseStudies.flatMap(({ image, heroImage, images }) => [image, heroImage, ...images]),
  ...articles.map(({ imageUrl }) => imageUrl),
  ...services.map(({ imageSrc }) => imageSrc),
  ...offices.map(({ map }) => map),
].filter(({ src }) => src.startsWith('/') && !/\.\w+$/.test(src));
const pictures = [...new Map(shown.map((image) => [image.src, image])).values()];

const shareImages = new Set([
  site.defaultSeo.imageUrl,
  ...readSeed().flatMap(({ image_url }) => image_url ?? []),
  ...[...caseStudies, ...articles].flatMap(({ shareImage }) =>
    shareImage?.startsWith('/') ? [shareImage] : [],
  ),
]);

const bytes = (path: string): number => statSync(`public${path}`).size;
const tooLarge = (paths: string[], budget: number): string[] =>
  paths.filter((path) => bytes(path) > budget).map((path) => `${path}: ${bytes(path)} bytes`);
const avif = globSync('art/**/*.avif', { cwd: 'public' }).map((file) => `/${file}`);

it.each(pictures)('$src has its aspect ratio as AVIF in all widths and as one JPEG', async (picture) => {
  const { src, width, height } = picture;
  const steps = fileWidths(width).map((step) => `${step}.avif`);
  for (const ending of [...steps, `${plainWidth(width)}.jpg`]) {
    const step = Number.parseInt(ending);
    const actual = await imageSizeFromFile(`public${src}-${ending}`);
    expect(actual.width, ending).toBe(step);
    expect(Math.abs(actual.height - (step * height) / width), ending).toBeLessThanOrEqual(1);
  }
});

test('a picture has at most 25 kB at the widths for phones, 90 kB at every width', () => {
  const small = avif.filter((path) => PHONE.some((width) => path.endsWith(`-${width}.avif`)));
  expect(small.length).toBeGreaterThan(50);
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

it.each([...shareImages])('%s has the size that the head declares', async (file) => {
  const { width, height } = await imageSizeFromFile(`public${file}`);
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
  expect(tooLarge([file], 120_000)).toEqual([]);
});

it('the manifest has the site’s name, and its icons have the declared sizes', async () => {
  const manifest = JSON.parse(readFileSync('public/site.webmanifest', 'utf8')) as {
    name: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.name, 'npm run brand writes the name of content/site.yaml').toBe(site.name);
  const touchIcon = { src: '/apple-touch-icon.png', sizes: '180x180' };
  for (const { src, sizes } of [...manifest.icons, touchIcon]) {
    const { width, height } = await imageSizeFromFile(`public${src}`);
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});
