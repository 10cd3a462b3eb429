import { Router } from 'express';
import { services } from '../content/services.ts';
import { paths } from '../paths.ts';
import { cachePolicy } from './cache-policy.ts';

/** Every page that search engines shall know: not the thank-you page, not what answers 404. */
export function sitemapPaths(content: {
  caseStudySlugs: readonly string[];
  articleIds: readonly string[];
}): string[] {
  return [
    paths.home,
    ...services.map(({ path }) => path),
    paths.caseStudies,
    ...content.caseStudySlugs.map(paths.caseStudy),
    paths.insights,
    ...content.articleIds.map(paths.insight),
    paths.contact,
    paths.bookConsultation,
  ];
}

const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

export function sitemapXml(siteUrl: string, sitePaths: readonly string[]): string {
  const entries = sitePaths.map(
    (path) => `  <url><loc>${escapeXml(new URL(path, siteUrl).href)}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** GET /robots.txt and /sitemap.xml, both with the origin of SITE_URL. */
export function seoFiles(siteUrl: string, sitePaths: readonly string[]): Router {
  const robots = robotsTxt(siteUrl);
  const sitemap = sitemapXml(siteUrl, sitePaths);
  const router = Router();
  router.get('/robots.txt', (_req, res) => {
    res.set('Cache-Control', cachePolicy.crawlerFile).type('text/plain').send(robots);
  });
  router.get('/sitemap.xml', (_req, res) => {
    res.set('Cache-Control', cachePolicy.crawlerFile).type('application/xml').send(sitemap);
  });
  return router;
}
