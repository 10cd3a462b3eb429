import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FormFailure } from '../../enquiry/schema.ts';
import { cachePolicy } from '../cache-policy.ts';
import type { Log } from '../log.ts';
import { HtmlStream } from './html-stream.ts';
import type { RenderEntry } from './render-entry.ts';
import { isUnanswered, resolvePage, type PageSources, type ResolveDeps } from './resolve-page.ts';

export interface RenderDeps extends ResolveDeps {
  entry: Pick<RenderEntry, 'routes' | 'render'>;
  /** Whether drafts are shown: the router knows their pages only then. */
  showDrafts: boolean;
  /** The Content-Security-Policy of a document; the nonce is for late sections. */
  policyOf(styles: string, nonce: string | undefined): string;
  /** Called for each render with the page's id and its time, in ms. */
  onRender(id: string, ms: number): void;
  /** Time limit of a render, in ms; the browser renders what is missing. */
  renderLimitMs: number;
  log: Log;
}

/** A document whose shell is rendered. */
export interface PageDocument {
  status: number;
  headers: Record<string, string>;
  html: Readable;
  /** Complete, without errors, and the same for every visitor. */
  isForAll: boolean;
  /** In ms. */
  renderMs: number;
}

interface DocumentRequest {
  /** The path with the declared parameter, for the router. */
  key: string;
  sources: PageSources;
  formFailure?: FormFailure;
}

/**
 * Renders a document. Destroying its stream ends the render.
 *
 * @throws when not even the shell can be rendered
 */
export async function renderDocument(
  { key, sources, formFailure }: DocumentRequest,
  deps: RenderDeps,
): Promise<PageDocument> {
  const { entry, log, origin, renderLimitMs } = deps;
  const [pathname = ''] = key.split('?', 1);
  const startedAt = performance.now();
  const { id, page } = await resolvePage(pathname, sources, deps);
  const nonce = randomBytes(16).toString('base64url');
  const limit = limitAfter(renderLimitMs);
  let html: HtmlStream | undefined;
  let hasFailed = false;
  try {
    const render = await entry.render({
      url: origin + key,
      page,
      nonce,
      year: sources.snapshot.year,
      showDrafts: deps.showDrafts,
      assets: deps.assetsOf(id),
      formFailure: formFailure ?? null,
      signal: limit.signal,
      onError(error) {
        hasFailed = true;
        if (!html?.destroyed) log.error({ err: error, path: pathname }, 'render failed');
      },
    });
    const isWhole = render.isWhole();
    const styles = render.globalStyles + render.styles();
    const late = { styles: render.styles, nonce };
    html = new HtmlStream({ styles, ...(!isWhole && { late }) });
    html.once('close', limit.clear);
    const isForAll = isWhole && !hasFailed && !formFailure;
    const renderMs = performance.now() - startedAt;
    deps.onRender(id, renderMs);
    return {
      status: page.status,
      headers: documentHeaders({
        isShared: isForAll && page.status === 200 && !isUnanswered(sources),
        policy: deps.policyOf(styles, isWhole ? undefined : nonce),
      }),
      html: render.pipe(html),
      isForAll,
      renderMs,
    };
  } catch (error) {
    limit.clear();
    throw error;
  }
}

/** A signal that aborts after a time. A timer that keeps running would keep the whole render in memory. */
function limitAfter(ms: number) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error(`not rendered within ${ms} ms`)), ms);
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}

/** @param isShared the document is the same for all visitors, so that shared caches may keep it */
function documentHeaders({ isShared, policy }: { isShared: boolean; policy: string }) {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': isShared ? cachePolicy.page : cachePolicy.none,
    'Content-Security-Policy': policy,
  };
}
