import { expect, test } from 'vitest';
import { services } from '../navigation/services.ts';
import type { Article } from '../model/article-schema.ts';
import type { CaseStudy } from '../model/case-study-schema.ts';
import { toContent } from '../model/content.ts';
import {
  articleFor,
  largestStudies,
  leadingStudies,
  serviceContent,
  serviceOf,
} from './summaries.ts';

const service = services[0]!.id;
const article = (id: string, services: string[]) => ({ id, services }) as unknown as Article;
const articles = [article('newest', []), article('older', [service])];

test('a service has the newest article that links to it, else the newest of all', () => {
  expect(articleFor(articles, service)?.id).toBe('older');
  expect(articleFor(articles, 'other-service')?.id).toBe('newest');
  expect(articleFor([], service)).toBeNull();
  expect(serviceOf(articles[1]!)?.id).toBe(service);
  expect(serviceOf(articles[0]!)).toBeUndefined();
});

test('the largest studies are those with the most effort', () => {
  const studies = [10, 30, 20].map(
    (effort) => ({ slug: `s${effort}`, effort, images: [] as CaseStudy['images'] }) as CaseStudy,
  );
  expect(largestStudies(studies, 2).map(({ slug }) => slug)).toEqual(['s30', 's20']);
});

test('the first study of each service comes before second ones', () => {
  const studies = ['a', 'a', 'b', 'b'].map(
    (service, at) => ({ slug: `s${at}`, service }) as CaseStudy,
  );
  const slugs = (count: number) => leadingStudies(studies, count).map(({ slug }) => slug);
  expect(slugs(2)).toEqual(['s0', 's2']);
  expect(slugs(3)).toEqual(['s0', 's2', 's1']);
  expect(leadingStudies([], 3)).toEqual([]);
});

test('a service’s own studies come before others that match its tags, within the limit', () => {
  const caseStudies = [
    { slug: 'other', service: 'other-service' },
    { slug: 'first', service },
    { slug: 'second', service },
    { slug: 'unrelated', service, technologies: ['Liquid'] },
  ].map(
    (study) =>
      ({
        industry: 'Retail',
        technologies: ['React'],
        images: [] as CaseStudy['images'],
        ...study,
      }) as CaseStudy,
  );
  const content = toContent({ caseStudies, articles: [], pages: [] });
  const slugs = (limit: number) =>
    serviceContent(content, service, { terms: ['react'], limit }).studies.map(({ slug }) => slug);
  expect(slugs(12)).toEqual(['first', 'second', 'other']);
  expect(slugs(1)).toEqual(['first']);
});
