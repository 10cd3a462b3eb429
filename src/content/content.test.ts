import { describe, expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { caseStudyImages } from './case-study-images.ts';
import { compileContent } from './compile-content.ts';
import { filterStudies } from './filter-studies.ts';
import { studyFilters } from './study-filters.ts';

const content = compileContent('src/content');
const { caseStudies, articles } = content;

const text = (html: string) => html.replaceAll(/<[^>]+>/g, '');
const words = (html: string) =>
  text(html.replaceAll(/<\/(?:th|td)>/g, ' '))
    .trim()
    .split(/\s+/).length;

const knownPaths = new Set<string>([
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...caseStudies.map(({ slug }) => paths.caseStudy(slug)),
  ...articles.map(({ id }) => paths.insight(id)),
]);

describe('case studies', () => {
  test('are the ten of the specification, in its order', () => {
    expect(caseStudies.map(({ slug }) => slug)).toEqual([
      'coricraft',
      'kia-south-africa',
      'pepkor-more',
      'motor-happy',
      'next-calm',
      'swaziland-building-society',
      'jp-markets',
      'bryte-insurance',
      'parrot-print',
      'investec',
    ]);
  });

  test('have three to six solution points and four different results', () => {
    for (const { slug, solutionPoints, results } of caseStudies) {
      expect(solutionPoints.length, slug).toBeGreaterThanOrEqual(3);
      expect(solutionPoints.length, slug).toBeLessThanOrEqual(6);
      expect(new Set(results.map(({ label }) => label)).size, slug).toBe(4);
    }
  });

  test('take from 3 to 11 months', () => {
    const months = caseStudies.map(({ timeline }) => Number.parseInt(timeline, 10));
    expect(Math.min(...months)).toBe(3);
    expect(Math.max(...months)).toBe(11);
  });

  test('carry the marketing figures that the specification gives as examples', () => {
    const figures = caseStudies.flatMap(({ results }) =>
      results.map(({ value, label }) => `${value} ${label}`),
    );
    expect(figures).toContain('+30% lead conversion');
    expect(figures.some((figure) => figure.startsWith('15+ hrs/week saved'))).toBe(true);
    expect(figures.some((figure) => figure.startsWith('100% integration'))).toBe(true);
  });

  test('answer to every term that a service page filters by', () => {
    for (const term of Object.values(studyFilters).flatMap(({ tags }) => tags)) {
      const found = filterStudies(caseStudies, [term]).length;
      expect(found, term).toBeGreaterThan(0);
      expect(found, term).toBeLessThan(caseStudies.length);
    }
  });

  test('never say the same thing twice', () => {
    const passages = caseStudies.flatMap((study) => [
      ...[study.subtitle, study.summary, study.shortDescription],
      ...[study.situation, study.solution, study.impact, ...study.solutionPoints],
    ]);
    expect(new Set(passages).size).toBe(passages.length);
  });

  test('show four pictures each, but for one whose gallery is filled with a placeholder', () => {
    const fewer = caseStudies.filter(({ images }) => images.length < 4);
    expect(fewer.map(({ slug, images }) => `${slug} ${images.length}`)).toEqual(['parrot-print 3']);
  });

  test('take hero and gallery from the mapping by title where there is one', () => {
    const investec = content.caseStudyBySlug.get('investec')!;
    expect(investec).toMatchObject(caseStudyImages.Investec!);
    expect(investec.images).toHaveLength(4);
  });

  test('have a title for each entry of the image mapping', () => {
    const titles = caseStudies.map(({ title }) => title);
    for (const title of Object.keys(caseStudyImages)) expect(titles).toContain(title);
  });
});

describe('articles', () => {
  test('are the three of the specification', () => {
    expect(articles.map(({ id, category }) => [id, category])).toEqual([
      ['low-code-no-code-era', 'Digital Transformation'],
      ['low-code-revolution', 'Digital Transformation'],
      ['ecommerce-ai-personalization', 'E-Commerce'],
    ]);
  });

  test.each(articles)(
    '$id runs to 600 to 1,200 words and says honestly how long that takes',
    (article) => {
      const count = words(article.content);
      expect(count).toBeGreaterThanOrEqual(600);
      expect(count).toBeLessThanOrEqual(1200);
      expect(article.readTime).toBe(`${Math.round(count / 200)} min read`);
    },
  );

  test('quote the figures of the specification', () => {
    for (const id of ['low-code-no-code-era', 'low-code-revolution']) {
      const body = text(content.articleById.get(id)!.content);
      for (const figure of ['81%', '31%', '13.2 billion', '50 billion', '2028']) {
        expect(body, id).toContain(figure);
      }
    }
  });

  test('never say the same thing twice', () => {
    const passages = articles.flatMap(({ title, excerpt, content: html }) => [
      title,
      excerpt,
      ...[...html.matchAll(/<(p|li)>(.*?)<\/\1>/gs)].map(([, , passage]) => text(passage!)),
    ]);
    expect(passages.length).toBeGreaterThan(50);
    expect(new Set(passages).size).toBe(passages.length);
  });

  test.each(articles)('$id starts its headings at h2 and skips no level', ({ content: html }) => {
    const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(2);
    levels.forEach((level, index) =>
      expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1),
    );
    expect(Math.min(...levels)).toBe(2);
  });

  test.each(articles)('$id links to addresses that exist', ({ content: html }) => {
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!);
    expect(links.length).toBeGreaterThan(0);
    for (const href of links.filter((link) => link.startsWith('/'))) {
      expect(knownPaths, href).toContain(href);
    }
  });
});

test('no study and no article falls back on stock phrases', () => {
  const copy = JSON.stringify({ caseStudies, articles });
  expect(copy.match(/unlock|leverag|cutting-edge|seamless|fast-paced|lorem ipsum/gi)).toBeNull();
});
