import { expect, it } from 'vitest';
import { ContentError } from '../../src/content/compiler/content-error.ts';
import { seedRecords } from './seed.ts';

const empty = { title: null, description: null, author: null, image_url: null, twitter_site: null };

it('reads records in their order, with quotes, line breaks and missing columns', () => {
  const sql = `insert into page_seo (path, title, image_url) values
    ('/b', 'Ann''s (first)', '/art/share/b.png'),
    (
      '/a',
      null, null
    );`;
  expect(seedRecords(sql)).toEqual([
    { ...empty, path: '/b', title: "Ann's (first)", image_url: '/art/share/b.png' },
    { ...empty, path: '/a' },
  ]);
});

it.each([
  ['an unknown table', 'nowhere values (1);', 'no such table: nowhere'],
  ['an open quote', `page_seo values ('/a\n)\n  on`, `unrecognized token: "'/a ) on"`],
  // PostgreSQL reads double quotes as a column, too, and refuses the rest.
  ['double quotes', 'page_seo (path) values ("/a");', 'no such column: "/a"'],
  ['no path', 'page_seo (path) values (null);', 'NOT NULL constraint failed: page_seo.path'],
  ['no title', `page_seo (path, title) values ('/a', '');`, `CHECK constraint failed: title <> ''`],
])('rejects %s in one line', (_, values, reason) => {
  const read = () => seedRecords(`insert into ${values}`);
  expect(read).toThrow(ContentError);
  expect(read).toThrow(/^supabase\/seed\.sql failed: .*$/);
  expect(read).toThrow(reason);
});
