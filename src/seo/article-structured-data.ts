import { country } from '../content/company/country.ts';
import type { Article } from '../content/model/article-schema.ts';
import type { CaseStudy } from '../content/model/case-study-schema.ts';
import { isOngoing } from '../content/model/phases.ts';
import type { SiteConfig } from '../content/model/site-schema.ts';
import { siteConfig } from '../content/site.ts';
import { isoDate, lastChange } from '../content/words/calendar-date.ts';
import type { AddressedMetadata } from './resolve-metadata.ts';
import { organisation, siteUrlOf, type JsonLdNode } from './structured-data.ts';

type Illustrated = Pick<AddressedMetadata, 'canonical' | 'imageUrl'>;

/** A study's page: an article about the project; nothing for a sample. */
export function studyStructuredData(
  study: Pick<
    CaseStudy,
    'title' | 'subtitle' | 'summary' | 'industry' | 'technologies' | 'year' | 'timeline' | 'updated'
  >,
  metadata: Illustrated,
  config: SiteConfig = siteConfig,
): JsonLdNode[] {
  if (config.sampleContent) return [];
  const siteUrl = siteUrlOf(metadata);
  const { title, subtitle, summary, industry, technologies, year, updated } = study;
  return [
    {
      '@type': 'Article',
      headline: `${title}: ${subtitle}`,
      description: summary,
      image: [metadata.imageUrl],
      // An open interval of ISO 8601.
      temporalCoverage: isOngoing(study) ? `${year}/..` : String(year),
      ...(updated && { dateModified: isoDate(updated)! }),
      author: organisation(siteUrl, config),
      articleSection: industry,
      keywords: technologies,
      inLanguage: country.language,
      mainEntityOfPage: metadata.canonical,
      publisher: organisation(siteUrl, config),
    },
  ];
}

/** An article's page; nothing for a sample, whose author is fictional. */
export function articleStructuredData(
  article: Pick<
    Article,
    'title' | 'excerpt' | 'author' | 'authorUrl' | 'category' | 'date' | 'updated'
  >,
  metadata: Illustrated,
  config: SiteConfig = siteConfig,
): JsonLdNode[] {
  if (config.sampleContent) return [];
  const siteUrl = siteUrlOf(metadata);
  const { title, excerpt, author, authorUrl, category, date } = article;
  return [
    {
      '@type': 'Article',
      headline: title,
      description: excerpt,
      image: [metadata.imageUrl],
      datePublished: isoDate(date)!,
      dateModified: lastChange(article),
      author:
        author === config.name
          ? organisation(siteUrl, config)
          : {
              '@type': 'Person',
              name: author,
              ...(authorUrl && { url: new URL(authorUrl, siteUrl).href }),
            },
      articleSection: category,
      inLanguage: country.language,
      mainEntityOfPage: metadata.canonical,
      publisher: organisation(siteUrl, config),
    },
  ];
}
