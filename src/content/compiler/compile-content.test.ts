import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentFolder, type ContentFolder } from '../../../tests/support/content-files.ts';
import { compileContent } from './compile-content.ts';

let folder: ContentFolder;
beforeEach(() => void (folder = contentFolder()));
afterEach(() => rmSync(folder.dir, { recursive: true }));

const compile = () => compileContent(folder.dir, { publicDir: folder.dir, mapping: {} });
/** Front matter of an article as an owner may write it. */
const yaml = `---
title: 'Low-code: the reader''s guide'
excerpt: >-
  Two lines
  are one.
author: "Ann"
authorUrl: https://example.com/ann#me
date: March 4, 2026
# The other is Digital Transformation.
category: E-Commerce
draft: false # until it is ready
closing: { title: Open one, text: Now. }
---
Text.
`;

describe('a study', () => {
  test('takes id, slug and pictures from its file name', () => {
    const [study] = compile().caseStudies;
    const src = '/art/case-studies/acme';
    expect(study).toMatchObject({
      id: 'acme',
      slug: 'acme',
      image: { src: `${src}/card`, width: 1200, height: 800 },
      heroImage: { src: `${src}/hero`, width: 1920, height: 1080 },
    });
    const captions = ['one', 'two', 'three', 'four'];
    expect(study!.images).toMatchObject(
      captions.map((caption, at) => ({ caption, src: `${src}/gallery-${at + 1}` })),
    );
    expect(study).not.toHaveProperty('shareImage');
  });

  test('may name other pictures, and screens of a desktop or a phone', () => {
    const other = { src: 'hosted_picture-1', width: 800, height: 600 };
    const alt = 'A basket.';
    folder.study('acme', {
      heroImage: other,
      images: [
        { caption: 'one', image: other },
        { caption: 'two', alt, screen: 'desktop' },
        { caption: 'three', screen: 'phone' },
      ],
    });
    expect(compile().caseStudies[0]).toMatchObject({
      heroImage: other,
      images: [
        { ...other, caption: 'one' },
        { alt, width: 1920, height: 1280 },
        { src: '/art/case-studies/acme/gallery-3', width: 1170, height: 2532 },
      ],
    });
  });

  test('prefers the pictures that are mapped to its title', () => {
    const mapped = { src: '/art/mapped', width: 800, height: 600 };
    folder.study('acme', { heroImage: { src: '/art/own', width: 640, height: 480 } });
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
    expect(compile().articles[0]).toMatchObject({
      title: 'Shops',
      content: expect.stringContaining('<p>Shops sell things.</p>'),
    });
  });

  test('accepts any YAML in its front matter', () => {
    folder.article('shops', yaml);
    expect(compile().articles[0]).toMatchObject({
      title: `Low-code: the reader's guide`,
      excerpt: 'Two lines are one.',
    });
  });
});

describe('reports with file and field', () => {
  const result = (n: number) => ({ value: `${n}`, label: `${n}`, before: '', after: '1' });
  const phases = [6, 7].map((weeks) => ({ name: `${weeks}`, weeks, text: 'One.' }));

  test.each<[string, Record<string, unknown> | string, RegExp]>([
    ['no images', { images: [] }, /images: expected 1 to 4, found 0$/],
    ['an image without a caption', { images: [{}] }, /images\.0\.caption: is missing$/],
    ['three results', { results: [1, 2, 3].map(result) }, /results: expected 4, found 3/],
    ['no setback', { setback: undefined }, /setback: is missing$/],
    ['an unknown field', { colour: 'red' }, /"colour"/],
    ['a timeline in words', { timeline: 'half a year' }, /timeline: must read like "5 months"$/],
    ['a short timeline', { timeline: '2 months' }, /12 weeks, 3 months, but .* "2 months"$/],
    ['a setback that cost no week', { phases }, /phases: none has "rework: true"/],
    ['no YAML', 'order: 10\ntitle: "Acme\n', /acme\.yaml: line 2: a quotation mark is not closed/],
  ])('a study with %s', (_what, changes, message) => {
    folder.study('acme', changes);
    expect(compile).toThrow(/case-studies\/acme\.yaml: /);
    expect(compile).toThrow(message);
  });

  test.each([
    ['with the same order', 'beta', 10, /beta\.yaml: order: 10 is taken by .*acme\.yaml$/],
    [
      'whose name is no slug',
      'Acme & Co',
      20,
      /Co\.yaml: the file.s name .* must be lower-case-with-dashes$/,
    ],
  ])('another study %s', (_what, name, order, message) => {
    folder.study(name, { order });
    expect(compile).toThrow(message);
  });

  test.each<[string, Record<string, unknown> | string, RegExp]>([
    ['an unknown category', { category: 'Gardening' }, /"Digital Transformation" or "E-Commerce"/],
    ['no author', { author: undefined }, /author: is missing$/],
    ['an unknown author', { authorUrl: undefined }, /Ann is no person of the site: .*authorUrl/],
    ['a date in figures', { date: '2026-02-03' }, /date: must be a day written like/],
    ['an impossible date', { date: 'February 30, 2026' }, /date: .* 30, 2026 does not exist$/],
    ['no front matter', '## Only text\n', /front matter between two --- lines is missing$/],
    ['a line without colon', '---\ntitle: A\nno\n---\n', /line 3: the ": " after the field’s name/],
  ])('an article with %s', (_what, changes, message) => {
    folder.article('shops', changes);
    expect(compile).toThrow(/articles\/shops\.md: /);
    expect(compile).toThrow(message);
  });

  test.each<[string, string | Uint8Array, RegExp]>([
    ['is empty', '', /shops\.md: is empty$/],
    ['is Latin-1', Buffer.from('---\ntitle: Caf\xe9\n---\n', 'latin1'), /save it as UTF-8$/],
    ['is UTF-16', Buffer.from('---\ntitle: Shops\n', 'utf16le'), /is UTF-16 .*as UTF-8$/],
  ])('a file that %s', (_what, bytes, message) => {
    writeFileSync(join(folder.dir, 'articles/shops.md'), bytes);
    expect(compile).toThrow(message);
  });

  test.each(['articles/a.mdx', 'articles/b.markdown', 'articles/c.MD', 'case-studies/d.yml'])(
    'a file that is not read: %s',
    (file) => {
      writeFileSync(join(folder.dir, file), 'Text.');
      expect(compile).toThrow(`${file}: is not read: the name must end in `);
    },
  );

  test('a folder for an article', () => {
    mkdirSync(join(folder.dir, 'articles/post'));
    expect(compile).toThrow(/articles\/post: is not read: .* in this folder itself/);
  });

  test('the line of a problem in the file, not in its text', () => {
    folder.article('shops', {}, 'One.\n\n[Two](two.md)');
    const [before] = readFileSync(join(folder.dir, 'articles/shops.md'), 'utf8').split('[Two]');
    const line = before!.split('\n').length;
    expect(compile).toThrow(`shops.md: line ${line}: the link two.md leads nowhere`);
  });

  test('an article without text, and all other problems in the same message', () => {
    folder.article('shops', {}, '');
    folder.study('acme', { title: undefined, effort: 0 });
    expect(compile).toThrow(/^2 problems:\n[^]*acme\.yaml: title: is missing; effort: /);
    expect(compile).toThrow(/shops\.md: content: .* is missing$/);
  });
});
