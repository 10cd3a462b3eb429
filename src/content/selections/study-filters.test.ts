import { expect, test } from 'vitest';
import { filterStudies, industrySpan } from './study-filters.ts';

const shop = { id: 'shop', technologies: ['Shopify', 'Liquid'], industry: 'Retail' };
const bank = { id: 'bank', technologies: ['React', 'Azure'], industry: 'Financial Services' };
const fleet = { id: 'fleet', technologies: ['Power Apps'], industry: 'Automotive' };
const all = [shop, bank, fleet];

test('a tag matches technologies and industries, ignoring case', () => {
  expect(filterStudies(all, ['SHOPIFY'])).toEqual([shop]);
  expect(filterStudies(all, ['financial'])).toEqual([bank]);
});

test('a tag matches any substring', () => {
  expect(filterStudies(all, ['ai'])).toEqual([shop]);
});

test('a study needs one matching tag, and studies keep their order', () => {
  expect(filterStudies(all, ['auto', 'retail'])).toEqual([shop, fleet]);
});

test('returns all studies if no tag matches or none is given', () => {
  expect(filterStudies(all, ['blockchain'])).toEqual(all);
  expect(filterStudies(all, [])).toEqual(all);
  expect(filterStudies(all)).toEqual(all);
});

test('applies the limit after the filter, also to the fallback', () => {
  expect(filterStudies(all, ['react', 'power'], 1)).toEqual([bank]);
  expect(filterStudies(all, ['blockchain'], 2)).toEqual([shop, bank]);
});

test('industrySpan names the first and the last industry, or the only one', () => {
  expect(industrySpan(all)).toBe('from retail to automotive');
  expect(industrySpan([shop, shop])).toBe('in retail');
});
