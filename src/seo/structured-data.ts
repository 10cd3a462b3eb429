import type { Article } from '../content/article-schema.ts';
import type { PageData, PageKey } from '../content/page-data-types.ts';
import { paths } from '../paths.ts';
import { site, type SiteConfig } from '../content/site.ts';
import type { PageMetadata } from './resolve-metadata.ts';

type Node = Record<string, unknown>;

export interface StructuredDataSources {
  pageKey: PageKey;
  data: PageData;
  metadata: PageMetadata;
  /** Like `https://northveld.example`. */
  origin: string;
}

/**
 * The JSON-LD of a page, ready for `<script type="application/ld+json">`: organisation and website
 * on the home page, the article on an article, the trail of breadcrumbs below the two lists.
 *
 * @returns null where a page has none.
 */
export function structuredData(
  sources: StructuredDataSources,
  config: SiteConfig = site,
): string | null {
  const nodes = nodesOf(sources, config);
  return nodes.length > 0
    ? serialiseJsonLd({ '@context': 'https://schema.org', '@graph': nodes })
    : null;
}

function nodesOf(
  { pageKey, data, metadata, origin }: StructuredDataSources,
  config: SiteConfig,
): Node[] {
  if (pageKey === 'home') return [organisation(origin, config), website(origin, config)];
  if (pageKey === 'caseStudy' && data && 'study' in data)
    return [
      breadcrumbs([
        { name: 'Home', url: origin + paths.home },
        { name: 'Case Studies', url: origin + paths.caseStudies },
        { name: data.study.title, url: metadata.canonical },
      ]),
    ];
  if (pageKey === 'insight' && data && 'article' in data)
    return [
      article(data.article, metadata, origin, config),
      breadcrumbs([
        { name: 'Home', url: origin + paths.home },
        { name: 'Insights', url: origin + paths.insights },
        { name: data.article.title, url: metadata.canonical },
      ]),
    ];
  return [];
}

const organisationId = (origin: string) => `${origin}/#organization`;

function organisation(origin: string, config: SiteConfig): Node {
  return {
    '@type': 'Organization',
    '@id': organisationId(origin),
    name: config.name,
    slogan: config.tagline,
    url: `${origin}/`,
    logo: `${origin}/apple-touch-icon.png`,
    sameAs: config.social.map(({ url }) => url),
    ...(config.contact.email && { email: config.contact.email }),
    ...(config.contact.phone && { telephone: config.contact.phone }),
  };
}

function website(origin: string, config: SiteConfig): Node {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: config.name,
    url: `${origin}/`,
    inLanguage: 'en-ZA',
    publisher: { '@id': organisationId(origin) },
  };
}

function article(
  { title, excerpt, author, category, date }: Article,
  metadata: PageMetadata,
  origin: string,
  config: SiteConfig,
): Node {
  return {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    image: [metadata.imageUrl],
    datePublished: isoDate(date),
    author: { '@type': author === config.name ? 'Organization' : 'Person', name: author },
    articleSection: category,
    mainEntityOfPage: metadata.canonical,
    publisher: { '@type': 'Organization', '@id': organisationId(origin), name: config.name },
  };
}

function breadcrumbs(trail: { name: string; url: string }[]): Node {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `March 4, 2026` as `2026-03-04`; undefined for anything else. No Date: it would add a time zone. */
function isoDate(date: string): string | undefined {
  const [, month, day, year] = /^(\w+) (\d{1,2}), (\d{4})$/.exec(date) ?? [];
  const number = months.indexOf(month ?? '') + 1;
  if (!number || !day) return undefined;
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** JSON that can't end the script element it stands in. */
export function serialiseJsonLd(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
