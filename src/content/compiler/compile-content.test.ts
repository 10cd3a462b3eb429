import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentFolder, type ContentFolder } from '../../../tests/support/content-files.ts';
import { compileContent } from './compile-content.ts';

let folder: ContentFolder;

beforeEach(() => {
  folder = contentFolder();
});

afterEach(() => rmSync(folder.dir, { recursive: true }));

const compile = () => compileContent(folder.dir, { publicDir: folder.dir, mapping: {} });

function failure(): string {
  try {
    compile();
  } catch (error) {
    return (error as Error).message;
  }
  return 'compiled';
}

describe('a study', () => {
  test('takes id, slug and pictures from its file name', () => {
    const [study] = compile().caseStudies;
    expect(study).toMatchObject({
      id: 'acme',
      slug: 'acme',
      image: { src: '/art/case-studies/acme/card', width: 1200, height: 800 },
      heroImage: { src: '/art/case-studies/acme/hero', width: 1920, height: 1080 },
    });
    expect(study!.images.map(({ src, caption }) => [src, caption])).toEqual([
      ['/art/case-studies/acme/gallery-1', 'one'],
      ['/art/case-studies/acme/gallery-2', 'two'],
      ['/art/case-studies/acme/gallery-3', 'three'],
      ['/art/case-studies/acme/gallery-4', 'four'],
    ]);
    expect(study).not.toHaveProperty('shareImage');
  });

  test('may name other pictures', () => {
    const other = { src: 'hosted_picture-1', width: 800, height: 600 };
    folder.study('acme', { heroImage: other, images: [{ caption: 'one', image: other }] });
    expect(compile().caseStudies[0]).toMatchObject({
      heroImage: other,
      images: [{ ...other, caption: 'one' }],
    });
  });

  test('gives screens the proportions of a desktop or a phone', () => {
    const alt = 'A basket.';
    folder.study('acme', {
      images: [
        { caption: 'one', alt, screen: 'desktop' },
        { caption: 'two', screen: 'phone' },
      ],
    });
    const [desktop, phone] = compile().caseStudies[0]!.images;
    expect(desktop).toMatchObject({ alt, width: 1920, height: 1280 });
    expect(phone).toMatchObject({
      src: '/art/case-studies/acme/gallery-2',
      width: 1170,
      height: 2532,
    });
  });

  test('prefers the pictures that are mapped to its title', () => {
    const mapped = { src: '/art/mapped', width: 800, height: 600 };
    const own = { src: '/art/own', width: 640, height: 480 };
    folder.study('acme', { heroImage: own });
    const { caseStudies } = compileContent(folder.dir, {
      mapping: { Acme: { heroImage: mapped, images: [mapped] } },
    });
    expect(caseStudies[0]).toMatchObject({ heroImage: mapped });
    expect(caseStudies[0]!.images[0]).toEqual({ ...mapped, caption: 'one' });
    expect(caseStudies[0]!.images[1]).toMatchObject({ src: '/art/case-studies/acme/gallery-2' });
  });

  test('finds its share image by path unless it names one', () => {
    const share = '/art/share/case-studies/acme.png';
    mkdirSync(dirname(join(folder.dir, share)), { recursive: true });
    writeFileSync(join(folder.dir, share), '');
    expect(compile().caseStudies[0]!.shareImage).toBe(share);
    folder.study('acme', { shareImage: '/art/own.png' });
    expect(compile().caseStudies[0]!.shareImage).toBe('/art/own.png');
  });

  test('is sorted by order, smallest first', () => {
    folder.study('zeta', { order: 5 });
    folder.study('beta', { order: 15 });
    expect(compile().caseStudies.map(({ slug }) => slug)).toEqual(['zeta', 'acme', 'beta']);
  });
});

describe('an article', () => {
  test('takes id and picture from its file name, and the reading time from its length', () => {
    folder.article('shops', {}, 'word '.repeat(900));
    expect(compile().articles[0]).toMatchObject({
      id: 'shops',
      imageUrl: { src: '/art/articles/shops/hero', width: 1920, height: 1080 },
      readTime: '5 min read',
    });
  });

  test('is sorted by date, newest first', () => {
    folder.article('older', { date: 'December 30, 2025' });
    folder.article('newest', { date: 'October 1, 2026' });
    expect(compile().articles.map(({ id }) => id)).toEqual(['newest', 'shops', 'older']);
  });

  test('accepts any YAML in its front matter', () => {
    folder.article(
      'shops',
      [
        '---',
        `title: 'Low-code: the reader''s guide'`,
        'excerpt: >-',
        '  Two lines',
        '  are one.',
        'author: "Ann"',
        'date: March 4, 2026',
        'category: E-Commerce # the other is Digital Transformation',
        'closing: { title: Open one, text: Now. }',
        '---',
        'Text.',
        '',
      ].join('\n'),
    );
    expect(compile().articles[0]).toMatchObject({
      title: `Low-code: the reader's guide`,
      excerpt: 'Two lines are one.',
    });
  });
});

describe('reports with file and field', () => {
  test.each<[string, Record<string, unknown> | string, RegExp]>([
    ['no images', { images: [] }, /images: expected 1 to 4, found 0$/],
    ['an image without a caption', { images: [{}] }, /images\.0\.caption: is missing$/],
    [
      'three results and no title',
      { results: [1, 2, 3].map((n) => ({ value: `${n}`, label: `${n}`, before: '', after: '1' })) },
      /results: expected 4, found 3/,
    ],
    ['no setback', { setback: undefined }, /setback: is missing$/],
    ['an unknown field', { colour: 'red' }, /"colour"/],
    ['a timeline in words', { timeline: 'half a year' }, /timeline: must read like "5 months"$/],
    [
      'phases that are longer than the timeline',
      { timeline: '2 months' },
      /phases: add up to 12 weeks, 3 months, but the timeline says "2 months"$/,
    ],
    [
      'a setback that cost no week',
      {
        phases: [
          { name: 'One', weeks: 6, text: 'One.' },
          { name: 'Two', weeks: 7, text: 'Two.' },
        ],
      },
      /phases: none has "rework: true", the weeks that the setback cost$/,
    ],
    [
      'no YAML',
      'order: 10\ntitle: "Acme\n',
      /acme\.yaml: line \d+: is not valid YAML .*quotation marks/,
    ],
  ])('a study with %s', (_what, changes, message) => {
    folder.study('acme', changes);
    expect(failure()).toMatch(/case-studies\/acme\.yaml: /);
    expect(failure()).toMatch(message);
  });

  test('two studies with the same order', () => {
    folder.study('beta');
    expect(failure()).toMatch(/beta\.yaml: order: 10 is taken by .*acme\.yaml$/);
  });

  test('a file name that is not a slug', () => {
    folder.study('Acme & Co', { order: 20 });
    expect(failure()).toMatch(/Acme & Co\.yaml: the file's name .* lower-case-with-dashes$/);
  });

  test.each<[string, Record<string, unknown> | string, RegExp]>([
    [
      'an unknown category',
      { category: 'Gardening' },
      /category: .*"Digital Transformation"\|"E-Commerce"$/,
    ],
    ['no author', { author: undefined }, /author: is missing$/],
    ['a date that does not exist', { date: 'February 30, 2026' }, /date: must be a day written/],
    ['no front matter', '## Only text\n', /front matter between two --- lines is missing$/],
    [
      'a broken line',
      '---\ntitle: Shops\nno colon here\n---\nText.\n',
      /line [34]: is not valid YAML /,
    ],
  ])('an article with %s', (_what, changes, message) => {
    folder.article('shops', changes);
    expect(failure()).toMatch(/articles\/shops\.md: /);
    expect(failure()).toMatch(message);
  });

  test('an article without text, and all other problems in the same message', () => {
    folder.article('shops', {}, '');
    folder.study('acme', { title: undefined, effort: 0 });
    const message = failure();
    expect(message).toMatch(/^2 problems:\n/);
    expect(message).toMatch(/acme\.yaml: title: is missing; effort: /);
    expect(message).toMatch(/shops\.md: content: .* is missing$/);
  });
});
