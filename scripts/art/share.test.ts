import { existsSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { compileContent } from '../../src/content/compile-content.ts';
import { site } from '../../src/content/site.ts';
import { paths } from '../../src/paths.ts';
import { pageOwnMetadata } from '../../src/seo/page-own-metadata.ts';
import { resolveMetadata } from '../../src/seo/resolve-metadata.ts';
import { wrapped } from './share-plate.ts';
import { seedRecords, SHARE_BUDGET, sharePlans } from './share.ts';

const origin = 'https://northveld.test';
const records = seedRecords(readFileSync('supabase/seed.sql', 'utf8'));
const { caseStudies, articles } = compileContent('src/content');

/** The share image that the head of a page names: path and file below public. */
function imageNamed(path: string, pageOwn: Parameters<typeof resolveMetadata>[0]['pageOwn']) {
  const recordOf = (wanted: string) => {
    const found = records.find((record) => record.path === wanted);
    if (!found) return null;
    const { title, image } = found;
    return { path, title, description: null, author: null, image_url: image, twitter_site: null };
  };
  const { imageUrl } = resolveMetadata({
    path,
    origin,
    exact: recordOf(path),
    root: recordOf('/'),
    pageOwn,
    defaults: site.defaultSeo,
  });
  return { path, file: imageUrl.replace(origin, '') };
}

const staticPaths = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  '/thank-you',
];
const pages = [
  ...staticPaths.map((path) => imageNamed(path, {})),
  ...caseStudies.map((study) =>
    imageNamed(
      paths.caseStudy(study.slug),
      pageOwnMetadata('caseStudy', { study, next: caseStudies[0]! }),
    ),
  ),
  ...articles.map((article) =>
    imageNamed(paths.insight(article.id), pageOwnMetadata('insight', { article, more: [] })),
  ),
];

it('gives each page an image of its own', () => {
  expect(new Set(pages.map(({ file }) => file)).size).toBe(pages.length);
  expect(pages.map(({ file }) => file).toSorted()).toEqual(
    sharePlans()
      .map(({ file }) => file)
      .toSorted(),
  );
});

it('has an image for the built-in defaults', () => {
  expect(existsSync(`public${site.defaultSeo.imageUrl}`)).toBe(true);
});

describe.each(pages)('$path', ({ file }) => {
  it(`is shared with ${file}: 1200 by 630, within the budget`, async () => {
    const { width, height, format } = await sharp(`public${file}`).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    expect(statSync(`public${file}`).size).toBeLessThanOrEqual(SHARE_BUDGET);
  });
});

describe('a seed', () => {
  it('is read with its quotes', () => {
    const sql = `insert into page_seo values (
      '/a', 'Ann''s | X', 'Text (with, brackets), and more.',
      'X', '/art/share/a.png', '@x'
    )`;
    expect(seedRecords(sql)).toEqual([
      { path: '/a', title: "Ann's | X", image: '/art/share/a.png' },
    ]);
  });
});

describe('a title', () => {
  const face = { width: (text: string) => text.length };

  it('takes as few lines as fit, evenly filled', () => {
    expect(wrapped(face, 'one two three four five six', 1, 24)).toEqual([
      'one two three',
      'four five six',
    ]);
  });

  it('has no lines where a word is too long', () => {
    expect(wrapped(face, 'a considerable word', 1, 8)).toBeNull();
  });
});
