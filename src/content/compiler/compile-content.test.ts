import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

  test('may begin with a byte-order mark and blank lines, and end without a line break', () => {
    folder.article('shops');
    const file = join(folder.dir, 'articles/shops.md');
    const text = readFileSync(file, 'utf8').replace('---\n', '--- \n').trimEnd();
    writeFileSync(file, `\uFEFF\n${text.replaceAll('\n', '\r\n')}`);
    expect(compile().articles[0]).toMatchObject({ title: 'Shops' });
    expect(compile().articles[0]!.content).toContain('<p>Shops sell things.</p>');
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
        'authorUrl: https://example.com/ann#me',
        'date: March 4, 2026',
        '# The other is Digital Transformation.',
        'category: E-Commerce',
        'draft: false # until it is ready',
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
    ['no YAML', 'order: 10\ntitle: "Acme\n', /acme\.yaml: line 2: a quotation mark is not closed/],
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
      /category: .*"Digital Transformation" or "E-Commerce"; .*article-schema\.ts has the list$/,
    ],
    ['no author', { author: undefined }, /author: is missing$/],
    [
      'an author nobody knows',
      { authorUrl: undefined },
      /author: Ann is no person of the site: .*authorUrl/,
    ],
    ['a date in figures', { date: '2026-02-03' }, /date: must be a day written like/],
    [
      'a date that does not exist',
      { date: 'February 30, 2026' },
      /date: February 30, 2026 does not exist$/,
    ],
    ['no front matter', '## Only text\n', /front matter between two --- lines is missing$/],
    [
      'a broken line',
      '---\ntitle: Shops\nno colon here\n---\nText.\n',
      /line 3: the ": " after the field’s name is missing/,
    ],
  ])('an article with %s', (_what, changes, message) => {
    folder.article('shops', changes);
    expect(failure()).toMatch(/articles\/shops\.md: /);
    expect(failure()).toMatch(message);
  });

  test.each<[string, string | Uint8Array, RegExp]>([
    ['that is empty', '', /shops\.md: is empty$/],
    ['in Latin-1', Buffer.from('---\ntitle: Caf\xe9\n---\n', 'latin1'), /save it as UTF-8$/],
    ['in UTF-16', Buffer.from('---\ntitle: Shops\n', 'utf16le'), /is UTF-16 .*save it as UTF-8$/],
    [
      'with a text that goes on as a comment',
      '---\ntitle: C # and more\n---\nText.\n',
      /line 2: the text ends before " #".*quotation marks/,
    ],
    [
      'with a colon in a text',
      '---\ntitle: Shops: a guide\n---\nText.\n',
      /line 2: a text with ": " in it needs quotation marks/,
    ],
    ['with a field twice', '---\ndraft: true\ndraft: true\n---\nText.\n', /line 3: .*second time/],
    ['with a tab', '---\nclosing:\n\ttitle: Open\n---\nText.\n', /line 3: .*instead of a tab/],
  ])('a file %s', (_what, bytes, message) => {
    writeFileSync(join(folder.dir, 'articles/shops.md'), bytes);
    expect(failure()).toMatch(message);
  });

  test.each([
    'articles/shops.mdx',
    'articles/post.markdown',
    'articles/news.MD',
    'case-studies/b.yml',
  ])('a file that is not read: %s', (file) => {
    writeFileSync(join(folder.dir, file), 'Text.');
    expect(failure()).toMatch(
      new RegExp(`${file}: is not read: the name must end in \\.(md|yaml)`),
    );
  });

  test('a folder for an article', () => {
    mkdirSync(join(folder.dir, 'articles/post'));
    expect(failure()).toMatch(/articles\/post: is not read: .* in this folder itself/);
  });

  test('the line of a problem in the file, not in its text', () => {
    folder.article('shops', {}, 'One.\n\n[Two](two.md)');
    const line =
      readFileSync(join(folder.dir, 'articles/shops.md'), 'utf8')
        .split('\n')
        .indexOf('[Two](two.md)') + 1;
    expect(failure()).toMatch(
      new RegExp(`shops\\.md: line ${line}: the link two\\.md leads nowhere`),
    );
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
