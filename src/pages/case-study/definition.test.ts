import { expect, test } from 'vitest';
import type { CaseStudy } from '../../content/records/case-study-schema.ts';
import { page } from './definition.ts';

test.each([
  [true, 'Sample case study. A store for everything.'],
  [undefined, 'A store for everything.'],
])('the description of a study with sample: %s is %j', (sample, description) => {
  const heroImage = { src: '/art/a', width: 1200, height: 800 };
  const words = { shortDescription: 'A store.', seoDescription: 'A store for everything.' };
  const study = { title: 'Acme', ...words, heroImage, sample } as CaseStudy;
  expect(page.metadata({ study, next: null }).description).toBe(description);
});
