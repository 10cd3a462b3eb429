import { globSync } from 'node:fs';
import { clients } from '../../src/content/company/clients.ts';
import * as country from '../../src/content/company/country.ts';
import { prices } from '../../src/content/company/prices.ts';
import { services } from '../../src/content/navigation/services.ts';
import type { ServicePrice } from '../../src/content/records/price-schema.ts';
import { type Content, publishedContent, toContent } from '../../src/content/records/content.ts';
import { money } from '../../src/content/words/number-words.ts';
import { site } from '../../src/content/site.ts';
import type { SiteConfig } from '../../src/content/records/site-schema.ts';
import type { PageSeo } from '../../src/seo/page-seo.ts';
import { palette } from '../../src/theme/tokens.ts';
import { colourProblems } from './colour-problems.ts';
import { countryProblems } from './country-problems.ts';
import { readSeed } from './seed.ts';
import { pricePathProblems, promiseProblems, recordProblems, repeated } from './record-problems.ts';
import { siteProblems } from './site-problems.ts';
import { wordmarkProblems } from './wordmark-problems.ts';
import { pathToFileURL } from 'node:url';

type Records = Pick<Content, 'caseStudies' | 'articles'>;

/**
 * All problems of the content beyond its schemas, a line each with file, field and remedy.
 *
 * @throws SeedError for invalid SQL
 */
export function contentProblems(content: Records, copies: readonly PageCopy[]): string[] {
  return [
    ...studyProblems(content, copies),
    ...countryProblems(country),
    ...siteProblems(site),
    ...recordProblems(),
    ...promiseProblems(),
    ...pricePathProblems(),
    ...colourProblems(palette),
    ...wordmarkProblems(clients, 'public'),
    ...titleProblems(content, site, readSeed()),
    ...quotedPriceProblems(readSeed(), prices),
    ...repeated('src/content/site.ts: social', site.social, 'name'),
    ...repeated(
      'src/content/articles',
      content.articles.map(({ id, feedId = id }) => ({ feedId })),
      'feedId',
    ),
  ];
}

/** Missing studies that page texts name, and missing services that studies name. */
export function studyProblems(
  { caseStudies }: Pick<Records, 'caseStudies'>,
  copies: readonly PageCopy[],
): string[] {
  const slugs = new Set(caseStudies.map(({ slug }) => slug));
  const known: (string | undefined)[] = services.map(({ path }) => path);
  const ofServices = caseStudies
    .filter(({ service }) => service !== undefined && !known.includes(service))
    .map(
      ({ slug, service }) =>
        `src/content/case-studies/${slug}.yaml: service: found "${service}", expected one of ${known.join(', ')}, or nothing`,
    );
  const ofCopies = copies.flatMap(({ file, name, records }) =>
    records
      .map(({ slug }) => slug)
      .filter((slug): slug is string => typeof slug === 'string' && !slugs.has(slug))
      .map(
        (slug) =>
          `${file}: ${name}: there is no case study ${slug}; name another one, or take the entry out`,
      ),
  );
  return [...ofServices, ...ofCopies];
}

/** What share images can't be set in: emoji, and scripts that art/drawing/other-scripts.ts has no letters for. */
const UNSUPPORTED_CHARACTER =
  /[^\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー\p{sc=Hang}\p{N}\p{P}\p{Sc}\p{Zs}\p{Sm}°]/u;
const MAX_TITLE_LENGTH = 90;
const MAX_WORD_LENGTH = 22;

/** Titles that a share image can't show. */
export function titleProblems(
  { caseStudies, articles }: Records,
  { name, tagline }: Pick<SiteConfig, 'name' | 'tagline'>,
  seed: readonly Pick<PageSeo, 'path' | 'title'>[],
): string[] {
  const titles = [
    ...caseStudies.map(({ slug, title }) => ({
      at: `src/content/case-studies/${slug}.yaml: title`,
      title,
    })),
    ...articles.map(({ id, title }) => ({ at: `src/content/articles/${id}.md: title`, title })),
    { at: 'src/content/site.ts: name', title: name },
    { at: 'src/content/site.ts: tagline', title: tagline },
    ...seed.map(({ path, title }) => ({
      at: `supabase/seed.sql: ${path}: title`,
      title: title ?? '',
    })),
  ];
  return titles.flatMap(({ at, title }) => {
    const letter = UNSUPPORTED_CHARACTER.exec(title)?.[0];
    const word = title
      .split(/[\s-]|(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー])/u)
      .find(({ length }) => length > MAX_WORD_LENGTH);
    return [
      ...(letter ? [`${at}: a share image has no letter ${letter}: leave it out`] : []),
      ...(title.length > MAX_TITLE_LENGTH
        ? [
            `${at}: has ${title.length} characters, and a share image holds ${MAX_TITLE_LENGTH}: shorten it`,
          ]
        : []),
      ...(word ? [`${at}: the word ${word} is too long for a share image: split it`] : []),
    ];
  });
}

const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

/** An amount after `from`: as the country writes it, or as the former one may have. */
const [before = '', after = ''] = plainSpaces(country.writeAmount('#'))
  .split('#')
  .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
const LOWEST_PRICE = new RegExp(
  `from (?:${before}\\d(?:[\\d ${country.thousandsSeparator}]*\\d)?${after}|[^\\s\\d]{1,3} ?\\d{1,3}(?:[ .,’]?\\d{3})+|\\d{1,3}(?:[ .,’]\\d{3})+ ?(?:\\p{Sc}|[A-Z]{3}))`,
  'u',
);

/** Descriptions for search results that name another lowest price than the service's. */
export function quotedPriceProblems(
  seed: readonly Pick<PageSeo, 'path' | 'description'>[],
  prices: Readonly<Record<string, Pick<ServicePrice, 'from'>>>,
): string[] {
  return seed.flatMap(({ path, description }) => {
    const quoted = LOWEST_PRICE.exec(plainSpaces(description ?? ''))?.[0];
    if (!quoted || !Object.hasOwn(prices, path)) return [];
    const price = `from ${plainSpaces(money(prices[path]!.from))}`;
    return quoted === price
      ? []
      : [
          `supabase/seed.sql: ${path}: description: says "${quoted}", and src/content/company/prices.yaml "${price}": correct it`,
        ];
  });
}

/**
 * Studies and articles that visitors don't see yet.
 *
 * @param today like `2026-11-23`
 */
export function hiddenRecords(records: Records, today: string): string[] {
  const shown = publishedContent(toContent(records), today);
  const studies = records.caseStudies
    .filter((study) => !shown.caseStudies.includes(study))
    .map(({ slug }) => `src/content/case-studies/${slug}.yaml: draft: true`);
  const articles = records.articles
    .filter((article) => !shown.articles.includes(article))
    .map(
      ({ id, draft, date }) =>
        `src/content/articles/${id}.md: ${draft ? 'draft: true' : `appears on ${date}`}`,
    );
  return [...studies, ...articles];
}

/** The records that a page's copy exports, at any depth. */
export interface PageCopy {
  file: string;
  /** The name of the export. */
  name: string;
  records: Record<string, unknown>[];
}

/** The exports of every `src/pages/<page>/*copy.ts`. */
export async function pageCopies(): Promise<PageCopy[]> {
  const files = globSync('src/pages/*/*copy.ts').map((file) => file.replaceAll('\\', '/'));
  const copies = files.sort().map(async (file) => {
    const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<
      string,
      unknown
    >;
    return Object.entries(module).map(([name, value]) => ({
      file,
      name,
      records: recordsIn(value),
    }));
  });
  return (await Promise.all(copies)).flat();
}

function recordsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(recordsIn);
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside];
}
