import type { SiteConfig } from '../content/site.ts';
import { absoluteImageUrl, type PageSeo, type SeoFields } from './page-seo.ts';

/** Everything that the head tags of one page are made from. Plain JSON: it travels to the browser. */
export interface PageMetadata {
  title: string;
  description: string;
  author: string;
  /** Absolute. */
  imageUrl: string;
  twitterSite: string;
  /** Absolute, without query; null where there is no page, which has no address of its own. */
  canonical: string | null;
  /** False for not-found screens: they answer 404 and no search engine should keep them. */
  indexable: boolean;
}

/** The metadata of a page that has an address. */
export type AddressedMetadata = PageMetadata & { canonical: string };

export interface MetadataSources {
  /** Canonical path of the page; a query string or fragment is dropped. Null where there is no page. */
  path: string | null;
  /** Like `https://northveld.example`, without a slash at the end. */
  origin: string;
  /** The backend's record for the path. */
  exact: PageSeo | null;
  /** What the page says of itself. */
  pageOwn: Partial<SeoFields>;
  /** The backend's record for `/`. */
  root: PageSeo | null;
  defaults: SiteConfig['defaultSeo'];
  indexable?: boolean;
}

/**
 * Decides what a page's head says: the record of its path, then what the page itself knows, then the
 * root's record, then the built-in defaults. Each field is taken from the first source that has it.
 */
export function resolveMetadata(sources: MetadataSources): PageMetadata {
  const { path, origin, exact, pageOwn, root, defaults } = sources;
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
    imageUrl: absoluteImageUrl(first('image_url'), origin),
    twitterSite: first('twitter_site'),
    canonical: path === null ? null : origin + path.replace(/[?#].*$/, ''),
    indexable: sources.indexable ?? true,
  };
}
