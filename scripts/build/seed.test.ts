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
  ['insert into nowhere values (1);', /^supabase\/seed\.sql failed: .*nowhere/],
  ["insert into page_seo (path, title) values ('/a', '');", /^supabase\/seed\.sql failed: .*title/],
])('rejects %s', (sql, message) => {
  expect(() => seedRecords(sql)).toThrow(SeedError);
  expect(() => seedRecords(sql)).toThrow(message);
});
