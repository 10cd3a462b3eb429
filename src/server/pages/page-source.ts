import { site } from '../../content/site.ts';
import type { Content } from '../../content/content.ts';
import type { LoadedPage, PageRoute } from '../../pages/define-page.ts';
import { resolveMetadata } from '../../seo/resolve-metadata.ts';
import type { MetadataStore } from '../metadata.ts';
import { findMissing, listAddresses, type Addresses } from './addresses.ts';

/** Finds what the site's pages show. */
export interface PageSource {
  addresses: Addresses;
  /**
   * The page at a path, or the not-found page. Never rejects for a backend that is away.
   * `fresh` waits for a record that is being read anew. `degraded`: the backend could not be asked, so the metadata may soon be other.
   */
  load(
    pathname: string,
    options?: { fresh?: boolean },
  ): Promise<{ id: string; page: LoadedPage; degraded: boolean }>;
}

export interface PageSourceDeps {
  pages: readonly PageRoute[];
  content: Content;
  metadata: MetadataStore;
  /** Like `https://northveld.example`. */
  origin: string;
}

/**
 * Puts a page's data and metadata together. Only the site's own addresses reach the backend, so
 * that guessing others costs nothing and fills nothing.
 */
export function createPageSource({ pages, content, metadata, origin }: PageSourceDeps): PageSource {
  const addresses = listAddresses(pages, content);

  return {
    addresses,
    async load(pathname, options) {
      const known = addresses.get(pathname);
      const { page, params } = known ?? findMissing(pages, pathname);
      const data = page.loader?.(content, params) ?? null;
      const stored = known
        ? await metadata.lookup(pathname, options)
        : { exact: null, root: null, degraded: false };
      const loaded: LoadedPage = {
        status: known ? 200 : 404,
        data,
        metadata: resolveMetadata({
          path: pathname,
          origin,
          ...stored,
          pageOwn: page.metadata(data),
          defaults: site.defaultSeo,
          indexable: known !== undefined,
        }),
      };
      return { id: page.id, page: loaded, degraded: stored.degraded };
    },
  };
}
