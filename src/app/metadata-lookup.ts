import type { PageData, PageKey } from '../content/page-data-types.ts';
import { site } from '../content/site.ts';
import { pageOwnMetadata } from '../seo/page-own-metadata.ts';
import type { PageSeo } from '../seo/page-seo.ts';
import { resolveMetadata, type PageMetadata } from '../seo/resolve-metadata.ts';
import type { DocumentState } from './page-state.ts';

/** SPEC-NOTES 17: session storage key of a path's metadata. */
const STORAGE_PREFIX = 'page_seo:';

export interface MetadataLookup {
  /** Never rejects: falls back to what is known without the server. */
  lookUp(pathname: string, pageKey: PageKey, data: PageData): Promise<PageMetadata>;
}

/**
 * Page metadata for navigation in the browser, in the order of SPEC.md 4: session storage, the
 * path's record, the root's record, the built-in defaults; what the page itself knows stands
 * before the root's record (SPEC-NOTES 2). Keeps the first page's record at once.
 */
export function createMetadataLookup({ page, origin }: DocumentState): MetadataLookup {
  if (page.metadata.indexable) write(page.pathname, page.metadata);

  return {
    async lookUp(pathname, pageKey, data) {
      const known = read(pathname);
      if (known) return known;
      try {
        const metadata = await fetchMetadata(pathname);
        if (metadata.indexable) write(pathname, metadata);
        return metadata;
      } catch (error) {
        console.error('Page metadata could not be fetched', error);
        return resolveMetadata({
          path: pathname,
          origin,
          exact: null,
          pageOwn: pageOwnMetadata(pageKey, data),
          root: pathname === '/' ? null : await rootRecord(),
          defaults: site.defaultSeo,
        });
      }
    },
  };
}

async function fetchMetadata(pathname: string): Promise<PageMetadata> {
  const response = await fetch(`/api/page-seo?path=${encodeURIComponent(pathname)}`);
  if (!response.ok) throw new Error(`The server answered ${response.status} for ${pathname}`);
  return (await response.json()) as PageMetadata;
}

async function rootRecord(): Promise<PageSeo | null> {
  try {
    const root = read('/') ?? (await fetchMetadata('/'));
    return {
      path: '/',
      title: root.title,
      description: root.description,
      author: root.author,
      image_url: root.imageUrl,
      twitter_site: root.twitterSite,
    };
  } catch {
    return null; // the first failure is in the console already
  }
}

function read(pathname: string): PageMetadata | null {
  try {
    const metadata = JSON.parse(
      sessionStorage.getItem(STORAGE_PREFIX + pathname) ?? 'null',
    ) as PageMetadata | null;
    return typeof metadata?.title === 'string' ? metadata : null;
  } catch {
    return null; // storage is blocked, or holds something else
  }
}

function write(pathname: string, metadata: PageMetadata): void {
  try {
    sessionStorage.setItem(STORAGE_PREFIX + pathname, JSON.stringify(metadata));
  } catch {
    // Storage is full or blocked: the next navigation asks the server again.
  }
}
