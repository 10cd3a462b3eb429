import { expect, test } from 'vitest';
import { compileContent } from '../../src/content/compile-content.ts';
import { services } from '../../src/content/services.ts';
import { site } from '../../src/content/site.ts';
import { paths } from '../../src/paths.ts';
import { page as studyPage } from '../../src/pages/case-study/route.ts';
import { page as articlePage } from '../../src/pages/insight/route.ts';
import { loadSeed } from '../support/seed.ts';

/* Titles and descriptions as search engines show them. */

const { caseStudies, articles } = compileContent('src/content');
const records = loadSeed();

/** Pages whose titles are fixed: `Contact Us | <name>` and so on. */
const ownTitles = [paths.contact, paths.bookConsultation, '/thank-you', paths.insights];
const searched = [paths.home, ...services.map(({ path }) => path), paths.caseStudies];

/** What studies and articles say of themselves, with the site's name as it stands in `<title>`. */
const own = [
  ...caseStudies.map((study) => ({
    path: paths.caseStudy(study.slug),
    ...studyPage.metadata({ study, next: study }),
  })),
  ...articles.map((article) => ({
    path: paths.insight(article.id),
    ...articlePage.metadata({ article, more: [] }),
  })),
];

const titles = [...records, ...own].flatMap(({ path, title }) => (title ? [{ path, title }] : []));
const descriptions = [
  ...[...records, ...own].map(({ description }) => description ?? ''),
  site.defaultSeo.description,
];

test('each page with a fixed address has its record, and no other has one', () => {
  expect(records.map(({ path }) => path).toSorted()).toEqual(
    [...ownTitles, ...searched].toSorted(),
  );
});

test('the record leaves a title out where the page’s own is fixed, and nowhere else', () => {
  const titled = records.filter(({ title }) => title !== null);
  expect(titled.map(({ path }) => path).toSorted()).toEqual(searched.toSorted());
});

test('no record holds the name of the company, so that renaming it leaves none behind', () => {
  expect(JSON.stringify(records).toLowerCase()).not.toContain(site.name.toLowerCase());
});

test('none stands twice', () => {
  for (const texts of [titles.map(({ title }) => title), descriptions]) {
    const doubles = texts.filter((text, index) => texts.indexOf(text) !== index);
    expect(doubles).toEqual([]);
  }
});

test('the services say where they are offered', () => {
  for (const { path } of services) {
    expect(titles.find((record) => record.path === path)?.title).toContain('South Africa');
  }
});
