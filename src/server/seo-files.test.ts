import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import type { Content } from '../content/content.ts';
import type { PageRoute } from '../pages/define-page.ts';
import { seoFiles, sitemapPaths } from './seo-files.ts';

const metadata = () => ({ title: 'A page' });
const load = () => Promise.reject(new Error('never loaded'));
const pages: PageRoute[] = [
  { id: 'home', path: '/', load, metadata },
  {
    id: 'study',
    path: '/studies/:id',
    load,
    metadata,
    addresses: () => ['/studies/one', '/studies/a&b'],
  },
  { id: 'thanks', path: '/thanks', load, metadata, isInSitemap: false },
  { id: 'not-found', path: '*', load, metadata },
];
const paths = sitemapPaths(pages, {} as Content);
const app = express().use(seoFiles('https://www.example.com', paths));

describe('robots.txt and sitemap.xml', () => {
  it('points crawlers at the sitemap of the configured origin', async () => {
    const { text, headers } = await request(app).get('/robots.txt');
    expect(text).toContain('Sitemap: https://www.example.com/sitemap.xml');
    expect(headers['content-type']).toContain('text/plain');
  });

  it('lists every address of the pages that search engines shall know, once', async () => {
    const { text, headers } = await request(app).get('/sitemap.xml');
    expect(headers['content-type']).toContain('xml');
    const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
    expect(listed).toEqual([
      'https://www.example.com/',
      'https://www.example.com/studies/one',
      'https://www.example.com/studies/a&#38;b',
    ]);
  });
});
