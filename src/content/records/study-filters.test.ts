import { expect, test } from 'vitest';
import { filterStudies, industrySpan } from './study-filters.ts';

const shop = { id: 'shop', technologies: ['Shopify', 'Liquid'], industry: 'Retail' };
const bank = { id: 'bank', technologies: ['React', 'Azure'], industry: 'Financial Services' };
const fleet = { id: 'fleet', technologies: ['Power Apps'], industry: 'Automotive' };
const all = [shop, bank, fleet];

test('a tag finds technologies and industries, whatever its case', () => {
  expect(filterStudies(all, ['SHOPIFY'])).toEqual([shop]);
  expect(filterStudies(all, ['financial'])).toEqual([bank]);
});

test('a tag is a plain substring', () => {
  expect(filterStudies(all, ['ai'])).toEqual([shop]);
});

test('one matching tag of several is enough, and the order stays', () => {
  expect(filterStudies(all, ['auto', 'retail'])).toEqual([shop, fleet]);
});

test('all studies show when no tag matches or none is given', () => {
  expect(filterStudies(all, ['blockchain'])).toEqual(all);
  expect(filterStudies(all, [])).toEqual(all);
  expect(filterStudies(all)).toEqual(all);
});

test('the limit comes after the filter, also when all are shown instead', () => {
  expect(filterStudies(all, ['react', 'power'], 1)).toEqual([bank]);
  expect(filterStudies(all, ['blockchain'], 2)).toEqual([shop, bank]);
});

test('industries are named from the first to the last, one only once', () => {
  expect(industrySpan(all)).toBe('from retail to automotive');
  expect(industrySpan([shop, shop])).toBe('in retail');
});
