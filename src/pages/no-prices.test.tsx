import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { country } from '../content/company/country.ts';
import { priceQuotesOf } from '../content/compiler/format-price-quotes.ts';

const prices = '../content/compiled/prices.json';
const quotes = '../content/compiled/quotes.json';
const copies = import.meta.glob<object>(['./*/copy.ts', './*/figures-copy.ts']);

beforeAll(() => {
  vi.resetModules();
  vi.doMock(prices, () => ({ default: {} }));
  vi.doMock(quotes, () => ({ default: priceQuotesOf({}, country) }));
});
// Other tests share the modules, with prices.
afterAll(() => {
  vi.doUnmock(prices);
  vi.doUnmock(quotes);
  vi.resetModules();
});

it('texts read well without prices', async () => {
  const { differentiatorsOf } = await import('./home/differentiators.ts');
  expect((await import('../content/company/prices.ts')).prices).toEqual({});
  const texts = await Promise.all(Object.values(copies).map((load) => load()));
  expect(JSON.stringify([...texts, differentiatorsOf([])])).not.toMatch(/\bundefined\b|\bNaN\b/);
});
