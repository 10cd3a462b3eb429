import { describe, expect, test } from 'vitest';
import { compileContent } from '../compiler/compile-content.ts';
import * as country from './country.ts';
import { priceBand, prices, projectRate, withTax, type PricedPath } from './prices.ts';
import type { ServicePrice } from '../records/price-schema.ts';

/* Prices, rates and efforts are read together by a buyer with a calculator: none may contradict another. */

const { caseStudies } = compileContent('src/content');
const teams: ServicePrice = prices['/agile-teams'];
const priceOf = (service: string | undefined): ServicePrice => prices[service as PricedPath];
const weeksInMonth = 52 / 12;

test('adds the country’s sales tax, in whole units', () => {
  expect(withTax(48_000)).toBe(Math.round(48_000 + 48_000 * country.salesTaxShare));
});

test('prices an effort of 310 person-weeks to two significant digits', () => {
  const { from, to } = priceBand(310);
  for (const amount of [from, to]) expect(String(amount)).toMatch(/^\d{1,2}0*$/);
  expect(from / (310 * projectRate.from)).toBeCloseTo(1, 1);
  expect(to / (310 * projectRate.to)).toBeCloseTo(1, 1);
});

describe('efforts, rates and ranges agree', () => {
  test('a week of a project costs what a month of one person does', () => {
    expect(projectRate.from * weeksInMonth).toBeGreaterThanOrEqual(teams.from);
    expect(projectRate.to * weeksInMonth).toBeLessThanOrEqual(teams.to);
  });

  test('the levels of Agile Teams fill its range, each from where the last one ends', () => {
    const levels = teams.levels!;
    expect(levels[0]!.from).toBe(teams.from);
    expect(levels.at(-1)!.to).toBe(teams.to);
    for (const [position, { from, to }] of levels.entries()) {
      expect(from).toBeLessThan(to);
      if (position > 0) expect(from).toBe(levels[position - 1]!.to);
    }
  });

  test.each(caseStudies.filter(({ service }) => service !== undefined))(
    'the effort of $slug costs a price within its service’s range',
    (study) => {
      const { from, to } = priceOf(study.service);
      const band = priceBand(study.effort);
      expect(band.from).toBeGreaterThanOrEqual(from);
      expect(band.to).toBeLessThanOrEqual(to);
      expect(study.effort * (teams.from / weeksInMonth), 'at the lowest rate').toBeLessThanOrEqual(
        to,
      );
    },
  );
});
