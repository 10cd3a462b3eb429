import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { ContentError } from '../../src/content/compiler/content-error.ts';
import { country } from '../../src/content/company/country.ts';
import { updateSchema } from '../../src/server/backend/sqlite-schema.ts';
import { officesToVisit, fillIn, seedRecords, seedSql } from './seed.ts';

const values = { name: 'Training', price: 'R 5', weeks: 4, range: {} };

it.each([
  ['{name} in {weeks} weeks', 'Training in 4 weeks'],
  ['Soon[, from {price} a day].', 'Soon, from R 5 a day.'],
  ['Soon[, from {amount} a day].', 'Soon.'],
])('fills in "%s"', (text, filled) => {
  expect(fillIn(text, values)).toBe(filled);
});

it.each(['{amount}', '{range}', '{toString}', 'from {amount}[, {name}]'])(
  'refuses a name without a value in "%s"',
  (text) => {
    expect(() => fillIn(text, values)).toThrow(/^\{\w+\} is an unknown name: correct it, or/);
  },
);

it('names every record with an unknown name', () => {
  const title = 'Training {monthly}';
  const read = () =>
    seedRecords([
      { path: '/a', title },
      { path: '/b', name: 'B', title },
    ]);
  expect(read).toThrow(ContentError);
  expect(read).toThrow(/main-pages\.yaml: \/a: \{monthly\}.*\n.*services\.yaml: \/b: /);
});

it('fills in facts of the content', () => {
  const [record] = seedRecords([
    { path: '/a', name: 'Training', title: '{name} in {country}', image: '/a.png' },
  ]);
  expect(record).toEqual({
    ...{ path: '/a', title: `Training in ${country.name}`, description: null, author: null },
    ...{ image_url: '/a.png', twitter_site: null },
  });
});

it('writes SQL that inserts missing records alone', () => {
  const records = seedRecords([
    { path: '/b', title: "Ann's (first)", image: '/art/share/b.png' },
    { path: '/a' },
  ]);
  const database = new DatabaseSync(':memory:');
  for (let starts = 0; starts < 2; starts += 1) {
    updateSchema(database, seedSql(records));
    const rows = database.prepare('SELECT * FROM page_seo ORDER BY rowid').all();
    expect(rows.map((row) => ({ ...row }))).toEqual(records);
  }
});

it('counts the offices that a visitor may come to', () => {
  const at = (locality: string) => ({
    address: { street: ['1 Road'], locality, code: '', country: 'Chile' },
  });
  expect(officesToVisit([at('Lima')])).toBe('our office in Lima');
  expect(officesToVisit([at('Lima'), at('Oslo'), at('Oslo')])).toBe(
    'one of our offices in Lima and Oslo',
  );
});
