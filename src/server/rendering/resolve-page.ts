import { type Content, publishedContent } from '../../content/model/content.ts';
import { formPaths } from '../../content/navigation/form-types.ts';
import { pageBreadcrumbs, type Breadcrumb } from '../../content/navigation/navigation.ts';
import { siteConfig } from '../../content/site.ts';
import type { LoadedPage, PageRoute } from '../../pages/define-page.ts';
import { paths } from '../../paths.ts';
import { type PageMetadata, resolveMetadata } from '../../seo/resolve-metadata.ts';
import { breadcrumbList, type JsonLdNode } from '../../seo/structured-data.ts';
import type { DocumentAssets } from '../../shell/document-state.ts';
import { noSeoRecord, type MetadataCache } from '../metadata.ts';
import { findNotFoundPage, type Addresses } from './addresses.ts';
import type { MovedAddresses } from './moved-addresses.ts';
import type { RenderEntry } from './render-entry.ts';

export interface ResolveDeps {
  metadata: MetadataCache;
  entry: Pick<RenderEntry, 'pageRoutes' | 'privacyNotice'>;
  /** Includes scheduled articles. */
  content: Content;
  /** Of every page, scheduled articles included. */
  addresses: Addresses;
  /** The day in the company's time zone, like `2026-11-23`. */
  today(): string;
  moved: MovedAddresses;
  assetsOf(id: string): DocumentAssets;
  /** Like `https://northveld.example`. */
  siteUrl: string;
  /** False adds noindex to every page. */
  allowIndexing: boolean;
}

export interface ResolvedPage {
  id: string;
  page: LoadedPage;
  /** The backend has not answered: the metadata may change in seconds. */
  isProvisional: boolean;
}

/**
 * A page as server and browser render it: its data selected from the content, metadata, breadcrumbs, structured
 * data, privacy notice. For the path of missing addresses the not-found page. Never rejects for a failing backend.
 */
export async function resolvePage(pathname: string, deps: ResolveDeps): Promise<ResolvedPage> {
  const { entry, moved, siteUrl } = deps;
  // Other addresses than the site's own cost and cache nothing.
  const { exact, root } = deps.addresses.has(pathname)
    ? await deps.metadata.lookup(decodeURI(pathname))
    : { exact: noSeoRecord, root: noSeoRecord };
  const isProvisional = !exact.isKnown || !root.isKnown;
  const { route, params } =
    deps.addresses.get(pathname) ?? findNotFoundPage(entry.pageRoutes, pathname);
  const content = publishedContent(deps.content, deps.today());
  const data = route.selectData?.(content, params, pathname) ?? null;
  // A page of a list without data is an unknown id, or a scheduled article.
  const isKnown = deps.addresses.has(pathname) && (!route.addresses || data !== null);
  const ownMetadata = route.metadata(data);
  const metadata = resolveMetadata({
    path: isKnown ? pathname : null,
    siteUrl,
    exact: exact.record,
    root: root.record,
    ownMetadata,
    defaults: siteConfig.defaultSeo,
    indexable: isKnown && deps.allowIndexing,
  });
  const breadcrumbs = isKnown
    ? breadcrumbsOf(route, data, pathname, ownMetadata.title ?? undefined)
    : [];
  const page: LoadedPage = {
    buildId: deps.assetsOf(route.id).entry,
    status: isKnown ? 200 : moved.gonePath(pathname) ? 410 : 404,
    data,
    metadata,
    ...(exact.record && !isProvisional && { hasSeoRecord: true }),
    breadcrumbs,
    structuredData: structuredDataOf(route, data, metadata, breadcrumbs),
    ...(route.feed && { feed: route.feed }),
    ...(formPaths.has(pathname) && { privacyNotice: entry.privacyNotice }),
  };
  return { id: route.id, page, isProvisional };
}

/**
 * The breadcrumbs of a known page.
 *
 * @param title the page's own: a record's is written for search engines
 */
function breadcrumbsOf(
  route: PageRoute,
  data: unknown,
  pathname: string,
  title = '',
): Breadcrumb[] {
  if (route.path === paths.home) return [];
  return route.breadcrumbs?.(data ?? {}) ?? pageBreadcrumbs(pathname, title);
}

/** The JSON-LD of a page, with its breadcrumbs; empty for a missing page. */
function structuredDataOf(
  route: PageRoute,
  data: unknown,
  metadata: PageMetadata,
  breadcrumbs: readonly Breadcrumb[],
): JsonLdNode[] {
  const { canonical } = metadata;
  if (canonical === null) return [];
  const addressed = { ...metadata, canonical };
  const nodes = route.structuredData?.(data, addressed) ?? [];
  return breadcrumbs.length > 0 ? [...nodes, breadcrumbList(breadcrumbs, addressed)] : nodes;
}
