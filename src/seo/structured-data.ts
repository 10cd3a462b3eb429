import type { Article } from '../content/article-schema.ts';
import { isoDate } from '../content/calendar-date.ts';
import type { CaseStudy } from '../content/case-study-schema.ts';
import { sampleStudyNote } from '../content/samples.ts';
import { serviceByPath } from '../content/services.ts';
import { site, type SiteConfig } from '../content/site.ts';
import { articleTrail, studyTrail, type TrailStep } from '../content/trails.ts';
import type { PageMetadata } from './resolve-metadata.ts';
import { scriptJson } from './script-json.ts';

/** One thing that a page describes in the words of schema.org. */
export type JsonLdNode = Record<string, unknown>;

type Place = Pick<PageMetadata, 'canonical'>;
type Shown = Pick<PageMetadata, 'canonical' | 'imageUrl'>;

const originOf = ({ canonical }: Place): string => new URL(canonical).origin;

/** The home page: the company and the website. Sample contacts reach nobody and are left out. */
export function homeStructuredData(metadata: Place, config: SiteConfig = site): JsonLdNode[] {
  const origin = originOf(metadata);
  const { email, phone } = config.sampleContent ? {} : config.contact;
  return [
    {
      '@type': 'Organization',
      '@id': organisationId(origin),
      name: config.name,
      slogan: config.tagline,
      url: `${origin}/`,
      logo: `${origin}/apple-touch-icon.png`,
      sameAs: config.social.map(({ url }) => url),
      ...(email && { email }),
      ...(phone && { telephone: phone }),
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: config.name,
      url: `${origin}/`,
      inLanguage: language,
      publisher: { '@id': organisationId(origin) },
    },
  ];
}

/**
 * A service's page: what is offered and by whom.
 *
 * @param path the page's path, one of `services`.
 * @throws for a path that no service has.
 */
export function serviceStructuredData(
  path: string,
  metadata: Place,
  config: SiteConfig = site,
): JsonLdNode[] {
  const service = serviceByPath(path);
  return [
    {
      '@type': 'Service',
      '@id': `${metadata.canonical}#service`,
      name: service.name,
      description: service.description,
      url: metadata.canonical,
      provider: company(originOf(metadata), config),
    },
  ];
}

/**
 * A study's page: an article about the project, and the trail to it. A sample says so in its
 * description, as the page does.
 */
export function studyStructuredData(
  study: Pick<
    CaseStudy,
    'slug' | 'title' | 'subtitle' | 'summary' | 'industry' | 'technologies' | 'year'
  >,
  metadata: Shown,
  config: SiteConfig = site,
): JsonLdNode[] {
  const origin = originOf(metadata);
  const { title, subtitle, summary, industry, technologies, year } = study;
  return [
    {
      '@type': 'Article',
      headline: `${title}: ${subtitle}`,
      description: config.sampleContent ? `${summary} ${sampleStudyNote(title)}` : summary,
      image: [metadata.imageUrl],
      temporalCoverage: String(year),
      author: company(origin, config),
      articleSection: industry,
      keywords: technologies,
      inLanguage: language,
      mainEntityOfPage: metadata.canonical,
      publisher: company(origin, config),
    },
    breadcrumbs(origin, studyTrail(study)),
  ];
}

/** An article's page: the article and the trail to it. */
export function articleStructuredData(
  article: Pick<Article, 'id' | 'title' | 'excerpt' | 'author' | 'category' | 'date'>,
  metadata: Shown,
  config: SiteConfig = site,
): JsonLdNode[] {
  const origin = originOf(metadata);
  const { title, excerpt, author, category, date } = article;
  return [
    {
      '@type': 'Article',
      headline: title,
      description: excerpt,
      image: [metadata.imageUrl],
      datePublished: isoDate(date),
      author:
        author === config.name ? company(origin, config) : { '@type': 'Person', name: author },
      articleSection: category,
      inLanguage: language,
      mainEntityOfPage: metadata.canonical,
      publisher: company(origin, config),
    },
    breadcrumbs(origin, articleTrail(article)),
  ];
}

/** The text of the script element that holds a page's JSON-LD. */
export const serialiseJsonLd = (nodes: readonly JsonLdNode[]): string =>
  scriptJson({ '@context': 'https://schema.org', '@graph': nodes });

const language = 'en-ZA';

const organisationId = (origin: string) => `${origin}/#organization`;

const company = (origin: string, config: SiteConfig): JsonLdNode => ({
  '@type': 'Organization',
  '@id': organisationId(origin),
  name: config.name,
});

function breadcrumbs(origin: string, trail: readonly TrailStep[]): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
