import { expect, test } from 'vitest';
import { filterStudies, industriesOf } from './study-filters.ts';

const shop = { slug: 'shop', technologies: ['Shopify', 'Liquid'], industry: 'Retail' };
const bank = { slug: 'bank', technologies: ['React', 'Azure'], industry: 'Financial Services' };
const fleet = { slug: 'fleet', technologies: ['Power Apps'], industry: 'Automotive' };
const all = [shop, bank, fleet];

test.each([
  ['a technology in any case', ['SHOPIFY'], undefined, [shop]],
  ['an industry in any case', ['financial'], undefined, [bank]],
  ['any substring', ['ai'], undefined, [shop]],
  ['one of several terms, in the given order', ['auto', 'retail'], undefined, [shop, fleet]],
  ['all if no term matches', ['blockchain'], undefined, all],
  ['all without terms', undefined, undefined, all],
  ['the limit after the filter', ['react', 'power'], 1, [bank]],
  ['the limit of all', ['blockchain'], 2, [shop, bank]],
])('takes studies by %s', (_what, terms = [], limit = Infinity, found) => {
  expect(filterStudies(all, { terms, limit })).toEqual(found);
});

test('takes the named studies, in their order', () => {
  expect(filterStudies(all, { slugs: ['fleet', 'shop'] })).toEqual([fleet, shop]);
  expect(filterStudies(all, { slugs: [] })).toEqual([]);
});

test('names a few industries and counts many', () => {
  expect(industriesOf(all)).toBe('in retail, financial services and automotive');
  expect(industriesOf([shop, shop])).toBe('in retail');
  const more = ['Insurance', 'Banking'].map((industry) => ({ ...shop, industry }));
  expect(industriesOf([...all, ...more])).toBe('in five industries');
});
