import type { PageState } from '../../app/page-state.ts';
import type { Content } from '../../content/content.ts';
import { loadPageData } from '../../content/page-data.ts';
import { site } from '../../content/site.ts';
import { pageOwnMetadata } from '../../seo/page-own-metadata.ts';
import { resolveMetadata } from '../../seo/resolve-metadata.ts';
import { structuredData } from '../../seo/structured-data.ts';
import type { PageMetadataStore, StoredSeo } from '../backend/page-metadata-store.ts';
import type { RenderEntry } from './render-entry.ts';

/** A path with everything that its document is made from. */
export interface ResolvedPage {
  status: 200 | 404;
  page: PageState;
  /** The backend could not be asked: what the head says may change soon, so don't keep it. */
  degraded: boolean;
}

const NOTHING_STORED: StoredSeo = { exact: null, root: null, degraded: false };

export interface PageResolverDeps {
  entry: Pick<RenderEntry, 'matchPage'>;
  content: Content;
  metadata: PageMetadataStore;
  origin: string;
}

export interface PageResolver {
  /** The page of a path and its data, without asking the backend. */
  find(pathname: string): Omit<PageState, 'metadata' | 'jsonLd'> & { status: 200 | 404 };
  /** The same with its metadata. Never rejects for a backend that is away. */
  resolve(pathname: string): Promise<ResolvedPage>;
}

/**
 * Finds a path's page, its data and its metadata (SPEC-NOTES 2). An unknown path or id never asks
 * the backend, so that guessing addresses costs nothing and fills nothing.
 */
export function createPageResolver(deps: PageResolverDeps): PageResolver {
  const { entry, content, metadata, origin } = deps;

  function find(pathname: string) {
    const { pageKey, params } = entry.matchPage(pathname);
    return { pathname, pageKey, ...loadPageData(pageKey, params, content) };
  }

  return {
    find,
    async resolve(pathname) {
      const { status, ...page } = find(pathname);
      const { exact, root, degraded } =
        status === 200 ? await metadata.get(pathname) : NOTHING_STORED;
      const resolved = resolveMetadata({
        path: pathname,
        origin,
        exact,
        root,
        pageOwn: pageOwnMetadata(page.pageKey, page.data),
        defaults: site.defaultSeo,
        indexable: status === 200,
      });
      const jsonLd = structuredData({ ...page, metadata: resolved, origin });
      return { status, page: { ...page, metadata: resolved, jsonLd }, degraded };
    },
  };
}
