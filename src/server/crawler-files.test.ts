import express from 'express';
import { Window } from 'happy-dom';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { contentFolder } from '../../tests/support/content-files.ts';
import { testRoute } from '../../tests/support/test-route.ts';
import { siteWith, type SiteWithOptions } from '../../tests/support/site-with.ts';
import { compileContent } from '../content/compiler/compile-content.ts';
import { toContent } from '../content/model/content.ts';
import { siteConfig } from '../content/site.ts';
import { createResponseCache } from './response-cache.ts';
import { crawlerFiles } from './crawler-files.ts';

const routes = [
  testRoute('/'),
  testRoute('/studies/:id', {
    addresses: () => ['/studies/one', '/studies/a&b'],
    selectData: (_content, { id }) => id,
    lastModified: (id) => (id === 'one' ? '2026-11-03' : undefined),
  }),
  testRoute('/thanks', { isInSitemap: () => false }),
  testRoute('*'),
];

const filesOf = (options: Partial<SiteWithOptions> = {}) =>
  express().use(
    crawlerFiles(
      {
        siteUrl: 'https://www.example.com',
        routes: options.routes ?? routes,
        ...siteWith({ routes, ...options }),
        build: { builtAt: '2026-11-03T10:00:00Z' },
      },
      createResponseCache(),
    ),
  );

it('robots.txt names the sitemap at the configured origin', async () => {
  const { text, headers } = await request(filesOf()).get('/robots.txt');
  expect(text).toContain('Sitemap: https://www.example.com/sitemap.xml');
  expect(headers['content-type']).toContain('text/plain');
});

it('sitemap.xml lists every public address once, with the date of its last change if known', async () => {
  const { text, headers } = await request(filesOf()).get('/sitemap.xml');
  expect(headers['content-type']).toContain('xml');
  const listed = [...text.matchAll(/<url>(.*?)<\/url>/g)].map((match) => match[1]);
  expect(listed).toEqual([
    '<loc>https://www.example.com/</loc>',
    '<loc>https://www.example.com/studies/one</loc><lastmod>2026-11-03</lastmod>',
    '<loc>https://www.example.com/studies/a&#38;b</loc>',
  ]);
});

it('sitemap.xml of more than fifty thousand addresses names sitemaps that have them', async () => {
  const notes = testRoute('/notes/:id', {
    addresses: () => Array.from({ length: 50_000 }, (_, index) => `/notes/${index}`),
  });
  const files = filesOf({ routes: [testRoute('/'), notes] });
  const urls = async (path: string) =>
    [...(await request(files).get(path)).text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(await urls('/sitemap.xml')).toEqual([
    'https://www.example.com/sitemap-1.xml',
    'https://www.example.com/sitemap-2.xml',
  ]);
  expect(await urls('/sitemap-1.xml')).toHaveLength(50_000);
  expect(await urls('/sitemap-2.xml')).toEqual(['https://www.example.com/notes/49999']);
  await request(files).get('/sitemap-3.xml').expect(404);
  await request(filesOf()).get('/sitemap-1.xml').expect(404);
});

it.runIf(siteConfig.securityContact.uri)(
  'security.txt names the contact, and expires half a year after the build',
  async () => {
    const { text, headers } = await request(filesOf()).get('/.well-known/security.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(text.split('\n')).toEqual([
      ...(siteConfig.sampleContent ? [expect.stringMatching(/^# Sample address/)] : []),
      `Contact: ${siteConfig.securityContact.uri}`,
      'Expires: 2027-05-03T10:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://www.example.com/.well-known/security.txt',
      '',
    ]);
  },
);

describe('the feed of articles', () => {
  const [compiled] = compileContent(contentFolder().dir).articles;
  const article = compiled!;
  const articles = [
    { ...article, id: 'new-name', feedId: 'old-name', updated: '3 November 2026' },
    {
      ...article,
      ...{ id: 'two', title: 'Salt & "Pepper"' },
      content: '<a href="/contact">Us</a> <a href="#top">Top</a> <a href="https://a.test/">A</a>',
    },
    { ...article, id: 'later', date: '31 December 2099' },
  ];
  const content = toContent({ caseStudies: [], articles, pages: [] });

  it('is Atom (RFC 4287) of every public article with its whole text, absolute links and permanent ids', async () => {
    const { text, headers } = await request(filesOf({ content, today: () => '2026-11-03' })).get(
      '/insights/feed.xml',
    );
    expect(headers['content-type']).toContain('application/atom+xml');
    const { DOMParser } = new Window();
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    expect(feed.querySelector('parsererror')).toBeNull();
    // The parser accepts a bare ampersand.
    expect(text.replaceAll(/&(?:#\d+|amp|lt|gt|quot|apos);/g, '')).not.toContain('&');
    const all = (selector: string) => [...feed.querySelectorAll(selector)];
    const names = (selector: string) => all(selector).map(({ localName }) => localName);
    const texts = (selector: string) => all(selector).map(({ textContent }) => textContent);
    const values = (selector: string, attribute: string) =>
      all(selector).map((element) => element.getAttribute(attribute));
    expect(feed.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(names('feed > *')).toEqual([
      ...['title', 'subtitle', 'id', 'link', 'link', 'updated', 'author', 'entry', 'entry'],
    ]);
    expect(names('subtitle ~ entry:nth-of-type(1) > *')).toEqual([
      ...[
        'title',
        'id',
        'link',
        'published',
        'updated',
        'author',
        'category',
        'summary',
        'content',
      ],
    ]);
    expect(names('author > *')).toEqual(['name', 'name', 'name']);
    expect(texts('feed > id')).toEqual(['tag:www.example.com,2026:/insights']);
    expect(values('feed > link', 'rel')).toEqual(['self', 'alternate']);
    expect(values('feed > link', 'type')).toEqual(['application/atom+xml', 'text/html']);
    expect(values('feed > link', 'href')).toEqual([
      ...['https://www.example.com/insights/feed.xml', 'https://www.example.com/insights'],
    ]);
    expect(values('entry > link', 'href')[0]).toBe('https://www.example.com/insights/new-name');
    const [written, changed] = ['2026-03-04T00:00:00Z', '2026-11-03T00:00:00Z'];
    expect(texts('entry > published')).toEqual([written, written]);
    expect(texts('entry > updated')).toEqual([changed, written]);
    expect(texts('feed > updated')).toEqual([changed]);
    expect(values('entry > category', 'term')[0]).toBe(article.category);
    expect(values('entry > content', 'type')).toEqual(['html', 'html']);
    expect(texts('entry > id')).toEqual([
      'tag:www.example.com,2026:/insights/old-name',
      'tag:www.example.com,2026:/insights/two',
    ]);
    expect(texts('entry > title')[1]).toBe('Salt & "Pepper"');
    const [first, second] = texts('entry > content');
    expect(first).toContain('Shops sell things.');
    expect(second).toContain('<a href="https://www.example.com/contact">');
    expect(second).toContain('<a href="https://www.example.com/insights/two#top">');
    expect(second).toContain('<a href="https://a.test/">');
  });
});
