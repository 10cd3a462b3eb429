import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const prices = '../content/compiled/prices.json';
const copies = import.meta.glob<object>('./*/copy.ts');

beforeAll(() => {
  vi.resetModules();
  vi.doMock(prices, () => ({ default: {} }));
});
// Other tests share the modules, with prices.
afterAll(() => {
  vi.doUnmock(prices);
  vi.resetModules();
});

it('texts read well without prices', async () => {
  const { differentiatorsOf } = await import('./home/differentiators.ts');
  expect((await import('../content/company/prices.ts')).prices).toEqual({});
  const texts = await Promise.all(Object.values(copies).map((load) => load()));
  expect(JSON.stringify([...texts, differentiatorsOf([])])).not.toMatch(/\bundefined\b|\bNaN\b/);
});
