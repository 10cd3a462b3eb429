import { Router } from 'express';
import { site } from '../content/site.ts';
import { sampleSecurityNote } from '../content/words/samples.ts';
import { paths } from '../paths.ts';
import { cachePolicy } from './cache-policy.ts';
import { escapeMarkup } from './escape-markup.ts';
import { exactly } from './exactly.ts';
import { atomFeed } from './feed.ts';
import type { Edition } from './pages/editions.ts';
import type { SharedAnswers } from './shared-answers.ts';

function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** Every address that search engines shall know: no draft, not the thank-you page, not what answers 404. */
function sitemapXml(siteUrl: string, { published: { content, addresses } }: Edition): string {
  const entries = [...addresses]
    .filter(([, { route }]) => route.isInSitemap ?? true)
    .map(([path, { route, params }]) => {
      const day = route.lastModified?.(route.loader?.(content, params));
      const lastmod = day ? `<lastmod>${day}</lastmod>` : '';
      return `  <url><loc>${escapeMarkup(new URL(path, siteUrl).href)}</loc>${lastmod}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Half a year: RFC 9116 wants less than a year, after which nobody may trust the address any more. */
const SECURITY_TXT_MONTHS = 6;

/** When /.well-known/security.txt of a build expires. */
export function securityTxtExpiry(builtAt: Date): Date {
  const expiry = new Date(builtAt);
  expiry.setUTCMonth(expiry.getUTCMonth() + SECURITY_TXT_MONTHS);
  return expiry;
}

function securityTxt(siteUrl: string, builtAt: Date): string {
  const { uri, sample } = site.securityContact;
  return [
    ...(sample ? [`# ${sampleSecurityNote}`] : []),
    `Contact: ${uri}`,
    `Expires: ${securityTxtExpiry(builtAt).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

export interface SeoFilesOptions {
  /** Origin that visitors use. */
  siteUrl: string;
  edition(): Edition;
  /** When the site was built. */
  builtAt: Date;
}

/** What programs read of the site: robots.txt, sitemap, feed and security.txt, with the origin of SITE_URL. */
export function seoFiles(
  { siteUrl, edition, builtAt }: SeoFilesOptions,
  { sendText }: SharedAnswers,
): Router {
  const robots = robotsTxt(siteUrl);
  const security = securityTxt(siteUrl, builtAt);
  const router = Router(exactly);
  router.get('/robots.txt', async (req, res) => {
    res.set('Cache-Control', cachePolicy.crawlerFile).type('text/plain');
    await sendText(req, res, robots);
  });
  router.get('/sitemap.xml', async (req, res) => {
    res.set('Cache-Control', cachePolicy.crawlerFile).type('application/xml');
    await sendText(req, res, sitemapXml(siteUrl, edition()));
  });
  router.get(paths.feed, async (req, res) => {
    res.set('Cache-Control', cachePolicy.page).type('application/atom+xml');
    await sendText(req, res, atomFeed(siteUrl, edition().published.content.articles));
  });
  if (site.securityContact.uri)
    router.get('/.well-known/security.txt', async (req, res) => {
      res.set('Cache-Control', cachePolicy.crawlerFile).type('text/plain');
      await sendText(req, res, security);
    });
  return router;
}
