import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { parseYaml } from './parse-yaml.ts';

const parse = (text: string, line?: number) => parseYaml(z.unknown(), text, { line });

test.each([
  ['a: What: is it', 1, 'a text with ": " in it needs quotation marks around it: Nested mappings'],
  ['b: c\na: "x\nd: e', 3, 'Missing closing'],
  ['a: @home', 1, 'cannot start with reserved character @'],
  ['a: !important', 1, 'Unresolved tag'],
  ['a: 1\na: 2', 2, 'Map keys must be unique'],
])('passes on what the parser says of %j, with its line in the file', (text, line, cause) => {
  expect(() => parse(text, 10)).toThrow(cause);
  expect(() => parse(text, 10)).toThrow(`at line ${9 + line}, column`);
});

test.each([
  ['a:\n\tb: 1\n  \tc: 2', /^2 problems:\nline 11: begins with a tab: write spaces\nline 12: .*$/],
  ['- a: b\n\tc: d\n  e: f', /^line 11: begins with a tab: write spaces$/],
  ['a: 1\nb: c\n  d: e', /^this line and the next .* at line 11, column 4:(?![^]*quotation)/],
])('reports the cause of %j, not what follows from it', (text, problems) => {
  expect(() => parse(text, 10)).toThrow(problems);
});

test.each([
  ['a: *bold', 1, 'a text that begins with * needs quotation marks'],
  ['a: &amp; co', 1, 'a text that begins with & needs quotation marks'],
  ['a: #hash', 1, 'the text ends before " #"'],
  ['b: 1\na: C # more', 2, 'the text ends before " #"'],
  ['a: 160.000', 1, '160.000 is read as the number 160'],
])('names the line of a text that YAML would change: %j', (text, line, cause) => {
  expect(() => parse(text, 10)).toThrow(`line ${9 + line}: ${cause}`);
});

test.each([
  ['a: 1 # one', { a: 1 }],
  ['a: true # yes', { a: true }],
  ['a: |\n  x # y', { a: 'x # y\n' }],
  ['a: &x { b: 1 }\nc: *x', { a: { b: 1 }, c: { b: 1 } }],
  ['a: "x # y"', { a: 'x # y' }],
  ['a: # two\n  - 1\n  - 2', { a: [1, 2] }],
  ['a: b/#c\nd: e\n  # f', { a: 'b/#c', d: 'e' }],
  ['a: -99.1620\nb: 20.0\nc: 100', { a: -99.162, b: 20, c: 100 }],
])('reads %j', (text, value) => {
  expect(parse(text)).toEqual(value);
});

const people = z.array(z.strictObject({ name: z.string(), at: z.object({ x: z.number() }) }));

test.each([
  [
    '- name: Al\n  at:\n    x: y',
    'Al: at.x: Invalid input: expected number, received string (line 12)',
  ],
  ['- name: Al\n\n  at: 7', 'Al: at: Invalid input: expected object, received number (line 12)'],
  ['- name: Al', 'Al: at: is missing (line 10)'],
  [
    '- name: Al\n  at: { x: 1 }\n  age: 7',
    'Al: Unrecognized key: "age": correct the name, or remove it (line 12)',
  ],
  [
    'x: 1',
    'Invalid input: expected array, received object: begin each entry with "- " on a line of its own (line 10)',
  ],
])('names the line of the field that a schema refuses: %j', (text, problem) => {
  expect(() => parseYaml(people, text, { line: 10 })).toThrow(problem);
});
