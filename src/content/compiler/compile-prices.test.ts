import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { agentPrototypeWeeks } from '../company/promises.ts';
import { compilePrices } from './compile-prices.ts';

const record = readFileSync('src/content/company/prices.yaml', 'utf8');
/** The shipped prices with the price of a process review written otherwise. */
const withReview = (written: string) =>
  compilePrices(Buffer.from(record.replace(/(?<=^review:[^]*?amount: )\d+/m, written)));
/** The shipped prices with a service more. */
const withService = (fields: string, factor = 'the size') =>
  compilePrices(
    Buffer.from(
      `${record}\n  /audits:\n    from: 160000\n    to: 900000\n    per: project\n    smallest: { name: One audit, price: 160000 }\n    movedBy: ["${factor}"]\n${fields}`,
    ),
  );

it('has compiled the prices as they are', () => {
  const compiled = readFileSync('src/content/company/prices-compiled.json', 'utf8');
  expect(compiled, '"npm run build" writes it').toBe(compilePrices(Buffer.from(record)));
});

it('puts numbers of the promises into texts', () => {
  expect(withService('', 'a prototype in {agentPrototypeWeeks} weeks')).toContain(
    `a prototype in ${agentPrototypeWeeks} weeks`,
  );
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
  expect(() => withReview(written)).toThrow(`src/content/company/prices.yaml: ${problem}`);
});

it('refuses ranges that end below their beginning, and names that no promise has', () => {
  expect(() => withService('    levels: [{ level: Senior, from: 2, to: 1 }]')).toThrow(
    'services./audits.levels.0.from: is more than "to": exchange or correct them',
  );
  expect(() => withService('', '{automation weeks}')).toThrow(
    'services./audits.movedBy.0: between { and } stands the name',
  );
});
