import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { ContentError } from './content-error.ts';
import { parseValue } from './parse-value.ts';

test.each([
  [
    'a number for a text',
    { people: 7 },
    /^people: .*received number: put it between quotation marks$/,
  ],
  [
    'a text for a list',
    { skills: 'Java' },
    /^skills: .*: begin each entry with "- " on a line of its own$/,
  ],
  ['a fraction for a count', { order: 1.5 }, /^order: .*: write a whole number$/],
  [
    'a field of another name',
    { ordr: 1 },
    /^Unrecognized key: "ordr": correct the name, or remove it$/,
  ],
])('says what to do about %s', (_, value, message) => {
  const schema = z.partial(
    z.strictObject({ people: z.string(), skills: z.array(z.string()), order: z.int() }),
  );
  expect(() => parseValue(schema, value)).toThrow(message);
});

test('names the field that a schema refuses', () => {
  const read = () => parseValue(z.strictObject({ a: z.string() }), { a: null });
  expect(read).toThrow(/^a: Invalid input: expected string, received null$/);
});

test('shortens a file that is written as an address (data:)', () => {
  const picture = `data:image/png;base64,${'A'.repeat(5_000)}`;
  const read = () => parseValue(z.literal('/a.png', { error: `found "${picture}"` }), picture);
  expect(read).toThrow(new ContentError(`found "${picture.slice(0, 80)}…"`));
});
