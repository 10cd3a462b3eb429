import { expect, test } from 'vitest';
import { compileContent } from '../../src/content/compiler/compile-content.ts';
import { site } from '../../src/content/site.ts';
import { paths } from '../../src/paths.ts';
import { page as studyPage } from '../../src/pages/case-study/definition.ts';
import { page as articlePage } from '../../src/pages/insight/definition.ts';
import { readSeed } from '../../scripts/build/seed.ts';

/* Titles and descriptions for search engines. */

const { caseStudies, articles } = compileContent('src/content');
const records = readSeed();

/** The own titles and descriptions of studies and articles, as in `<title>`. */
const own = [
  ...caseStudies.map((study) => ({
    path: paths.caseStudy(study.slug),
    ...studyPage.metadata({ study, next: study }),
  })),
  ...articles.map((article) => ({
    path: paths.insight(article.id),
    ...articlePage.metadata({ article, more: [], service: null }),
  })),
];

const titles = [...records, ...own].flatMap(({ path, title }) => (title ? [{ path, title }] : []));
const descriptions = [
  ...[...records, ...own].map(({ description }) => description ?? ''),
  site.defaultSeo.description,
];

test('no record contains the company name, so that a new name applies everywhere', () => {
  expect(JSON.stringify(records).toLowerCase()).not.toContain(site.name.toLowerCase());
});

test('titles and descriptions are unique', () => {
  for (const texts of [titles.map(({ title }) => title), descriptions]) {
    const doubles = texts.filter((text, index) => texts.indexOf(text) !== index);
    expect(doubles).toEqual([]);
  }
});
