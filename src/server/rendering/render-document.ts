import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ReturnedForm } from '../../enquiry/schema.ts';
import { cachePolicy } from '../cache-policy.ts';
import type { Log } from '../log.ts';
import { HtmlStream } from './html-stream.ts';
import type { RenderEntry } from './render-entry.ts';
import { resolvePage, type ResolveDeps } from './resolve-page.ts';

export interface RenderDeps extends ResolveDeps {
  entry: Pick<RenderEntry, 'pageRoutes' | 'privacyNotice' | 'render'>;
  /** The Content-Security-Policy of a document; the nonce is for late sections. */
  policyOf(styles: string, nonce: string | undefined): string;
  /** Called for each render with the page's id and its time, in ms. */
  observeRender(id: string, ms: number): void;
  /** Time limit of a render, in ms; the browser renders what is missing. */
  renderLimitMs: number;
  log: Log;
}

/** A document whose shell is rendered. */
export interface PageDocument {
  status: number;
  headers: Record<string, string>;
  html: Readable;
  /** Whether it is complete, without errors, and the same for every visitor; known once `html` has ended. */
  isCacheable(): boolean;
}

interface DocumentRequest {
  /** Path and known parameter, for the router. */
  url: string;
  returnedForm?: ReturnedForm;
}

/**
 * Renders a document. Destroying its stream ends the render.
 *
 * @throws when not even React's shell can be rendered
 */
export async function renderDocument(
  { url, returnedForm }: DocumentRequest,
  deps: RenderDeps,
): Promise<PageDocument> {
  const { entry, log, siteUrl, renderLimitMs } = deps;
  const [pathname = ''] = url.split('?', 1);
  const { id, page, isProvisional } = await resolvePage(pathname, deps);
  const startedAt = performance.now();
  const nonce = randomBytes(16).toString('base64url');
  const limit = limitAfter(renderLimitMs);
  let html: HtmlStream | undefined;
  let hasFailed = false;
  try {
    const render = await entry.render({
      url: siteUrl + url,
      page,
      nonce,
      year: Number(deps.today().slice(0, 4)),
      assets: deps.assetsOf(id),
      returnedForm: returnedForm ?? null,
      signal: limit.signal,
      onError(error) {
        hasFailed = true;
        if (!html?.destroyed) log.error({ err: error, path: pathname }, 'render failed');
      },
    });
    const isComplete = render.isComplete();
    const styles = render.globalStyles + render.styles();
    html = new HtmlStream(styles, render.styles, nonce);
    html.once('close', limit.clear);
    const isCacheable = () => isComplete && !hasFailed && !returnedForm;
    deps.observeRender(id, performance.now() - startedAt);
    return {
      status: page.status,
      headers: documentHeaders({
        isShared: isCacheable() && page.status === 200 && !isProvisional,
        policy: deps.policyOf(styles, isComplete ? undefined : nonce),
      }),
      html: render.pipe(html),
      isCacheable,
    };
  } catch (error) {
    limit.clear();
    throw error;
  }
}

/** A signal that aborts after a time. Until its timer is cleared, it keeps the whole render in memory. */
function limitAfter(ms: number) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error(`not rendered within ${ms} ms`)), ms);
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}

/** @param isShared the document is the same for all visitors, so shared caches may keep it */
function documentHeaders({ isShared, policy }: { isShared: boolean; policy: string }) {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': isShared ? cachePolicy.page : cachePolicy.none,
    'Content-Security-Policy': policy,
  };
}
