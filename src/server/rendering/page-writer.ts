import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { pageTrail, type TrailStep } from '../../content/navigation/navigation.ts';
import { site } from '../../content/site.ts';
import type { FormFailure } from '../../enquiry/schema.ts';
import type { LoadedPage, PageRoute } from '../../pages/define-page.ts';
import { paths } from '../../paths.ts';
import { type PageMetadata, resolveMetadata } from '../../seo/resolve-metadata.ts';
import { breadcrumbs, type JsonLdNode } from '../../seo/structured-data.ts';
import type { DocumentAssets } from '../../shell/document-state.ts';
import { cachePolicy } from '../cache-policy.ts';
import { reportingEndpoints } from '../content-security-policy.ts';
import { ownImageSize, type MetadataStore } from '../metadata.ts';
import type { Log } from '../log.ts';
import { canonicalPath, findMissing } from './addresses.ts';
import type { SiteSnapshot } from './site-snapshot.ts';
import { HtmlStream } from './html-stream.ts';
import type { MovedAddresses } from './moved-addresses.ts';
import type { PageCache } from './page-cache.ts';
import type { PageRender, RenderEntry } from './render-entry.ts';

export interface PageWriterDeps {
  entry: Pick<RenderEntry, 'routes' | 'render'>;
  /** The current content and addresses. */
  snapshot(): SiteSnapshot;
  moved: MovedAddresses;
  /** Whether drafts are shown: the router knows their pages only then. */
  showDrafts: boolean;
  /** False adds noindex to every page. */
  allowIndexing: boolean;
  metadata: MetadataStore;
  /** The assets of a page's document. */
  assetsOf(id: string): DocumentAssets;
  /** The Content-Security-Policy of a document; the nonce is for late sections. */
  policyOf(styles: string, nonce: string | undefined): string;
  /** Called for each render with the page's id and the time until its first byte, in ms. */
  onRender(id: string, ms: number): void;
  /** Time limit of a render, in ms; the browser renders what is missing. */
  renderLimitMs: number;
  /** Null disables caching: development, and measurements of a render. */
  cache: PageCache | null;
  /** Like `https://northveld.example`. */
  origin: string;
  /** The folder of the site's own pictures. */
  publicDir: string;
  log: Log;
}

/** A request for a document, and its output. */
interface DocumentRequest {
  /** The path with the declared parameter, for the router and as cache key. */
  key: string;
  formFailure?: FormFailure;
  /** Reads metadata again that is older than a minute. */
  fresh?: boolean;
  out: Writable & { flush?(): void };
  /** Called before the first byte. */
  onStart?: (status: number, headers: Record<string, string>) => void;
}

interface PageWriter {
  /**
   * The page at a path, or the not-found page. Only the site's own addresses are looked up in the backend, so
   * that other addresses cost and cache nothing. Never rejects for a failing backend.
   *
   * @returns `degraded`: the backend failed, so the metadata may soon change
   */
  resolvePage(pathname: string): Promise<{ id: string; page: LoadedPage; degraded: boolean }>;
  /**
   * Renders a document to a stream; resolves when the cache has its copy. Rejects when not even the shell can
   * be rendered.
   */
  write(request: DocumentRequest): Promise<void>;
  /** Renders a document into the cache only; concurrent calls share one render. Never rejects. */
  prerender(key: string): Promise<void>;
}

/** Renders documents and streams them, with a copy for the page cache. */
export function createPageWriter(deps: PageWriterDeps): PageWriter {
  const { log } = deps;
  const prerenders = new Map<string, Promise<void>>();

  async function renderToCache(key: string): Promise<void> {
    const sink = new Writable({ write: (_part, _encoding, done) => done() });
    try {
      await writeDocument(deps, { key, fresh: true, out: sink });
    } catch (error) {
      log.error({ err: error, path: key }, 'render failed');
    } finally {
      sink.destroy(); // also ends the time limit of a failed render
      prerenders.delete(key);
    }
  }

  function prerender(key: string): Promise<void> {
    const running = prerenders.get(key) ?? renderToCache(key);
    prerenders.set(key, running);
    return running;
  }

  return {
    resolvePage: (pathname) => resolvePage(deps, pathname, false),
    write: (request) => writeDocument(deps, request),
    prerender,
  };
}

/** @param fresh waits for the renewal of a stale metadata record */
async function resolvePage(deps: PageWriterDeps, pathname: string, fresh: boolean) {
  const { entry, snapshot, moved, metadata, origin, publicDir } = deps;
  const { addresses, content, published } = snapshot();
  const known = addresses.get(pathname);
  const isDraft = known !== undefined && !published.addresses.has(pathname);
  const { route, params } = known ?? findMissing(entry.routes, pathname);
  const data = route.selectData?.(content, params) ?? null;
  const { degraded, ...records } = known
    ? await metadata.lookup(pathname, { fresh })
    : { exact: null, root: null, degraded: false };
  const pageOwn = route.metadata(data);
  const resolved = resolveMetadata({
    path: known ? pathname : null,
    origin,
    ...records,
    pageOwn,
    defaults: site.defaultSeo,
    indexable: known !== undefined && !isDraft && deps.allowIndexing,
  });
  const imageSize = await ownImageSize(resolved.imageUrl, origin, publicDir);
  const pageMetadata = { ...resolved, ...(imageSize && { imageSize }) };
  const trail = known ? trailOf(route, data, pathname, pageOwn.title) : [];
  const page: LoadedPage = {
    release: deps.assetsOf(route.id).entry,
    status: known ? 200 : moved.goneAddress(canonicalPath(pathname)) ? 410 : 404,
    data,
    ...(isDraft && { isDraft }),
    metadata: pageMetadata,
    ...(records.exact && { hasRecord: true }),
    trail,
    structuredData: structuredDataOf(route, data, pageMetadata, trail),
    ...(route.feed && { feed: route.feed }),
  };
  return { id: route.id, page, degraded };
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

async function writeDocument(deps: PageWriterDeps, request: DocumentRequest): Promise<void> {
  const { entry, snapshot, cache, log, origin } = deps;
  const { key, formFailure, fresh = false, out, onStart } = request;
  const [pathname = ''] = key.split('?', 1);
  const signal = abortSignalOf(out, deps.renderLimitMs);
  const version = cache?.version() ?? 0;
  const startedAt = performance.now();
  const { id, page, degraded } = await resolvePage(deps, pathname, fresh);
  const metadataMs = performance.now() - startedAt;
  if (out.destroyed) return;
  const nonce = randomBytes(16).toString('base64url');
  let hasFailed = false;
  const render = await entry.render({
    url: origin + key,
    page,
    nonce,
    year: new Date().getFullYear(),
    showDrafts: deps.showDrafts,
    isAnnouncing: snapshot().isAnnouncing,
    assets: deps.assetsOf(id),
    formFailure: formFailure ?? null,
    signal,
    onError(error) {
      hasFailed = true;
      if (!out.destroyed) log.error({ err: error, path: pathname }, 'render failed');
    },
  });
  const isWhole = render.isWhole();
  const styles = render.globalStyles + render.styles();
  const headers = documentHeaders({
    isShared: page.status === 200 && !formFailure && !degraded,
    policy: deps.policyOf(styles, isWhole ? undefined : nonce),
  });
  const totalMs = performance.now() - startedAt;
  deps.onRender(id, totalMs);
  // The cached copy, which took no such time, has no Server-Timing.
  onStart?.(page.status, { ...headers, 'Server-Timing': serverTiming(metadataMs, totalMs) });

  const late = { styles: render.styles, nonce, onFlush: () => out.flush?.() };
  const html = new HtmlStream({ styles, ...(!isWhole && { late }) });
  const isSent = await send(render, html, out);
  if (!isSent || !isWhole || formFailure || hasFailed) return;
  const { status } = page;
  cache?.put(key, { status, html: html.bytes, headers, isStopgap: degraded }, version);
}

/** Aborts a render when its output has closed, or when its time is over. */
function abortSignalOf(out: Writable, limitMs: number): AbortSignal {
  const controller = new AbortController();
  // A timer that keeps running would keep the whole render in memory.
  const timer = setTimeout(
    () => controller.abort(new Error(`not rendered within ${limitMs} ms`)),
    limitMs,
  );
  out.once('close', () => {
    clearTimeout(timer);
    controller.abort();
  });
  return controller.signal;
}

/** @param isShared the document is the same for all visitors, so that shared caches may keep it */
function documentHeaders({ isShared, policy }: { isShared: boolean; policy: string }) {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': isShared ? cachePolicy.page : cachePolicy.none,
    'Content-Security-Policy': policy,
    ...(site.countVisits && { 'Reporting-Endpoints': reportingEndpoints }),
    ...(isShared && { 'Last-Modified': new Date().toUTCString() }),
  };
}

/** Rounded to 5 ms, because everybody can read it. */
function serverTiming(metadataMs: number, totalMs: number): string {
  const rounded = (ms: number) => Math.round(ms / 5) * 5;
  return `metadata;dur=${rounded(metadataMs)}, total;dur=${rounded(totalMs)}`;
}

/** @returns false when the client has left before the end */
async function send(render: PageRender, html: HtmlStream, out: Writable): Promise<boolean> {
  html.once('error', (error) => out.destroy(error));
  render.pipe(html).pipe(out);
  try {
    await finished(out, { readable: false });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return false;
    throw error;
  }
}
