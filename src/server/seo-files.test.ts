import { readFileSync } from 'node:fs';
import express from 'express';
import { RelaxNGValidator, XmlDocument } from 'libxml2-wasm';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { contentFolder } from '../../tests/support/content-files.ts';
import { testRoute } from '../../tests/support/test-route.ts';
import { publishedSite, type PublishedSiteOptions } from '../../tests/support/published-site.ts';
import { compileContent } from '../content/compiler/compile-content.ts';
import * as country from '../content/company/country.ts';
import { toContent } from '../content/records/content.ts';
import { site } from '../content/site.ts';
import { createAnswerCache } from './answer-cache.ts';
import { seoFiles } from './seo-files.ts';
import { startOfDay } from './time-zone.ts';

const routes = [
  testRoute('/'),
  testRoute('/studies/:id', {
    addresses: () => ['/studies/one', '/studies/a&b'],
    selectData: (_content, { id }) => id,
    lastModified: (id) => (id === 'one' ? '2026-11-03' : undefined),
  }),
  testRoute('/soon', { draft: true }),
  testRoute('/thanks', { isInSitemap: false }),
  testRoute('*'),
];

const filesOf = (options: Partial<PublishedSiteOptions> = {}, indexNowKey = '') =>
  express().use(
    seoFiles(
      {
        siteUrl: 'https://www.example.com',
        indexNowKey,
        snapshot: publishedSite({ routes, ...options }).snapshot,
        builtAt: new Date('2026-11-03T10:00:00Z'),
      },
      createAnswerCache(),
    ),
  );

describe('robots.txt and sitemap.xml', () => {
  it('robots.txt names the sitemap at the configured origin', async () => {
    const { text, headers } = await request(filesOf()).get('/robots.txt');
    expect(text).toContain('Sitemap: https://www.example.com/sitemap.xml');
    expect(headers['content-type']).toContain('text/plain');
  });

  it.each([false, true])(
    'sitemap.xml lists every public address once, with the date of its last change if known (drafts shown: %s)',
    async (showDrafts) => {
      const { text, headers } = await request(filesOf({ showDrafts })).get('/sitemap.xml');
      expect(headers['content-type']).toContain('xml');
      const listed = [...text.matchAll(/<url>(.*?)<\/url>/g)].map((match) => match[1]);
      expect(listed).toEqual([
        '<loc>https://www.example.com/</loc>',
        '<loc>https://www.example.com/studies/one</loc><lastmod>2026-11-03</lastmod>',
        '<loc>https://www.example.com/studies/a&#38;b</loc>',
      ]);
    },
  );
});

it('security.txt names the contact, and expires half a year after the build', async () => {
  const { text, headers } = await request(filesOf()).get('/.well-known/security.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(text.split('\n')).toEqual([
    ...(site.securityContact.sample ? [expect.stringMatching(/^# Sample address/)] : []),
    `Contact: ${site.securityContact.uri}`,
    'Expires: 2027-05-03T10:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://www.example.com/.well-known/security.txt',
    '',
  ]);
});

it('serves the IndexNow key if there is one', async () => {
  const { text } = await request(filesOf({}, 'a1b2c3d4')).get('/a1b2c3d4.txt');
  expect(text).toBe('a1b2c3d4');
  await request(filesOf()).get('/.txt').expect(404);
});

describe('the feed of articles', () => {
  const [compiled] = compileContent(contentFolder().dir).articles;
  const article = compiled!;
  const articles = [
    { ...article, id: 'new-name', feedId: 'old-name', updated: '3 November 2026' },
    {
      ...article,
      id: 'two',
      title: 'Salt & "Pepper"',
      content:
        '<p><a href="/contact">Us</a> <a href="#top">Top</a> <a href="https://a.test/">A</a></p>',
    },
    { ...article, id: 'hidden', draft: true },
  ];
  const content = toContent({ caseStudies: [], articles });

  it('is valid Atom', async () => {
    const { text, headers } = await request(filesOf({ content })).get('/insights/feed.xml');
    expect(headers['content-type']).toContain('application/atom+xml');
    using schema = XmlDocument.fromBuffer(readFileSync('tests/server/atom.rng'));
    using validator = RelaxNGValidator.fromDoc(schema);
    using feed = XmlDocument.fromString(text);
    validator.validate(feed); // throws an error with the line
    expect(feed.get('//*[local-name()="entry"]')).not.toBeNull();
    using broken = XmlDocument.fromString(text.replace(/<id>[^<]*<\/id>/, ''));
    expect(() => validator.validate(broken)).toThrow();
  });

  it('contains every public article with its whole text, absolute links and permanent ids', async () => {
    const { text } = await request(filesOf({ content, showDrafts: true })).get(
      '/insights/feed.xml',
    );
    using feed = XmlDocument.fromString(text);
    const all = (path: string) =>
      feed.find(path.replaceAll('/', '/a:'), { a: 'http://www.w3.org/2005/Atom' });
    const texts = (path: string) => all(path).map((node) => node.content);
    expect(texts('/feed/entry/id')).toEqual([
      'tag:www.example.com,2026:/insights/old-name',
      'tag:www.example.com,2026:/insights/two',
    ]);
    expect(texts('/feed/updated')).toEqual([startOfDay(country.timeZone, '2026-11-03')]);
    expect(texts('/feed/entry/title')[1]).toBe('Salt & "Pepper"');
    const [first, second] = texts('/feed/entry/content');
    expect(first).toContain('Shops sell things.');
    expect(second).toContain('<a href="https://www.example.com/contact">');
    expect(second).toContain('<a href="https://www.example.com/insights/two#top">');
    expect(second).toContain('<a href="https://a.test/">');
  });
});
