import { expect, test } from 'vitest';
import { compileContent } from '../compiler/compile-content.ts';
import { country } from './country.ts';
import { priceBand, prices, projectRate, withTax, type PricedPath } from './prices.ts';
import type { ServicePrice } from '../records/price-schema.ts';

/* Prices, rates and efforts are read together by a buyer with a calculator: none may contradict another. */

const teams: ServicePrice = prices['/agile-teams'];
const weeksInMonth = 52 / 12;

test('adds the country’s sales tax, in whole units', () => {
  expect(withTax(48_003)).toBe(Math.round(48_003 + 48_003 * country.salesTaxShare));
});

test('prices an effort of 310 person-weeks to two significant digits', () => {
  for (const end of ['from', 'to'] as const) {
    expect(String(priceBand(310)[end])).toMatch(/^\d{1,2}0*$/);
    expect(priceBand(310)[end] / (310 * projectRate[end])).toBeCloseTo(1, 1);
  }
});

test('a smallest project costs the lowest price, or a whole number of months of one person', () => {
  for (const { from, per, smallest } of Object.values<ServicePrice>(prices)) {
    if (per === 'project') expect(smallest.price).toBe(from);
    else expect(smallest.price % from).toBe(0);
  }
});

test('a week of a project costs what a month of one person does', () => {
  expect(projectRate.from * weeksInMonth).toBeGreaterThanOrEqual(teams.from);
  expect(projectRate.to * weeksInMonth).toBeLessThanOrEqual(teams.to);
});

test('the levels of Agile Teams fill its range, each from where the last one ends', () => {
  const levels = teams.levels!;
  expect(levels.map(({ from }) => from)).toEqual([
    teams.from,
    ...levels.slice(0, -1).map(({ to }) => to),
  ]);
  expect(levels.at(-1)!.to).toBe(teams.to);
});

test.each(compileContent('content').caseStudies.filter(({ service }) => service))(
  'the effort of $slug costs a price within its service’s range, also at the lowest rate',
  ({ service, effort }) => {
    const { from, to }: ServicePrice = prices[service as PricedPath];
    expect(priceBand(effort).from).toBeGreaterThanOrEqual(from);
    expect(priceBand(effort).to).toBeLessThanOrEqual(to);
    expect(effort * (teams.from / weeksInMonth)).toBeLessThanOrEqual(to);
  },
);
