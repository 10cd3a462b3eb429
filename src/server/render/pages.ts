import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentAssets } from '../../app/page-state.ts';
import type { PageKey } from '../../content/page-data-types.ts';
import type { FormFailure } from '../../enquiry/form-failure.ts';
import { cachePolicy } from '../cache-policy.ts';
import type { Log, Pages } from '../types.ts';
import { sendCached } from './cached-response.ts';
import { canonicalUrl } from './canonical-url.ts';
import type { PageCache, RenderedPage } from './page-cache.ts';
import { parsePageAddress, type PageAddress } from './page-key.ts';
import type { PageResolver } from './page-resolver.ts';
import type { DocumentStart } from './render-document.ts';
import type { RenderEntry } from './render-entry.ts';
import { renderPage, streamPage, type PageDocument } from './stream-page.ts';
import { sendWhole } from './whole-response.ts';

export interface PagesDeps {
  entry: RenderEntry;
  /** What a page's document loads. */
  assets(pageKey: PageKey): DocumentAssets;
  /** The element that starts the app (src/start.ts), the same in every document. */
  startTag: string;
  resolver: PageResolver;
  /** Null renders every request anew. */
  cache: PageCache | null;
  /** Headers of every answer; a cached page is written with them in one go. */
  securityHeaders: Readonly<Record<string, string>>;
  /** The Content-Security-Policy of a document. */
  contentSecurityPolicy(start: DocumentStart): string;
  origin: string;
  now(): number;
  log: Log;
}

/** Before each page that is rendered ahead: a new connection needs a few turns of the event loop. */
const VISITORS_TURN_MS = 10;

/** Makes the handler of all pages: cache, redirects, statuses, streaming. */
export function createPages(deps: PagesDeps): Pages {
  const { entry, resolver, cache, log } = deps;
  /** Renders that will end up in the cache, by key: simultaneous visitors share one. */
  const underWay = new Map<string, Promise<RenderedPage | null>>();

  async function documentAt(address: PageAddress, formFailure: FormFailure | null = null) {
    const { status, page, degraded } = await resolver.resolve(address.pathname);
    const isShared = status === 200 && !formFailure && !degraded;
    const document: PageDocument = {
      url: address.key,
      startTag: deps.startTag,
      state: {
        page,
        origin: deps.origin,
        year: new Date(deps.now()).getFullYear(),
        assets: deps.assets(page.pageKey),
        formFailure,
      },
      headersOf: (start) => ({
        ...deps.securityHeaders,
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': isShared ? cachePolicy.page : cachePolicy.none,
        'Content-Security-Policy': deps.contentSecurityPolicy(start),
      }),
    };
    return { status, document, isShared };
  }

  /** Lets others wait for a render, and stores what it gives. */
  function share(key: string, render: Promise<RenderedPage | null>): void {
    if (!cache) return;
    const rendered = render.catch(() => null); // the one who asked for it hears of the failure
    underWay.set(key, rendered);
    void rendered.then((page) => page && cache.put(key, page)).finally(() => underWay.delete(key));
  }

  /** Renders a page for the cache, with nobody waiting for it. */
  async function renderInBackground(address: PageAddress): Promise<RenderedPage | null> {
    try {
      const { document, isShared } = await documentAt(address);
      return isShared ? await renderPage(entry, document, log) : null;
    } catch (error) {
      log.error({ err: error, path: address.pathname }, 'render failed');
      return null;
    }
  }

  async function sendPage(res: ServerResponse, address: PageAddress): Promise<void> {
    const { status, document, isShared } = await documentAt(address);
    const running = isShared ? underWay.get(address.key) : undefined;
    const shared = running && (await running);
    if (shared) {
      sendWhole(res, 200, shared);
      return;
    }
    if (status === 404) log.info({ path: address.pathname }, 'not found');
    const render = streamPage(entry, document, status, res, log);
    if (isShared && !underWay.has(address.key)) share(address.key, render);
    await render;
  }

  return {
    serveCached(req, res) {
      if (!cache || (req.method !== 'GET' && req.method !== 'HEAD')) return false;
      const address = parsePageAddress(req.url ?? '');
      const found = address && cache.get(address.key);
      if (!found) return false;
      sendCached(req, res, found.page);
      if (!found.isFresh && !underWay.has(address.key)) {
        share(address.key, renderInBackground(address));
      }
      return true;
    },

    async serve(req, res) {
      const url = req.url ?? '/';
      if (req.method !== 'GET' && req.method !== 'HEAD') {
        res.setHeader('Allow', 'GET, HEAD');
        sendText(res, 405, 'This address can only be read (GET or HEAD).');
        return;
      }
      const canonical = canonicalUrl(url);
      const address = canonical === null ? null : parsePageAddress(canonical);
      if (!address) {
        sendText(res, 400, 'This address is not written correctly.');
      } else if (canonical !== url) {
        const headers = { Location: canonical!, 'Cache-Control': cachePolicy.page };
        res.writeHead(301, { ...headers, 'Content-Length': 0 }).end();
      } else {
        await sendPage(res, address);
      }
    },

    async serveFormFailure(_req, res, path, failure) {
      const address = parsePageAddress(path) ?? { pathname: '/', key: '/' };
      const { document } = await documentAt(address, failure);
      await streamPage(entry, document, failure.message ? 502 : 422, res, log);
    },

    pageData(path) {
      const address = parsePageAddress(path);
      if (!address) return null;
      const { status, data } = resolver.find(address.pathname);
      return { status, data };
    },

    async warmUp(pathnames) {
      for (const pathname of pathnames) {
        await pause(VISITORS_TURN_MS);
        const address = { pathname, key: pathname };
        if (!cache || cache.get(pathname) || underWay.has(pathname)) continue;
        const render = renderInBackground(address);
        share(pathname, render);
        await render;
      }
    },
  };
}

function sendText(res: ServerResponse, status: number, text: string): void {
  res
    .writeHead(status, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': cachePolicy.none,
    })
    .end(`${text}\n`);
}
