import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { country } from '../content/company/country.ts';
import { numberFormatsOf } from '../content/words/number-formats.ts';
import type { ServicePrices } from '../content/selections/service-prices.ts';

const profile = '../content/compiled/country.json';
const copies = import.meta.glob<object>(['./*/copy.ts', './*/figures-copy.ts']);
const { salesTax: _, salesTaxShare: __, ...taxFree } = country;

beforeAll(() => {
  vi.resetModules();
  vi.doMock(profile, () => ({ default: taxFree }));
});
// Other tests share the modules, with a tax.
afterAll(() => {
  vi.doUnmock(profile);
  vi.resetModules();
});

it('texts quote prices alone where no tax is added', async () => {
  const { money } = await import('../content/words/numbers.ts');
  expect(numberFormatsOf(taxFree).priceText(48_000, ' a month')).toBe(`${money(48_000)} a month`);
  const { differentiatorsOf } = await import('./home/differentiators.ts');
  const texts = await Promise.all(Object.values(copies).map((load) => load()));
  expect(JSON.stringify([...texts, differentiatorsOf([])])).not.toMatch(/\bundefined\b|\bNaN\b/);
});

it.each(['project', 'person and month'] as const)('prices per %s are shown once', async (per) => {
  const { PriceRange } = await import('../sections/PriceRange.tsx');
  const amount = { net: '90', gross: '90' };
  const price: ServicePrices = {
    ...{ per, from: amount, to: amount, priceFactors: ['the systems', 'the users'], levels: [] },
    smallest: { name: 'One team', price: amount },
  };
  const page = <PriceRange price={price} title="What it costs" />;
  const router = createMemoryRouter([{ path: '*', element: page }]);
  const html = renderToString(<RouterProvider router={router} />);
  expect(html).toContain('One team.');
  expect(html).not.toMatch(/undefined|NaN|\b(?:with|without) |<dd class="note"><\/dd>/);
});
