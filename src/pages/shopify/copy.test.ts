import { expect, test } from 'vitest';
import { compileContent } from '../../content/compile-content.ts';
import { storeLaunchWeeks } from '../../content/promises.ts';
import {
  benefits,
  benefitsShown,
  consultationBenefits,
  exampleStores,
  launchDays,
  launchSteps,
  results,
} from './copy.ts';

test('the lists have the required lengths', () => {
  expect(results.items).toHaveLength(3);
  expect(launchSteps).toHaveLength(5);
  expect(new Set(benefits.map(({ title }) => title)).size).toBe(10);
  expect(benefitsShown).toBe(6);
  expect(consultationBenefits.length).toBeGreaterThan(0);
});

test('each figure is what its two counts say', () => {
  const changes = results.items.slice(0, 2);
  for (const { value, before, after } of changes) {
    expect((100 * Math.abs(after.count - before.count)) / before.count).toBe(value);
  }
});

test('the steps add up to the launch that is promised', () => {
  expect(launchDays).toBeLessThan(7 * storeLaunchWeeks);
});

test('the examples state figures of their own studies', () => {
  const { caseStudyBySlug } = compileContent('src/content');
  for (const { slug, figure } of exampleStores) {
    const values = caseStudyBySlug.get(slug)?.results.map(({ value }) => value.replace('-', '−'));
    expect(values).toContain(figure);
  }
});
