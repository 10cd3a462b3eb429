import type {
  ArticleLeaf,
  BreadcrumbListLeaf,
  DayOfWeek,
  ItemListLeaf,
  LocalBusinessLeaf,
  Offer,
  OpeningHoursSpecification,
  OrganizationLeaf,
  PostalAddress,
  ServiceLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import { country } from '../content/company/country.ts';
import { prices } from '../content/company/prices.ts';
import type { ServicePrice } from '../content/model/price-schema.ts';
import { countries } from '../content/company/company.ts';
import { plainWidth } from '../content/picture-files.ts';
import type { PostalAddress as Address } from '../content/model/common-fields.ts';
import type { Office } from '../content/company/office-details.ts';
import type { ClosedDays } from '../content/model/offices-schema.ts';
import type { Article } from '../content/model/article-schema.ts';
import { isoDate, lastChange } from '../content/words/calendar-date.ts';
import { isOngoing } from '../content/model/phases.ts';
import type { MarkdownPage } from '../content/model/page-schema.ts';
import type { CaseStudy } from '../content/model/case-study-schema.ts';
import { serviceById } from '../content/navigation/services.ts';
import type { ServiceId } from '../content/model/services-schema.ts';
import { site } from '../content/site.ts';
import type { SiteConfig } from '../content/model/site-schema.ts';
import type { Breadcrumb } from '../content/navigation/navigation.ts';
import type { AddressedMetadata } from './resolve-metadata.ts';

/** A node of schema.org's vocabulary. The compiler compares each with all of these types, so only those in use. */
export type JsonLdNode =
  | ArticleLeaf
  | BreadcrumbListLeaf
  | ItemListLeaf
  | LocalBusinessLeaf
  | OrganizationLeaf
  | ServiceLeaf
  | WebSiteLeaf;

type Addressed = Pick<AddressedMetadata, 'canonical'>;
type Illustrated = Pick<AddressedMetadata, 'canonical' | 'imageUrl'>;

const siteUrlOf = ({ canonical }: Addressed): string => new URL(canonical).origin;

/** The home page: the company and the website, without samples. */
export function homeStructuredData(metadata: Addressed, config: SiteConfig = site): JsonLdNode[] {
  const siteUrl = siteUrlOf(metadata);
  // Search engines must not get invented facts.
  const accounts = config.sampleContent ? [] : config.social;
  const { email = '', phone = '' } = config.sampleContent ? {} : config.contact;
  return [
    {
      '@type': 'Organization',
      '@id': organisationId(siteUrl),
      name: config.name,
      slogan: config.tagline,
      url: `${siteUrl}/`,
      logo: `${siteUrl}/apple-touch-icon.png`,
      ...(accounts.length > 0 && { sameAs: accounts.map(({ url }) => url) }),
      ...(email && { email }),
      ...(phone && { telephone: phone }),
    },
    {
      '@type': 'WebSite',
      '@id': `${siteUrl}/#website`,
      name: config.name,
      url: `${siteUrl}/`,
      inLanguage: country.language,
      publisher: { '@id': organisationId(siteUrl) },
    },
  ];
}

/**
 * A service's page: the offer, who makes it, where, and its price.
 *
 * @throws for a page without a service.
 */
export function serviceStructuredData(
  id: ServiceId,
  metadata: Addressed,
  config: SiteConfig = site,
  price = prices[id],
): JsonLdNode[] {
  return [serviceNode({ ...serviceById(id), price }, metadata, config)];
}

/** A Markdown page: its offer, if it quotes a price. */
export function markdownPageStructuredData(
  { name, lead, price }: MarkdownPage,
  metadata: Addressed,
  config: SiteConfig = site,
): JsonLdNode[] {
  if (price === undefined) return [];
  return [serviceNode({ name, description: lead, price: prices[price] }, metadata, config)];
}

interface OfferedService {
  name: string;
  description: string;
  price: ServicePrice | undefined;
}

const serviceNode = (
  { name, description, price }: OfferedService,
  metadata: Addressed,
  config: SiteConfig,
): JsonLdNode => ({
  '@type': 'Service',
  '@id': `${metadata.canonical}#service`,
  name,
  description,
  url: metadata.canonical,
  provider: company(siteUrlOf(metadata), config),
  ...(!config.sampleContent && {
    areaServed: countries.map((country) => ({ '@type': 'Country', name: country }) as const),
    ...(price && { offers: offer(price, metadata.canonical) }),
  }),
});

function offer({ from, to, per }: ServicePrice, url: string): Offer {
  const range = { minPrice: from, maxPrice: to, priceCurrency: country.currencyCode };
  return {
    '@type': 'Offer',
    url,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...range,
      unitText: per,
      ...(country.salesTax && { valueAddedTaxIncluded: false }),
    },
  };
}

/** The list of studies or articles, in its order, without samples. */
export function listStructuredData(
  entries: readonly { name: string; path: string }[],
  metadata: Addressed,
  config: SiteConfig = site,
): JsonLdNode[] {
  if (config.sampleContent || entries.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      itemListElement: entries.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: siteUrlOf(metadata) + path,
      })),
    },
  ];
}

/** The offices with address, position and hours, without samples. */
export function officesStructuredData(
  offices: readonly Office[],
  metadata: Addressed,
  config: SiteConfig = site,
): JsonLdNode[] {
  const siteUrl = siteUrlOf(metadata);
  if (config.sampleContent) return [];
  return offices.map(({ key, name, address, position, hours, closed, phone, email, map }) => ({
    '@type': 'LocalBusiness',
    '@id': `${metadata.canonical}#${key}`,
    name: `${config.name} ${name}`,
    url: metadata.canonical,
    ...(map && { image: `${siteUrl}${map.src}-${plainWidth(map.width)}.jpg` }),
    parentOrganization: { '@id': organisationId(siteUrl) },
    address: postalAddress(address),
    geo: { '@type': 'GeoCoordinates', ...position },
    ...openingHours(hours),
    ...(closed && { specialOpeningHoursSpecification: closed.map(closedAllDay) }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
  }));
}

function postalAddress({ street, locality, region, code, country }: Address): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: street.join(', '),
    addressLocality: locality,
    ...(region && { addressRegion: region }),
    ...(code && { postalCode: code }),
    addressCountry: country,
  };
}

const days = [
  ...['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
  ...['Friday', 'Saturday', 'Sunday'],
] as DayOfWeek[];

/** Parses a text such as `Monday - Friday 8:00am - 5:00pm`; empty for another format. */
export function openingHours(text: string): {
  openingHoursSpecification?: OpeningHoursSpecification;
} {
  const [, first, last, opens, closes] =
    /^(\w+) - (\w+) (\d+:\d\d[ap]m) - (\d+:\d\d[ap]m)$/.exec(text) ?? [];
  const [from, to] = [first, last].map((day) => days.indexOf(day as DayOfWeek));
  if (!opens || !closes || from! < 0 || to! < from!) return {};
  return {
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.slice(from, to! + 1),
      opens: clock(opens),
      closes: clock(closes),
    },
  };
}

/** Opening and closing at midnight means all day. */
const closedAllDay = ({ day, until, name }: ClosedDays): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  name,
  validFrom: isoDate(day)!,
  validThrough: isoDate(until ?? day)!,
  opens: '00:00',
  closes: '00:00',
});

/** `5:00pm` as `17:00`. */
function clock(text: string): string {
  const [hour = '', minute = ''] = text.slice(0, -2).split(':');
  const hours = (Number(hour) % 12) + (text.endsWith('pm') ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** A study's page: an article about the project; nothing for a sample. */
export function studyStructuredData(
  study: Pick<
    CaseStudy,
    'title' | 'subtitle' | 'summary' | 'industry' | 'technologies' | 'year' | 'timeline' | 'updated'
  >,
  metadata: Illustrated,
  config: SiteConfig = site,
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
      author: company(siteUrl, config),
      articleSection: industry,
      keywords: technologies,
      inLanguage: country.language,
      mainEntityOfPage: metadata.canonical,
      publisher: company(siteUrl, config),
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
  config: SiteConfig = site,
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
          ? company(siteUrl, config)
          : {
              '@type': 'Person',
              name: author,
              ...(authorUrl && { url: new URL(authorUrl, siteUrl).href }),
            },
      articleSection: category,
      inLanguage: country.language,
      mainEntityOfPage: metadata.canonical,
      publisher: company(siteUrl, config),
    },
  ];
}

/** The breadcrumbs of a page below the home page. */
export function breadcrumbList(
  breadcrumbs: readonly Breadcrumb[],
  metadata: Addressed,
): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrlOf(metadata) + path,
    })),
  };
}

const organisationId = (siteUrl: string) => `${siteUrl}/#organization`;

const company = (siteUrl: string, config: SiteConfig): OrganizationLeaf => ({
  '@type': 'Organization',
  '@id': organisationId(siteUrl),
  name: config.name,
});
