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

it.each(['R48 000', '48_000', '48,000', '48 000', "'48000'"])(
  'refuses %s, which is no number',
  (written) => {
    expect(() => withReview(written)).toThrow(
      'src/content/company/prices.yaml: review.amount: must be a whole number in digits alone, like 160000',
    );
  },
);

it.each(['48.000', '4.8e4', '048000'])('refuses %s, another number than it seems', (written) => {
  const line = record.slice(0, record.search(/(?<=^review:[^]*?)amount: /m)).split('\n').length;
  expect(() => withReview(written)).toThrow(
    `line ${line}: ${written} is read as the number ${Number(written)}: write digits alone`,
  );
});

it.each([
  ['-5', 'review.amount: '],
  ['0', 'review.amount: '],
  ['', 'review.amount: is empty'],
])('refuses the price "%s"', (written, problem) => {
  expect(() => withReview(written)).toThrow(problem);
});

it('refuses ranges that end below their beginning, and names that no promise has', () => {
  expect(() => withService('    levels: [{ level: Senior, from: 2, to: 1 }]')).toThrow(
    'services./audits.levels.0.from: is more than "to": exchange or correct them',
  );
  expect(() => withService('', '{automation weeks}')).toThrow(
    'services./audits.movedBy.0: between { and } stands the name',
  );
});
