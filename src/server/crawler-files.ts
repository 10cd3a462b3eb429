import { Router } from 'express';
import { country } from '../content/company/country.ts';
import { siteConfig } from '../content/site.ts';
import { sampleSecurityNote, sampleArticleNote } from '../content/words/samples.ts';
import { paths } from '../paths.ts';
import { cachePolicy } from './cache-policy.ts';
import { escapeMarkup } from '../seo/escape.ts';
import { strictRouting } from './middleware/routing.ts';
import type { BuildInfo } from './ops/build-info.ts';
import { listAddresses } from './rendering/addresses.ts';
import { textResponse, type ResponseCache } from './response-cache.ts';
import { type Content, publishedContent } from '../content/model/content.ts';
import type { PageRoute } from '../pages/define-page.ts';
import type { Article } from '../content/model/article-schema.ts';
import { isoDate, lastChange } from '../content/words/calendar-date.ts';

function robotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** The protocol's limit of a file. */
const SITEMAP_ADDRESSES = 50_000;

/** The addresses for search engines: published pages, without the thank-you page. */
function sitemapEntries(siteUrl: string, routes: readonly PageRoute[], content: Content): string[] {
  return [...listAddresses(routes, content)]
    .map(([path, { route, params }]) => ({
      path,
      route,
      data: route.selectData?.(content, params, path),
    }))
    .filter(({ route, data }) => route.isInSitemap?.(data) ?? true)
    .map(({ path, route, data }) => {
      const day = route.lastModified?.(data);
      const lastmod = day ? `<lastmod>${day}</lastmod>` : '';
      return `  <url><loc>${escapeMarkup(new URL(path, siteUrl).href)}</loc>${lastmod}</url>`;
    });
}

const urlSet = (entries: readonly string[]): string =>
  [XML, `<urlset ${SITEMAPS}>`, ...entries, '</urlset>', ''].join('\n');

/** All entries, or the addresses of the sitemaps that have fifty thousand of them each. */
function sitemapXml(siteUrl: string, entries: readonly string[]): string {
  if (entries.length <= SITEMAP_ADDRESSES) return urlSet(entries);
  const parts = Array.from(
    { length: Math.ceil(entries.length / SITEMAP_ADDRESSES) },
    (_, index) => `  <sitemap><loc>${siteUrl}/sitemap-${index + 1}.xml</loc></sitemap>`,
  );
  return [XML, `<sitemapindex ${SITEMAPS}>`, ...parts, '</sitemapindex>', ''].join('\n');
}

/** One of several sitemaps; undefined if the number has none. */
function sitemapPart(entries: readonly string[], number: number): string | undefined {
  const part = entries.slice((number - 1) * SITEMAP_ADDRESSES, number * SITEMAP_ADDRESSES);
  return entries.length > SITEMAP_ADDRESSES && part.length > 0 ? urlSet(part) : undefined;
}

/** Half a year after the build; RFC 9116 recommends less than a year. */
const SECURITY_TXT_MONTHS = 6;

function securityTxt(siteUrl: string, build: Pick<BuildInfo, 'builtAt'>): string {
  const { uri } = siteConfig.securityContact;
  const expires = new Date(build.builtAt);
  expires.setUTCMonth(expires.getUTCMonth() + SECURITY_TXT_MONTHS);
  return [
    ...(siteConfig.sampleContent ? [`# ${sampleSecurityNote}`] : []),
    `Contact: ${uri}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

interface CrawlerFilesOptions {
  /** The address that visitors use, like `https://www.example.com`. */
  siteUrl: string;
  routes: readonly PageRoute[];
  content: Content;
  /** The day in the company's time zone, like `2026-11-23`. */
  today(): string;
  build: Pick<BuildInfo, 'builtAt'>;
}

/** Routes for machine-readable files: robots.txt, sitemap, feed and security.txt. */
export function crawlerFiles(
  { siteUrl, routes, content, today, build }: CrawlerFilesOptions,
  responseCache: ResponseCache,
): Router {
  const router = Router(strictRouting);
  const { crawlerFile, page } = cachePolicy;

  const published = () => publishedContent(content, today());
  const entries = () => sitemapEntries(siteUrl, routes, published());

  function serve(path: string, type: string, policy: string, text: () => string) {
    router.get(path, async (req, res) => {
      res.set('Cache-Control', policy).type(type);
      await responseCache.send(req, res, path, async () => textResponse(text()));
    });
  }

  serve('/robots.txt', 'text/plain', crawlerFile, () => robotsTxt(siteUrl));
  serve('/sitemap.xml', 'application/xml', crawlerFile, () => sitemapXml(siteUrl, entries()));
  router.get(/^\/sitemap-([1-9]\d{0,3})\.xml$/, (req, res, next) => {
    const part = sitemapPart(entries(), Number(req.params[0]));
    if (part === undefined) return next();
    res.set('Cache-Control', crawlerFile).type('application/xml').send(part);
  });
  serve(paths.feed, 'application/atom+xml', page, () =>
    atomFeed(siteUrl, published().articles.slice(0, FEED_ENTRIES)),
  );
  if (siteConfig.securityContact.uri)
    serve('/.well-known/security.txt', 'text/plain', crawlerFile, () =>
      securityTxt(siteUrl, build),
    );
  return router;
}

/** The newest articles, with their full text. */
const FEED_ENTRIES = 20;

/** The date in the tag URIs of the feed's entries (RFC 4151). */
const TAG_YEAR = 2026;

/**
 * The articles as an Atom feed (RFC 4287) with full text. An entry's dates are the beginnings of days; the
 * feed's date is that of its latest change.
 *
 * @param articles the published ones, in order
 */
function atomFeed(siteUrl: string, articles: readonly Article[]): string {
  const tag = (name: string) => `tag:${new URL(siteUrl).hostname},${TAG_YEAR}:${name}`;
  const moment = (day: string) => `${day}T00:00:00Z`;
  const text = (name: string, content: string) => `<${name}>${escapeMarkup(content)}</${name}>`;
  const link = (rel: string, path: string, type: string) =>
    `<link rel="${rel}" href="${escapeMarkup(siteUrl + path)}" type="${type}"/>`;

  const entries = articles.flatMap((article) => {
    const { id, feedId, title, author, category, date, excerpt, content } = article;
    const path = paths.insight(id);
    const note = siteConfig.sampleContent ? `<p><small>${sampleArticleNote}</small></p>` : '';
    return [
      '  <entry>',
      `    ${text('title', title)}`,
      `    ${text('id', tag(paths.insight(feedId ?? id)))}`,
      `    ${link('alternate', path, 'text/html')}`,
      `    ${text('published', moment(isoDate(date)!))}`,
      `    ${text('updated', moment(lastChange(article)))}`,
      `    <author>${text('name', author)}</author>`,
      `    <category term="${escapeMarkup(category)}"/>`,
      `    ${text('summary', excerpt)}`,
      `    <content type="html">${escapeMarkup(note + absoluteLinks(content, siteUrl + path))}</content>`,
      '  </entry>',
    ];
  });
  const latest = articles.map(lastChange).sort().at(-1) ?? `${TAG_YEAR}-01-01`;
  return [
    XML,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${country.language}">`,
    `  ${text('title', `${siteConfig.name} Insights`)}`,
    `  ${text('subtitle', siteConfig.tagline)}`,
    `  ${text('id', tag(paths.insights))}`,
    `  ${link('self', paths.feed, 'application/atom+xml')}`,
    `  ${link('alternate', paths.insights, 'text/html')}`,
    `  ${text('updated', moment(latest))}`,
    `  <author>${text('name', siteConfig.name)}</author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

/** Makes the links and pictures of an HTML fragment absolute, relative to `address`. */
function absoluteLinks(html: string, address: string): string {
  const absolute = (url: string) => new URL(url, address).href;
  return html
    .replaceAll(
      /\s(href|src)="([^"]*)"/g,
      (_match, name: string, url: string) => ` ${name}="${absolute(url)}"`,
    )
    .replaceAll(
      /\ssrcset="([^"]*)"/g,
      (_match, list: string) =>
        ` srcset="${list.replaceAll(/(^|,\s*)(\/[^\s,]*)/g, (_m, before: string, url: string) => before + absolute(url))}"`,
    );
}
