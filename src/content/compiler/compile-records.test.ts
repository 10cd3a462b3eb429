import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { agentPrototypeWeeks } from '../company/promises.ts';
import { compileRecords } from './compile-records.ts';

/** Compiles the shipped records with another text in a file. */
function compileWith(name: string, text: string) {
  const dir = mkdtempSync(join(tmpdir(), 'records-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  cpSync('content', dir, { recursive: true });
  writeFileSync(join(dir, name), text);
  return compileRecords(dir);
}

const record = readFileSync('content/prices.yaml', 'utf8');
/** The shipped prices with the price of a process review written otherwise. */
const withReview = (written: string) =>
  compileWith('prices.yaml', record.replace(/(?<=^review:[^]*?amount: )\d+/m, written));
/** The shipped prices with a service more. */
const withService = (fields: string, factor = 'the size') =>
  compileWith(
    'prices.yaml',
    `${record}\n  /audits:\n    from: 160000\n    to: 900000\n    per: project\n    smallest: { name: One audit, price: 160000 }\n    movedBy: ["${factor}"]\n${fields}`,
  );

it('puts numbers of the promises into texts', () => {
  const { prices } = withService('', 'a prototype in {agentPrototypeWeeks} weeks');
  expect(prices.services['/audits']!.movedBy).toEqual([
    `a prototype in ${agentPrototypeWeeks} weeks`,
  ]);
});

it('names a file that is not there', () => {
  const dir = mkdtempSync(join(tmpdir(), 'records-'));
  expect(() => compileRecords(dir)).toThrow(join(dir, 'prices.yaml: is missing'));
});

const line = record.slice(0, record.search(/(?<=^review:[^]*?)amount: /m)).split('\n').length;

it.each([
  ['R48 000', 'review.amount: must be a whole number in digits alone, like 160000'],
  ["'48000'", 'review.amount: must be a whole number in digits alone, like 160000'],
  ['48.000', `line ${line}: 48.000 is read as the number 48: write digits alone`],
  ['4.8e4', `line ${line}: 4.8e4 is read as the number 48000: write digits alone`],
  ['048000', `line ${line}: 048000 is read as the number 48000: write digits alone`],
  ['-5', 'review.amount: '],
  ['0', 'review.amount: '],
  ['', 'review.amount: Invalid input'],
])('refuses the price %s: %s', (written, problem) => {
  expect(() => withReview(written)).toThrow(`prices.yaml: ${problem}`);
});

it('refuses ranges that end below their beginning, and names that no promise has', () => {
  expect(() => withService('    levels: [{ level: Senior, from: 2, to: 1 }]')).toThrow(
    'services./audits.levels.0.from: is more than "to": exchange or correct them',
  );
  expect(() => withService('', '{automation weeks}')).toThrow(
    'services./audits.movedBy.0: between { and } stands the name',
  );
});
