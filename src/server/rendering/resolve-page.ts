import { pageTrail, type TrailStep } from '../../content/navigation/navigation.ts';
import { site } from '../../content/site.ts';
import type { LoadedPage, PageRoute } from '../../pages/define-page.ts';
import { paths } from '../../paths.ts';
import { type PageMetadata, resolveMetadata } from '../../seo/resolve-metadata.ts';
import { breadcrumbs, type JsonLdNode } from '../../seo/structured-data.ts';
import type { DocumentAssets } from '../../shell/document-state.ts';
import { noRecord, type MetadataStore, type PageRecords } from '../metadata.ts';
import { findMissing } from './addresses.ts';
import type { MovedAddresses } from './moved-addresses.ts';
import { ownImageSize } from './own-image-size.ts';
import type { RenderEntry } from './render-entry.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

export interface PageSourcesDeps {
  snapshot(): SiteSnapshot;
  metadata: MetadataStore;
}

/** What a page is made of. It stays valid as long as these are the same objects. */
export interface PageSources extends PageRecords {
  snapshot: SiteSnapshot;
}

/** The sources in a list, for the answer cache. */
export const sourceList = ({ snapshot, own, root }: PageSources) => [snapshot, own, root];

/** Whether the backend has not answered: the metadata may change in seconds. */
export const isUnanswered = ({ own, root }: PageSources): boolean => !own.isKnown || !root.isKnown;

/**
 * Only the site's own addresses are looked up in the backend, so that other addresses cost and cache nothing.
 * Never rejects for a failing backend.
 */
export async function sourcesOf(
  pathname: string,
  { snapshot, metadata }: PageSourcesDeps,
): Promise<PageSources> {
  const today = snapshot();
  const records = today.addresses.has(pathname)
    ? await metadata.lookup(pathname)
    : { own: noRecord, root: noRecord };
  return { snapshot: today, ...records };
}

export interface ResolveDeps {
  entry: Pick<RenderEntry, 'routes'>;
  moved: MovedAddresses;
  assetsOf(id: string): DocumentAssets;
  /** Like `https://northveld.example`. */
  origin: string;
  /** The folder of the site's own pictures. */
  publicDir: string;
  /** False adds noindex to every page. */
  allowIndexing: boolean;
}

/**
 * A page as server and browser render it: its data selected from the content, metadata, breadcrumbs, structured
 * data. For the placeholder of missing addresses the not-found page.
 */
export async function resolvePage(
  pathname: string,
  sources: PageSources,
  deps: ResolveDeps,
): Promise<{ id: string; page: LoadedPage }> {
  const { entry, moved, origin, publicDir } = deps;
  const { addresses, content, published } = sources.snapshot;
  const known = addresses.get(pathname);
  const isDraft = known !== undefined && !published.addresses.has(pathname);
  const { route, params } = known ?? findMissing(entry.routes, pathname);
  const data = route.selectData?.(content, params) ?? null;
  const pageOwn = route.metadata(data);
  const resolved = resolveMetadata({
    path: known ? pathname : null,
    origin,
    exact: sources.own.record,
    root: sources.root.record,
    pageOwn,
    defaults: site.defaultSeo,
    indexable: known !== undefined && !isDraft && deps.allowIndexing,
  });
  const imageSize = await ownImageSize(resolved.imageUrl, origin, publicDir);
  const metadata = { ...resolved, ...(imageSize && { imageSize }) };
  const trail = known ? trailOf(route, data, pathname, pageOwn.title) : [];
  const page: LoadedPage = {
    release: deps.assetsOf(route.id).entry,
    status: known ? 200 : moved.goneAddress(pathname) ? 410 : 404,
    data,
    ...(isDraft && { isDraft }),
    metadata,
    ...(sources.own.record && !isUnanswered(sources) && { hasRecord: true }),
    trail,
    structuredData: structuredDataOf(route, data, metadata, trail),
    ...(route.feed && { feed: route.feed }),
  };
  return { id: route.id, page };
}

/**
 * The breadcrumbs of a known page.
 *
 * @param title the page's own: a record's is written for search engines
 */
function trailOf(route: PageRoute, data: unknown, pathname: string, title: string): TrailStep[] {
  if (route.path === paths.home) return [];
  return route.trail?.(data ?? {}) ?? pageTrail(pathname, title);
}

/** The JSON-LD of a page, with its breadcrumbs; empty for a missing page. */
function structuredDataOf(
  route: PageRoute,
  data: unknown,
  metadata: PageMetadata,
  trail: readonly TrailStep[],
): JsonLdNode[] {
  const { canonical } = metadata;
  if (canonical === null) return [];
  const addressed = { ...metadata, canonical };
  const nodes = route.structuredData?.(data, addressed) ?? [];
  return trail.length > 0 ? [...nodes, breadcrumbs(trail, addressed)] : nodes;
}
