import { expect, test } from 'vitest';
import { country } from './country.ts';
import { priceBand, withTax } from './prices.ts';

test('adds the country’s sales tax, in whole units', () => {
  expect(withTax(48_003)).toBe(Math.round(48_003 + 48_003 * (country.salesTaxShare ?? 0)));
});

test('prices an effort of 310 person-weeks to two significant digits', () => {
  expect(priceBand(310, { from: 21_999, to: 28_000 })).toEqual({ from: 6_800_000, to: 8_700_000 });
});
