import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentFolder } from '../../../tests/support/content-files.ts';
import { contactPeople } from '../company/contact-people.ts';
import { compileContent } from './compile-content.ts';

let folder: ReturnType<typeof contentFolder>;
beforeEach(() => void (folder = contentFolder()));
afterEach(() => rmSync(folder.dir, { recursive: true }));

const compile = () => compileContent(folder.dir, folder.dir);

describe('a study', () => {
  test('takes id, slug and pictures from its file name', () => {
    const [study] = compile().caseStudies;
    const src = '/art/case-studies/acme';
    expect(study).toMatchObject({
      ...{ id: 'acme', slug: 'acme' },
      image: { src: `${src}/card`, width: 1200, height: 800 },
      heroImage: { src: `${src}/hero`, width: 1920, height: 1080 },
      images: [1, 2, 3, 4].map((at) => ({ src: `${src}/gallery-${at}` })),
    });
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

  test('finds its share image by path, unless it names one', () => {
    const share = '/art/share/case-studies/acme.png';
    mkdirSync(dirname(join(folder.dir, share)), { recursive: true });
    writeFileSync(join(folder.dir, share), '');
    expect(compile().caseStudies[0]!.shareImage).toBe(share);
    folder.study('acme', { shareImage: '/art/own.png' });
    expect(compile().caseStudies[0]!.shareImage).toBe('/art/own.png');
  });
});

test('names of files may have the letters of any script, in lower case', () => {
  folder.study('जीवन-बीमा', { order: 30 });
  folder.article('cafe\u0301-ไทย', { title: 'ตลาด' }, '## कीमत का अनुमान\n\nA text.');
  folder.page('採用/東京.md');
  const { caseStudies, articleById, pages } = compile();
  expect(caseStudies.map(({ slug }) => slug)).toContain('जीवन-बीमा');
  expect(articleById.get('café-ไทย')!.sections).toEqual([
    { id: 'on-कीमत-का-अनुमान', title: 'कीमत का अनुमान' },
  ]);
  expect(pages[0]!.path).toBe(encodeURI('/採用/東京'));
  folder.article('Übersicht');
  expect(compile).toThrow("articles/Übersicht.md: the file's name becomes the address");
});

test('studies are sorted by order, articles by date with the newest first', () => {
  folder.study('zeta', { order: 5 });
  folder.study('beta', { order: 15 });
  folder.article('older', { date: 'December 30, 2025' });
  folder.article('newest', { date: 'October 1, 2026' });
  const { caseStudies, articles } = compile();
  expect(caseStudies.map(({ slug }) => slug)).toEqual(['zeta', 'acme', 'beta']);
  expect(articles.map(({ id }) => id)).toEqual(['newest', 'shops', 'older']);
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

  test.skipIf(contactPeople.length === 0)('shows the title of a person who answers', () => {
    const { name, title } = contactPeople[0]!;
    folder.article('shops', { author: name, authorUrl: undefined });
    expect(compile().articles[0]).toMatchObject({ author: name, profile: { title } });
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
});

type Changes = Record<string, unknown> | string;

test('a study may go on, without a setback, with two results', () => {
  const { results } = compile().caseStudies[0]!;
  const phases = ['A', 'B'].map((name) => ({ name, weeks: 6, text: 'One.' }));
  const changes = { setback: undefined, phases, timeline: '3 months so far' };
  folder.study('acme', { ...changes, results: results.slice(0, 2) });
  expect(compile().caseStudies[0]).toMatchObject({ timeline: '3 months so far', phases });
});

describe('reports with file and field', () => {
  const results = (...labels: string[]) => ({
    results: labels.map((label) => ({
      value: '1',
      label,
      measure: 'Sales',
      before: '0',
      after: '1',
    })),
  });
  const phases = (...names: string[]) => ({
    phases: names.map((name) => ({ name, weeks: 6, text: 'One.' })),
  });
  const chapters = [1, 2].map(() => ({ title: 'Why', text: 'So.' }));

  test.each<[Changes, string]>([
    [{ images: [] }, 'images: expected 1 to 4, found 0'],
    [{ images: [{}] }, 'images.0.caption: is missing'],
    [results('a'), 'results: expected 2 to 6, found 1'],
    [results(...'abcdefg'), 'results: expected 2 to 6, found 7'],
    [results('a', 'b', 'b', 'c'), 'results: has the label "b" twice: change one'],
    [phases('A', 'A'), 'phases: has the name "A" twice'],
    [phases('A', 'B'), 'phases: none has "rework: true"'],
    [{ setback: undefined }, 'phases: have "rework: true", weeks that `setback` explains'],
    [{ chapters }, 'chapters: has the title "Why" twice'],
    [{ colour: 'red' }, 'Unrecognized key: "colour"'],
    [{ service: 'no-service' }, 'service: found "no-service", expected one of '],
    [{ year: 2099 }, 'year: is in the future'],
    [{ timeline: 'half a year' }, 'timeline: must read like "5 months", or'],
    [{ timeline: '2 months' }, 'phases: add up to 12 weeks, 3 months, but the timeline says "2'],
    ['order: 10\ntitle: "Acme\n', 'Missing closing "quote at line 3'],
  ])('of the study %j: %s', (changes, problem) => {
    folder.study('acme', changes);
    expect(compile).toThrow(`case-studies/acme.yaml: ${problem}`);
  });

  test.each<[Changes, string]>([
    [{ authorUrl: undefined }, 'author: Ann is not one of the site’s people: add'],
    [{ date: '2026-02-03' }, 'date: must be a day written like'],
    [{ date: 'February 30, 2026' }, 'date: February 30, 2026 does not exist'],
    ['## Only text\n', 'front matter between two --- lines is missing'],
    ['---\ntitle: A\nno\n---\n', 'Implicit map keys need to be followed by map values at line 3'],
    ['', 'is empty'],
  ])('of the article %j: %s', (changes, problem) => {
    folder.article('shops', changes);
    expect(compile).toThrow(`articles/shops.md: ${problem}`);
  });

  test.each([
    ['beta', 10, /beta\.yaml: order: 10 is taken by .*acme\.yaml$/],
    ['A & Co', 20, /Co\.yaml: the file.s name .* must be lower-case-with-dashes$/],
  ])('of another study %s in place %i', (name, order, message) => {
    folder.study(name, { order });
    expect(compile).toThrow(message);
  });

  test.each([
    ['articles/shops.md', Buffer.from('Caf\xe9', 'latin1'), 'has characters that are not UTF-8'],
    ['articles/shops.md', Buffer.from('---\n', 'utf16le'), 'is UTF-16 or no text: save it as'],
    ['articles/a.mdx', 'Text.', 'is not read: the name must end in .md, in this folder'],
    ['articles/c.MD', 'Text.', 'is not read: the name must end in .md, in this folder'],
    ['case-studies/d.yml', 'Text.', 'is not read: the name must end in .yaml, in this folder'],
    ['articles/folder', undefined, 'is not read: the name must end in .md, in this folder'],
  ])('of the file %s', (file, bytes, problem) => {
    const path = join(folder.dir, file);
    if (bytes) writeFileSync(path, bytes);
    else mkdirSync(path);
    expect(compile).toThrow(`${file}: ${problem}`);
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
    expect(compile).toThrow(
      /^3 problems:\n[^]*acme\.yaml: title: is missing .*\n.*acme\.yaml: effort: /,
    );
    expect(compile).toThrow(/shops\.md: content: .* is missing$/);
    const otherProblems = ['content/prices.yaml: wrong'];
    expect(() => compileContent(folder.dir, folder.dir, otherProblems)).toThrow(
      /^4 problems:\ncontent\/prices\.yaml: wrong\n/,
    );
  });
});
