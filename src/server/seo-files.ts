import { Router } from 'express';
import type { Content } from '../content/content.ts';
import type { PageRoute } from '../pages/define-page.ts';
import { cachePolicy } from './cache-policy.ts';
import { escapeMarkup } from './escape-markup.ts';
import { listAddresses } from './pages/addresses.ts';

/** Every address that search engines shall know: not the thank-you page, not what answers 404. */
export function sitemapPaths(routes: readonly PageRoute[], content: Content): string[] {
  const listed = routes.filter(({ isInSitemap = true }) => isInSitemap);
  return [...listAddresses(listed, content).keys()];
}

function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

function sitemapXml(siteUrl: string, sitePaths: readonly string[]): string {
  const entries = sitePaths.map(
    (path) => `  <url><loc>${escapeMarkup(new URL(path, siteUrl).href)}</loc></url>`,
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
