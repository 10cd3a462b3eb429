import { expect, test } from 'vitest';
import type { CaseStudy } from '../../content/model/case-study-schema.ts';
import { siteConfig } from '../../content/site.ts';
import { definition } from './definition.ts';

test('the description is the one for search engines, marked as a sample if it is one', () => {
  const heroImage = { src: '/art/a', width: 1200, height: 800 };
  const words = { shortDescription: 'A store.', seoDescription: 'A store for everything.' };
  const study = { title: 'Acme', ...words, heroImage } as CaseStudy;
  const { description } = definition.metadata({ study, next: null, price: null });
  expect(description).toBe(
    `${siteConfig.sampleContent ? 'Sample case study. ' : ''}${words.seoDescription}`,
  );
});
