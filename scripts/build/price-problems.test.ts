import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { prices, type ServicePrice } from '../../src/content/company/prices.ts';
import { priceProblems } from './price-problems.ts';

const audits: ServicePrice = {
  from: 160_000,
  to: 900_000,
  per: 'project',
  smallest: { name: 'One audit', price: 160_000 },
  movedBy: [],
};
const problemsOf = (changes: Partial<ServicePrice>, source = '') =>
  priceProblems({ '/audits': { ...audits, ...changes } }, source);

it('accepts the shipped prices', () => {
  expect(priceProblems(prices, readFileSync('src/content/company/prices.ts', 'utf8'))).toEqual([]);
});

it('reports an amount with a point, with its line', () => {
  expect(
    problemsOf({}, '{\n  from: 160.000,\n  smallest: { price: 1.250 }, // 1.5 of it\n'),
  ).toEqual([
    'src/content/company/prices.ts:2: 160.000 is 160: write 160_000, in whole units',
    'src/content/company/prices.ts:3: 1.250 is 1.25: write 1_250, in whole units',
  ]);
});

it('reports a range that ends below its beginning, of a level too', () => {
  expect(problemsOf({ to: 90_000 })).toEqual([
    'src/content/company/prices.ts: /audits: from 160000 is more than to 90000: exchange or correct them',
  ]);
  expect(problemsOf({ levels: [{ level: 'Senior', from: 2, to: 1 }] })).toEqual([
    'src/content/company/prices.ts: /audits, Senior: from 2 is more than to 1: exchange or correct them',
  ]);
});

it.each([0, -1, 1.5, Number.NaN])('reports %d, which is no price', (amount) => {
  expect(problemsOf({ smallest: { name: 'One', price: amount } })).toEqual([
    `src/content/company/prices.ts: /audits: ${amount} is no price: write a whole number like 160_000`,
  ]);
});
