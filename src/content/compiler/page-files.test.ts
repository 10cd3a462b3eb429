import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentFolder } from '../../../tests/support/content-files.ts';
import { prices } from '../company/prices.ts';
import { compileContent } from './compile-content.ts';
import { markdownPageLinks } from './page-files.ts';

let folder: ReturnType<typeof contentFolder>;
beforeEach(() => void (folder = contentFolder()));
afterEach(() => rmSync(folder.dir, { recursive: true }));

const compile = () => compileContent(folder.dir, folder.dir);

test('works without a folder of pages', () => {
  expect(compile().pages).toEqual([]);
  expect(markdownPageLinks(folder.dir)).toEqual([]);
});

test('compiles pages by their path, with the text as HTML', () => {
  folder.page('careers.md');
  const [price] = Object.keys(prices);
  folder.page('campaigns/spring.md', price === undefined ? {} : { price }, '## Why *now*');
  expect(compile().pages).toMatchObject([
    {
      path: '/campaigns/spring',
      content: '<h2 id="on-why-now">Why <em>now</em></h2>',
      sections: [{ id: 'on-why-now', title: 'Why now' }],
    },
    { path: '/careers', title: 'Work with us', content: '<p>Write to us.</p>' },
  ]);
});

test('lists only what menus and forms need', () => {
  folder.page('careers.md', { menu: 'company' });
  folder.page('landing.md');
  const form = { title: 'Ask', text: 'Name it.', service: 'audits' };
  folder.page('audits.md', { menu: 'services', form, sitemap: false });
  expect(markdownPageLinks(folder.dir)).toEqual([
    {
      ...{ path: '/audits', name: 'Careers', hasForm: true },
      ...{ menu: 'services', description: 'We write shops.' },
    },
    { path: '/careers', name: 'Careers', menu: 'company' },
    { path: '/landing', name: 'Careers' },
  ]);
});

const wrong: [about: string, name: string, changes: object, body: string, problem: string][] = [
  ['an unknown field', 'a.md', { titel: 'A' }, 'a', 'Unrecognized key: "titel"'],
  ['a missing field', 'a.md', { lead: undefined }, 'a', 'lead: is missing'],
  ['no text', 'a.md', {}, '', 'content: the text below the front matter is missing'],
  ['syntax of another program', 'a.md', {}, '[[Page]]', 'line 7: '],
  ['another menu', 'a.md', { menu: 'header' }, 'a', 'menu: Invalid option'],
  ['a picture elsewhere', 'a.md', { picture: 'a.jpg' }, 'a', 'picture: must be like /art/pages/'],
  [
    'an unknown price',
    'a.md',
    { price: '/none' },
    'a',
    'price: content/prices.yaml has no /none: correct it, or',
  ],
  ['a name in capitals', 'Spring Sale.md', {}, 'a', 'the path becomes the address and must be'],
  ['another kind of file', 'a.txt', {}, 'a', 'is not read: the name must end in .md'],
  ['an address of the server', 'api/a.md', {}, 'a', 'the server answers /api/a itself: rename it'],
];

test.each(wrong)('refuses %s', (_about, name, changes, body, problem) => {
  folder.page(name, { ...changes }, body);
  expect(compile).toThrow(`pages/${name}: ${problem}`);
});
