import type { SiteConfig } from '../content/model/site-schema.ts';
import { absoluteImageUrl, type PageSeo, type SeoFields } from './page-seo.ts';

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
  exact: PageSeo | null;
  /** The page's own metadata. */
  pageOwn: Partial<SeoFields>;
  /** The backend's record for `/`. */
  root: PageSeo | null;
  defaults: SiteConfig['defaultSeo'];
  indexable?: boolean;
}

/**
 * Resolves a page's metadata: each field comes from the first source that has it, in the order record of the
 * path, the page itself, record of the root, built-in defaults.
 */
export function resolveMetadata(sources: MetadataSources): PageMetadata {
  const { path, siteUrl, exact, pageOwn, root, defaults } = sources;
  const fallback: Record<keyof SeoFields, string> = {
    title: defaults.title,
    description: defaults.description,
    author: defaults.author,
    image_url: defaults.imageUrl,
    twitter_site: defaults.twitterSite,
  };
  const first = (field: keyof SeoFields): string =>
    exact?.[field] || pageOwn[field] || root?.[field] || fallback[field];

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

/** The source of a field. */
type MetadataSource = 'record' | 'page' | "root's record" | 'default';

/**
 * The source of a page's title or description, in the order of resolveMetadata.
 *
 * @param sources the records of the path and of the root, and the page's own metadata
 */
export function sourceOf(
  field: 'title' | 'description',
  { exact, pageOwn, root }: Pick<MetadataSources, 'exact' | 'pageOwn' | 'root'>,
): MetadataSource {
  if (exact?.[field]) return 'record';
  if (pageOwn[field]) return 'page';
  return root?.[field] ? "root's record" : 'default';
}
