import { expect, test } from 'vitest';
import type { CaseStudyListing } from '../../content/records/case-study-schema.ts';
import { page } from './definition.ts';

const descriptionWith = (...studies: Partial<CaseStudyListing>[]) =>
  page.metadata({ studies: studies as CaseStudyListing[] }).description;

test('only the description of a list with samples begins with a note about samples', () => {
  expect(descriptionWith({}, { sample: true })).toMatch(/^Sample case studies\. /);
  expect(descriptionWith({})).not.toMatch(/sample/i);
});

test.each([[{}], [{ sample: true }]])(
  'the description of %o has 120 to 155 characters',
  (study) => {
    const { length } = descriptionWith(study) ?? '';
    expect(length).toBeGreaterThanOrEqual(120);
    expect(length).toBeLessThanOrEqual(155);
  },
);
