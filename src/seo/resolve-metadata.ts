import type { SiteConfig } from '../content/model/site-schema.ts';
import { encoded } from '../paths.ts';

/* The records of the table page_seo, and the metadata of a page that follow from them. */

/** A record of the table page_seo. A field without a value is null. */
export interface SeoRecord {
  path: string;
  title: string | null;
  description: string | null;
  author: string | null;
  image_url: string | null;
  twitter_site: string | null;
}

/** The fields for head tags. */
export type SeoFields = Omit<SeoRecord, 'path'>;

/** Their names: the columns of a record other than its path. */
export const seoFieldNames = [
  'title',
  'description',
  'author',
  'image_url',
  'twitter_site',
] as const satisfies readonly (keyof SeoFields)[];

/** In characters. Longer values are rejected: they would enlarge every page. */
const MAX_FIELD_LENGTH = 2_000;

/** Validates a record from outside. Null if it is not a record; an empty, invalid or overlong field becomes null. */
export function parseSeoRecord(value: unknown): SeoRecord | null {
  if (typeof value !== 'object' || value === null) return null;
  const row = value as Record<string, unknown>;
  if (typeof row.path !== 'string') return null;
  const record: SeoRecord = {
    path: row.path,
    title: null,
    description: null,
    author: null,
    image_url: null,
    twitter_site: null,
  };
  for (const name of seoFieldNames) {
    const field = row[name];
    if (typeof field !== 'string' || field.length > MAX_FIELD_LENGTH) continue;
    if (field.trim() !== '') record[name] = field.trim();
  }
  return record;
}

/** The values of a page's head tags. Plain JSON, because it is sent to the browser. */
export interface PageMetadata {
  title: string;
  description: string;
  author: string;
  /** Absolute. */
  imageUrl: string;
  twitterSite: string;
  /** Absolute, without query; null for a not-found page. */
  canonical: string | null;
  /** False for not-found pages, which search engines must not index. */
  indexable: boolean;
}

/** The metadata of a page with an address. */
export type AddressedMetadata = PageMetadata & { canonical: string };

export interface MetadataSources {
  /** The page's canonical path; query string and fragment are dropped. Null for a not-found page. */
  path: string | null;
  /** Like `https://northveld.example`, without a trailing slash. */
  siteUrl: string;
  /** The backend's record for the path. */
  exact: SeoRecord | null;
  /** The page's own metadata. */
  ownMetadata: Partial<SeoFields>;
  /** The backend's record for `/`. */
  root: SeoRecord | null;
  defaults: SiteConfig['defaultSeo'];
  indexable?: boolean;
}

/**
 * Resolves a page's metadata: each field comes from the first source that has it, in the order record of the
 * path, the page itself, record of the root, built-in defaults.
 */
export function resolveMetadata(sources: MetadataSources): PageMetadata {
  const { path, siteUrl, exact, ownMetadata, root, defaults } = sources;
  const fallback: Record<keyof SeoFields, string> = {
    title: defaults.title,
    description: defaults.description,
    author: defaults.author,
    image_url: defaults.imageUrl,
    twitter_site: defaults.twitterSite,
  };
  const first = (field: keyof SeoFields): string =>
    exact?.[field] || ownMetadata[field] || root?.[field] || fallback[field];

  return {
    title: first('title'),
    description: first('description'),
    author: first('author'),
    imageUrl: absoluteImageUrl(first('image_url'), siteUrl),
    twitterSite: first('twitter_site'),
    canonical: path === null ? null : siteUrl + path.split(/[?#]/, 1)[0],
    indexable: sources.indexable ?? true,
  };
}

/** Makes an image address absolute. */
function absoluteImageUrl(imageUrl: string, siteUrl: string): string {
  const url = encoded(imageUrl);
  if (/^https?:\/\//i.test(url)) return url;
  if (url.startsWith('//')) return `https:${url}`;
  return `${siteUrl}/${url.replace(/^\/+/, '')}`;
}

/** The source of a field. */
type MetadataSource = 'record' | 'page' | "root's record" | 'default';

/**
 * The source of a page's title or description, in the order of resolveMetadata.
 *
 * @param sources the records of the path and of the root, and the page's own metadata
 */
export function sourceOf(
  field: 'title' | 'description',
  { exact, ownMetadata, root }: Pick<MetadataSources, 'exact' | 'ownMetadata' | 'root'>,
): MetadataSource {
  if (exact?.[field]) return 'record';
  if (ownMetadata[field]) return 'page';
  return root?.[field] ? "root's record" : 'default';
}
