import { setTimeout as pause } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import { cachePolicy } from '../cache-policy.ts';
import { HttpError } from '../http-error.ts';
import type { FormFailure } from '../../enquiry/schema.ts';
import type { LoadedPage } from '../../pages/define-page.ts';
import { cacheKey, canonicalPath, missingAddress } from './addresses.ts';
import { locationOf } from './moved-addresses.ts';
import { createPageWriter, type PageWriterDeps } from './page-writer.ts';
import { sendCached } from './page-cache.ts';

/** The page handlers that create-app.ts mounts. */
export interface PageHandlers {
  /** Answers GET and HEAD from the page cache; leaves the rest to the next handler. */
  serveCached: RequestHandler;
  /** Answers every address with a page, a redirect to its canonical spelling, or a not-found page. */
  serve: RequestHandler;
  /**
   * Renders the page of a form posted without script, with the submitted values and the messages (422, 502).
   */
  serveFormFailure(res: Response, pathname: string, failure: FormFailure): Promise<void>;
  /** A page's data and metadata, for client-side navigation. `degraded`: with fallback metadata. */
  resolvePage(pathname: string): Promise<{ page: LoadedPage; degraded: boolean }>;
  /** Where a moved address leads, a page, a file or another site; undefined for other paths. */
  movedTo(pathname: string): string | undefined;
  /** Renders pages into the cache for a short time, before the server listens. */
  renderFirst(): Promise<void>;
  /**
   * Renders every page into the cache, one at a time, with pauses for visitors.
   *
   * @param ending aborts when the process ends: the backend is closed then
   */
  warmUp(ending: AbortSignal): Promise<void>;
}

export type PageHandlersDeps = PageWriterDeps;

/**
 * How long a new process renders before it listens, in ms. Its first renders take several times as long as
 * later ones, and a balancer sends it half of all visitors at once.
 */
const HEAD_START_MS = 50;

/** The remaining pages are rendered after the first probe and the first visitors. */
const WARM_UP_AFTER_MS = 1_000;

/** The maximum of pages that are rendered ahead, so that a large site does not stay busy after each start. */
const WARM_PAGES = 100;

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** Creates the page handlers, in the order in which create-app.ts mounts them. */
export function createPageHandlers(deps: PageHandlersDeps): PageHandlers {
  const { entry, snapshot, moved, cache, origin } = deps;
  const writer = createPageWriter(deps);
  const rendering = new Set<string>();

  function movedTo(path: string, search = ''): string | undefined {
    const target = moved.targetOf(path);
    return target && locationOf(target, search, snapshot().addresses);
  }

  /** @returns false if the cache has no such page */
  function answerFromCache(req: Request, res: Response, key: string): boolean {
    const found = isRead(req) ? cache?.get(key) : undefined;
    if (!found) return false;
    sendCached(req, res, found.rendered);
    if (!found.isFresh) void writer.prerender(key);
    return true;
  }

  const serveCached: RequestHandler = (req, res, next) => {
    if (!answerFromCache(req, res, cacheKey(req.url, snapshot().addresses))) next();
  };

  const serve: RequestHandler = async (req, res) => {
    if (!isRead(req)) {
      res.set('Allow', 'GET, HEAD');
      throw new HttpError(405, 'This address can only be read (GET or HEAD).');
    }
    const { addresses } = snapshot();
    const [pathname = ''] = req.url.split('?', 1);
    const canonical = canonicalPath(pathname);
    const search = req.url.slice(pathname.length);
    const isRespelt = canonical !== pathname && addresses.has(canonical);
    const location = movedTo(canonical, search) ?? (isRespelt ? canonical + search : undefined);
    if (location !== undefined) {
      res.set('Cache-Control', cachePolicy.page).redirect(301, location);
      return;
    }
    // `/./contact` and the like: the router would resolve them to another path.
    if (URL.parse(origin + req.url)?.pathname !== pathname)
      throw new HttpError(404, 'There is no page at this address.');
    const isKnown = addresses.has(pathname);
    const key = isKnown
      ? cacheKey(req.url, addresses)
      : (moved.goneAddress(canonical) ?? missingAddress(entry.routes, addresses, pathname));
    if (answerFromCache(req, res, key)) return;
    if (cache && rendering.has(key)) {
      // Requests during a render share one more render, which no slow client can delay: a render for each
      // would exhaust a new process.
      await writer.prerender(key);
      if (answerFromCache(req, res, key)) return;
    }
    rendering.add(key);
    try {
      await writer.write({
        key,
        fresh: isKnown, // no cached copy is fresh enough, so neither is the record
        out: res,
        onStart: (status, headers) => res.status(status).set(headers),
      });
    } finally {
      rendering.delete(key);
    }
  };

  return {
    serveCached,
    serve,
    async serveFormFailure(res, pathname, failure) {
      await writer.write({
        key: pathname,
        formFailure: failure,
        out: res,
        onStart: (_status, headers) => res.status(failure.message ? 502 : 422).set(headers),
      });
    },
    resolvePage: (pathname) => writer.resolvePage(pathname),
    movedTo: (pathname) => movedTo(canonicalPath(pathname)),
    async renderFirst() {
      const startedAt = performance.now();
      for (const pathname of cache ? snapshot().addresses.keys() : []) {
        if (performance.now() - startedAt > HEAD_START_MS) return;
        await writer.prerender(pathname);
      }
    },
    async warmUp(ending) {
      await pause(WARM_UP_AFTER_MS);
      for (const pathname of cache ? [...snapshot().addresses.keys()].slice(0, WARM_PAGES) : []) {
        if (ending.aborted) return;
        if (cache?.get(pathname)) continue;
        const startedAt = performance.now();
        await writer.prerender(pathname);
        await cache?.compressed();
        // Pauses as long as the render took, for visitors and probes.
        await pause(performance.now() - startedAt);
      }
    },
  };
}
