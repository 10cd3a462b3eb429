import { describe, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { compileContent } from '../compiler/compile-content.ts';
import { imagesByTitle } from './case-study-images.ts';

/* Rules for the content of any owner. Rules for the samples alone are in sample-content.test.ts. */

const { caseStudies, articles } = compileContent('src/content');

const knownPaths = new Set<string>([
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...caseStudies.map(({ slug }) => paths.caseStudy(slug)),
  ...articles.map(({ id }) => paths.insight(id)),
]);

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

describe('articles', () => {
  test('start their headings at h2 and skip no level', () => {
    for (const { id, content } of articles) {
      const levels = [...content.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
      levels.forEach((level, index) =>
        expect(level - (levels[index - 1] ?? 1), id).toBeLessThanOrEqual(1),
      );
      expect(Math.min(2, ...levels), id).toBe(2);
    }
  });

  test('link to addresses that exist', () => {
    for (const { id, content } of articles) {
      const links = [...content.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href!);
      expect(
        links.filter((href) => !knownPaths.has(href)),
        id,
      ).toEqual([]);
    }
  });
});
