import { expect, test } from 'vitest';
import { compileContent } from '../../content/compile-content.ts';
import { benefits } from './benefits.ts';
import { consultationBenefits } from './consultation-benefits.ts';
import { examples } from './example-stores.ts';
import { launchDays } from './launch-days.ts';
import { processSteps } from './process-steps.ts';
import { results } from './result-figures.ts';

test('the lists are as long as SPEC.md 2, /shopify, says', () => {
  expect(results.map(({ value }) => value)).toEqual(['58%', '42%', '95%']);
  expect(processSteps).toHaveLength(5);
  expect(new Set(benefits.map(({ title }) => title)).size).toBe(10);
  expect(consultationBenefits.length).toBeGreaterThan(0);
});

test('the slip itemises the five steps and adds up to a launch in under 4 weeks', () => {
  expect(launchDays.map(({ step }) => step)).toEqual(processSteps.map(({ title }) => title));
  expect(launchDays.reduce((sum, { days }) => sum + days, 0)).toBeLessThan(28);
});

test('the examples state figures of their own studies', () => {
  const { caseStudyBySlug } = compileContent('src/content');
  for (const { slug, store, figure } of examples) {
    const study = caseStudyBySlug.get(slug);
    expect(study?.title).toBe(store);
    expect(study?.results.map(({ value }) => value)).toContain(figure);
  }
});
