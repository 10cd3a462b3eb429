import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { decode, parseRecord, parseYaml } from './content-files.ts';

test.each([
  ['a: What: is it', 1, 'a text with ": " in it needs quotation marks'],
  ['a: 1\n  b: 2', 1, 'the next line begins with more spaces'],
  ['a:\n\tb: 1', 2, 'begin the line with spaces instead of a tab'],
  ['b: c\na: "x\nd: e', 2, 'a quotation mark is not closed'],
  [`a: 'it's'`, 1, 'the text goes on after its quotation marks'],
  ['a: "Say "hi""', 1, 'the text goes on after its quotation marks'],
  ['a: @home', 1, 'a text that begins with this sign needs quotation marks'],
  ['a: *bold* text', 1, 'a text that begins with * needs quotation marks'],
  ['a: *bold', 1, 'a text that begins with * needs quotation marks'],
  ['a: &amp; co', 1, 'a text that begins with & needs quotation marks'],
  ['a: !important', 1, 'a text that begins with ! needs quotation marks'],
  ['- a: [Draft] New', 1, 'a text that begins with [ needs quotation marks'],
  ['a: - b', 1, 'a text that begins with - needs quotation marks'],
  ['a: > b', 1, 'a text that begins with > needs quotation marks'],
  ['a: #hash', 1, 'the text ends before " #"'],
  ['a: C # more', 1, 'the text ends before " #"'],
  ['a: [1, 2\nb: 3', 2, 'or a bracket is not closed'],
  ['- a\nb: 1', 2, 'the line begins with too many or too few spaces'],
  ['hello\nb: 1', 1, 'the ": " after the field’s name is missing'],
  ['a: 1\na: 2', 2, 'the field stands here a second time'],
  ['a: "x\\q"', 1, 'a backslash is written twice'],
  ['a: 1\n---\nb: 2', 2, 'a line of --- ends the record'],
])('names line and one cause for %j', (text, line, cause) => {
  const inLine = expect.stringMatching(`^line ${9 + line}: `) as string;
  expect(() => parseYaml(text, 10)).toThrow(expect.objectContaining({ problems: [inLine] }));
  expect(() => parseYaml(text)).toThrow(cause);
});

test.each([
  ['a: 1 # one', { a: 1 }],
  ['a: true # yes', { a: true }],
  ['a: |\n  x # y', { a: 'x # y\n' }],
  ['a: &x { b: 1 }\nc: *x', { a: { b: 1 }, c: { b: 1 } }],
  ['a: "x # y"', { a: 'x # y' }],
  ['a: # two\n  - 1\n  - 2', { a: [1, 2] }],
  ['a: b/#c\nd: e\n  # f', { a: 'b/#c', d: 'e' }],
])('reads %j', (text, record) => {
  expect(parseYaml(text)).toEqual(record);
});

test('names an empty field', () => {
  const read = () => parseRecord(z.strictObject({ a: z.string() }), { a: null });
  expect(read).toThrow(/^a: is empty: write its value, or remove the line$/);
});

test('reads the line ends of all systems', () => {
  expect(decode(Buffer.from('a\r\nb\rc\n'))).toBe('a\nb\nc\n');
});
