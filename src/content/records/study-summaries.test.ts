import { expect, test } from 'vitest';
import type { Article } from './article-schema.ts';
import type { CaseStudy } from './case-study-schema.ts';
import { articleFor, largestStudies, serviceOf } from './study-summaries.ts';

const article = (id: string, content: string) => ({ id, content }) as Article;
const articles = [
  article('newest', '<a href="/web-apps">Web</a>'),
  article('older', '<a href="/shopify">Shopify</a> <a href="/ai-chat">AI Chat</a>'),
];

test('a service has the newest article that links to it, else the newest of all', () => {
  expect(articleFor(articles, '/shopify')?.id).toBe('older');
  expect(articleFor(articles, '/power-apps')?.id).toBe('newest');
  expect(articleFor([], '/shopify')).toBeNull();
});

test('an article has a service that it links to, if it does', () => {
  expect(serviceOf(articles[1]!)?.path).toBe('/shopify');
  expect(serviceOf(article('none', '<a href="/contact">Write</a>'))).toBeUndefined();
});

test('the largest studies come by their effort', () => {
  const studies = [10, 30, 20].map((effort) => ({ slug: `s${effort}`, effort }) as CaseStudy);
  expect(largestStudies(studies, 2).map(({ slug }) => slug)).toEqual(['s30', 's20']);
});
