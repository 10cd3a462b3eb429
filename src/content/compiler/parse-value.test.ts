import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { ContentError } from './content-error.ts';
import { parseValue } from './parse-value.ts';

test('says how a number is written as text', () => {
  const read = () => parseValue(z.strictObject({ people: z.string() }), { people: 7 });
  expect(read).toThrow(/^people: .*received number: put it between quotation marks$/);
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
