import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { seoFiles, sitemapPaths } from './seo-files.ts';

const paths = sitemapPaths({ caseStudySlugs: ['investec', 'a&b'], articleIds: ['low-code'] });
const app = express().use(seoFiles('https://www.example.com', paths));

describe('robots.txt and sitemap.xml', () => {
  it('points crawlers at the sitemap of the configured origin', async () => {
    const { text, headers } = await request(app).get('/robots.txt');
    expect(text).toContain('Sitemap: https://www.example.com/sitemap.xml');
    expect(headers['content-type']).toContain('text/plain');
  });

  it('lists every page, study and article once', async () => {
    const { text, headers } = await request(app).get('/sitemap.xml');
    expect(headers['content-type']).toContain('xml');
    const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
    expect(listed).toContain('https://www.example.com/');
    expect(listed).toContain('https://www.example.com/case-studies/investec');
    expect(listed).toContain('https://www.example.com/insights/low-code');
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toHaveLength(11 + 2 + 1);
    expect(text).not.toContain('thank-you');
    expect(text).toContain('a&#38;b');
  });
});
