import type {
  ArticleLeaf,
  BreadcrumbListLeaf,
  ItemListLeaf,
  LocalBusinessLeaf,
  Offer,
  OrganizationLeaf,
  ServiceLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import { country } from '../content/company/country.ts';
import { prices } from '../content/company/prices.ts';
import type { ServicePrice } from '../content/model/price-schema.ts';
import { countries } from '../content/company/company.ts';
import type { MarkdownPage } from '../content/model/page-schema.ts';
import { serviceById } from '../content/navigation/services.ts';
import type { ServiceId } from '../content/model/services-schema.ts';
import { siteConfig } from '../content/site.ts';
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

export type Addressed = Pick<AddressedMetadata, 'canonical'>;

export const siteUrlOf = ({ canonical }: Addressed): string => new URL(canonical).origin;

/** The home page: the company and the website, without samples. */
export function homeStructuredData(
  metadata: Addressed,
  config: SiteConfig = siteConfig,
): JsonLdNode[] {
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
  config: SiteConfig = siteConfig,
  price = prices[id],
): JsonLdNode[] {
  return [serviceNode({ ...serviceById(id), price }, metadata, config)];
}

/** A Markdown page: its offer, if it quotes a price. */
export function markdownPageStructuredData(
  { name, lead, price }: MarkdownPage,
  metadata: Addressed,
  config: SiteConfig = siteConfig,
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
  provider: organisation(siteUrlOf(metadata), config),
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
  config: SiteConfig = siteConfig,
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

export const organisationId = (siteUrl: string) => `${siteUrl}/#organization`;

export const organisation = (siteUrl: string, config: SiteConfig): OrganizationLeaf => ({
  '@type': 'Organization',
  '@id': organisationId(siteUrl),
  name: config.name,
});
