import { expect, it } from 'vitest';
import { SeedError, seedRecords } from './seed.ts';

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
  ['an unknown table', 'insert into nowhere values (1);', 'no such table: nowhere'],
  [
    'an open quote with lines after it',
    `insert into page_seo (path) values ('/a\n)\n  on conflict`,
    `unrecognized token: "'/a ) on conflict"`,
  ],
  [
    'a value in double quotes, which PostgreSQL reads as a column',
    'insert into page_seo (path) values ("/a");',
    'no such column: "/a"',
  ],
  [
    'a record without a path, as PostgreSQL does',
    'insert into page_seo (path) values (null);',
    'NOT NULL constraint failed: page_seo.path',
  ],
  [
    'an empty title, as PostgreSQL does',
    `insert into page_seo (path, title) values ('/a', '');`,
    `CHECK constraint failed: title <> ''`,
  ],
])('rejects %s in one line', (_, sql, reason) => {
  expect(() => seedRecords(sql)).toThrow(SeedError);
  const message = expect.stringMatching(/^supabase\/seed\.sql failed: .*$/) as string;
  expect(() => seedRecords(sql)).toThrow(expect.objectContaining({ message }));
  expect(() => seedRecords(sql)).toThrow(reason);
});
