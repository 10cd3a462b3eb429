import { expect, it } from 'vitest';
import { missingStudies, shownStudies } from './shown-studies.ts';

const all = [
  { slug: 'shop', technologies: ['Shopify'], industry: 'Retail' },
  { slug: 'bank', technologies: ['React'], industry: 'Banking' },
];
const services = [
  { id: 'shops', path: '/shops', studies: { terms: ['retail'], limit: 5 } },
  { id: 'chains', path: '/chains', studies: { terms: ['blockchain'], limit: 5 } },
  { id: 'audits', path: '/audits', studies: { slugs: ['bank', 'none'] } },
  { id: 'reviews', path: '/reviews', studies: { slugs: [] } },
  { id: 'teams', path: '/teams' },
];

it('says which studies each service shows', () => {
  expect(shownStudies(services, all)).toEqual([
    '/shops shows shop',
    '/chains shows shop, bank: no study matches its terms, name some by slugs, or none by slugs: []',
    '/audits shows bank',
    '/reviews shows no study',
  ]);
});

it('names a study that does not exist', () => {
  expect(missingStudies(services, all)).toEqual([
    'content/services.yaml: audits: studies: content/case-studies has no none.yaml: correct or remove it',
  ]);
});
