import { expect, test } from 'vitest';
import { compileContent } from '../../content/compiler/compile-content.ts';
import { storeLaunchWeeks } from '../../content/company/promises.ts';
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

test.runIf(results.items[0]?.note)('the average is that of the examples below it', () => {
  const changes = exampleStores.map(({ figure }) => Number.parseInt(figure));
  const mean = changes.reduce((total, change) => total + change, 0) / changes.length;
  expect(mean).toBe(results.items[0]!.value);
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
