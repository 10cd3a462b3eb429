import { expect, test } from 'vitest';
import { priceBand, projectRate, withTax } from '../company/prices.ts';
import type { CaseStudy } from '../model/case-study-schema.ts';
import type { ServicePrice } from '../model/price-schema.ts';
import { money } from '../words/numbers.ts';
import { servicePricesOf } from './service-prices.ts';

const price: ServicePrice = {
  ...{ from: 90_000, to: 4_000_000, per: 'project', priceFactors: ['the systems'] },
  smallest: { name: 'One team', price: 270_000 },
  levels: [{ level: 'Engineer', from: 75_000, to: 90_000 }],
};
const amount = (value: number) => ({ net: money(value), gross: money(withTax(value)) });

test('writes a service’s prices without tax and with it', () => {
  expect(servicePricesOf('apps', [], price)).toEqual({
    ...{
      per: 'project',
      priceFactors: ['the systems'],
      from: amount(90_000),
      to: amount(4_000_000),
    },
    smallest: { name: 'One team', price: amount(270_000) },
    levels: [{ level: 'Engineer', from: money(75_000), to: money(90_000) }],
  });
});

test('has an example of the price itself where no study is one', () => {
  const typical = { name: 'Two engineers for three months', from: 450_000, to: 540_000 };
  expect(servicePricesOf('apps', [], { ...price, typical })!.typical).toEqual({
    ...typical,
    ...{ from: amount(typical.from), to: amount(typical.to) },
  });
});

test('a service without a price has no prices', () => {
  expect(servicePricesOf('a service without prices')).toBeNull();
});

test.runIf(projectRate)(
  'has the own studies in the middle and at the end, by effort, as examples',
  () => {
    const studies = [30, 10, 20, 40].map(
      (effort) =>
        ({ slug: `s${effort}`, title: `${effort}`, effort, service: 'apps' }) as CaseStudy,
    );
    const example = { name: 'An agent', from: 390_000 };
    const project = { ...price, typical: example };
    const range = (of: CaseStudy[], key = 'apps') => servicePricesOf(key, of, project)!;
    const { from, to } = priceBand(20)!;
    expect(range(studies)).toMatchObject({
      typical: { study: { slug: 's20', title: '20' }, from: amount(from), to: amount(to) },
      largest: { slug: 's40', title: '40' },
    });
    expect(range(studies.slice(0, 3))).toMatchObject({ typical: { study: { slug: 's20' } } });
    const typical = { ...example, from: amount(example.from) };
    expect(range(studies.slice(0, 1))).toMatchObject({ typical, largest: { slug: 's30' } });
    const other = range(studies, 'other');
    expect([other.typical, other.largest]).toEqual([typical, undefined]);
  },
);
