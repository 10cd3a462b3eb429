import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { enquiryColumns, toRow } from './enquiry-row.ts';
import { attributionNames, enquiryFields, fieldNames, type EnquiryField } from './fields.ts';

const folder = new URL('../../supabase/migrations/', import.meta.url);

/**
 * The columns of the table `enquiries` after all migrations; those without a default that can't be null are required.
 */
function columnsOfTable(): { name: string; isRequired: boolean }[] {
  const sql = readdirSync(folder)
    .sort()
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')
    .replace(/--.*$/gm, '');
  const created = /create table (?:public\.)?enquiries \(([\s\S]*?)\n\);/i.exec(sql)?.[1] ?? '';
  const added = [...sql.matchAll(/alter table (?:public\.)?enquiries\s([^;]*);/gi)].flatMap(
    ([, changes = '']) => [...changes.matchAll(/add column (?:if not exists )?([^,]*)/gi)],
  );
  return [...created.split(/,\s*\n/), ...added.map(([, column = '']) => column)].map((line) => ({
    name: /\w+/.exec(line)?.[0] ?? '',
    isRequired: /not null/i.test(line) && !/default|generated/i.test(line),
  }));
}

it('each field of an enquiry has a column in the migrated table, and each required column a field', () => {
  const columns = columnsOfTable();
  expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(enquiryColumns));
  const required = columns.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  expect(required).not.toEqual([]);
  expect([...enquiryColumns, 'idempotency_key']).toEqual(expect.arrayContaining(required));
});

it('the function stores each field of an enquiry in its own column', () => {
  const names = [...fieldNames, 'formType', ...attributionNames];
  const row = toRow(Object.fromEntries(names.map((name) => [name, name])), 'key-00000001');
  expect(enquiryColumns.map((column) => row[column])).toEqual(names);
});

it('a field has options if and only if it is a select', () => {
  for (const { name, type, options } of enquiryFields as readonly EnquiryField[])
    expect(options !== undefined, name).toBe(type === 'select');
});
