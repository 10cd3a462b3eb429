import { expect, test } from 'vitest';
import type { CaseStudy } from '../../content/records/case-study-schema.ts';
import { page } from './definition.ts';

const study = {
  title: 'Acme',
  shortDescription: 'A store.',
  seoDescription: 'A store for everything.',
  heroImage: { src: '/art/a', width: 1200, height: 800 },
} as CaseStudy;

const descriptionOf = (changes: Partial<CaseStudy>) => {
  const changed = { ...study, ...changes };
  return page.metadata({ study: changed, next: changed }).description;
};

test('only the description of a sample begins with a note that it is a sample', () => {
  expect(descriptionOf({ sample: true })).toBe('Sample case study. A store for everything.');
  expect(descriptionOf({})).toBe('A store for everything.');
});
