import { expect, it } from 'vitest';
import type { Article } from '../content/article-schema.ts';
import type { CaseStudy, CaseStudySummary } from '../content/case-study-schema.ts';
import type { PageMetadata } from './resolve-metadata.ts';
import { serialiseJsonLd, structuredData } from './structured-data.ts';

const origin = 'https://x.test';
const metadata = {
  canonical: `${origin}/here`,
  imageUrl: `${origin}/i.jpg`,
} as PageMetadata;

const graphOf = (json: string | null) =>
  (JSON.parse(json!) as { '@graph': Record<string, unknown>[] })['@graph'];

it('describes organisation and website on the home page', () => {
  const graph = graphOf(structuredData({ pageKey: 'home', data: null, metadata, origin }));
  expect(graph.map((node) => node['@type'])).toEqual(['Organization', 'WebSite']);
  expect(graph[0]).toMatchObject({ name: 'Northveld', url: 'https://x.test/' });
  expect(graph[0]!.sameAs).toHaveLength(5);
  expect(graph[0]).not.toHaveProperty('telephone');
});

it('describes an article and its trail', () => {
  const article = {
    title: 'Low code',
    excerpt: 'Why.',
    author: 'Ann',
    date: 'March 4, 2026',
    category: 'E-Commerce',
  } as Article;
  const data = { article, more: [] };
  const [first, trail] = graphOf(structuredData({ pageKey: 'insight', data, metadata, origin }));
  expect(first).toMatchObject({
    '@type': 'Article',
    headline: 'Low code',
    datePublished: '2026-03-04',
    image: ['https://x.test/i.jpg'],
    author: { '@type': 'Person', name: 'Ann' },
  });
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://x.test/' },
      { position: 2, item: 'https://x.test/insights' },
      { position: 3, name: 'Low code', item: 'https://x.test/here' },
    ],
  });
});

it('gives a case study its trail, and other or missing pages nothing', () => {
  const data = { study: { title: 'Kia' } as CaseStudy, next: {} as CaseStudySummary };
  const graph = graphOf(structuredData({ pageKey: 'caseStudy', data, metadata, origin }));
  expect(graph.map((node) => node['@type'])).toEqual(['BreadcrumbList']);
  expect(structuredData({ pageKey: 'caseStudy', data: null, metadata, origin })).toBeNull();
  expect(structuredData({ pageKey: 'contact', data: null, metadata, origin })).toBeNull();
});

it('cannot end the script element that it stands in', () => {
  const json = serialiseJsonLd({ name: '</script><script>alert(1)</script>' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>' });
});
