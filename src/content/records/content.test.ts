import { describe, expect, test } from 'vitest';
import { compileContent } from '../compiler/compile-content.ts';
import { imagesByTitle } from './case-study-images.ts';

/* Rules for the content of any owner. Rules for the samples alone are in sample-content.test.ts. */

const { caseStudies } = compileContent('src/content');

describe('case studies', () => {
  test.each(caseStudies)('$slug has four different results', ({ results }) => {
    expect(new Set(results.map(({ label }) => label)).size).toBe(4);
  });

  test.each(caseStudies)(
    '$slug has unique names for phases and chapters',
    ({ phases, chapters = [] }) => {
      for (const names of [phases.map(({ name }) => name), chapters.map(({ title }) => title)]) {
        expect(new Set(names).size).toBe(names.length);
      }
    },
  );

  test('exist for each title in the picture mapping', () => {
    const titles = caseStudies.map(({ title }) => title);
    for (const title of Object.keys(imagesByTitle)) expect(titles).toContain(title);
  });
});
