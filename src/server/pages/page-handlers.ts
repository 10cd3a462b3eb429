import { setTimeout as pause } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import { cachePolicy } from '../cache-policy.ts';
import { HttpError } from '../http-error.ts';
import type { PageHandlers } from '../types.ts';
import { cacheKey, canonicalPath, missingAddress } from './addresses.ts';
import { createPageWriter, type PageWriterDeps } from './page-writer.ts';
import { sendKept } from './send-kept.ts';

export type PageHandlersDeps = PageWriterDeps;

/**
 * How long a new process renders before it listens, in ms. Its first renders take several times as long as
 * later ones, and a balancer sends it half of all visitors at once.
 */
const HEAD_START_MS = 50;

/** The others are rendered ahead once the first probe and the first visitors are through. */
const WARM_UP_AFTER_MS = 1_000;

/** More would keep a growing site busy with itself after each start. */
const WARM_PAGES = 100;

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** The handlers of the site's pages, in the order in which create-app.ts mounts them. */
export function createPageHandlers(deps: PageHandlersDeps): PageHandlers {
  const { entry, edition, moved, cache, origin } = deps;
  const writer = createPageWriter(deps);
  const rendering = new Set<string>();

  /** Never to where nothing stands, or not yet. */
  function movedTo(path: string): string | undefined {
    const target = moved.targetOf(path);
    return target !== undefined && edition().addresses.has(target) ? target : undefined;
  }

  /** @returns false where the cache has no such page */
  function answerFromCache(req: Request, res: Response, key: string): boolean {
    const found = isRead(req) ? cache?.get(key) : undefined;
    if (!found) return false;
    sendKept(req, res, found.rendered);
    if (!found.isFresh) void writer.writeAhead(key);
    return true;
  }

  const serveCached: RequestHandler = (req, res, next) => {
    if (!answerFromCache(req, res, cacheKey(req.url, edition().addresses))) next();
  };

  const serve: RequestHandler = async (req, res) => {
    if (!isRead(req)) {
      res.set('Allow', 'GET, HEAD');
      throw new HttpError(405, 'This address can only be read (GET or HEAD).');
    }
    const { addresses } = edition();
    const [pathname = ''] = req.url.split('?', 1);
    const canonical = canonicalPath(pathname);
    const target = movedTo(canonical) ?? canonical;
    if (target !== pathname && addresses.has(target)) {
      const query = req.url.slice(pathname.length);
      res.set('Cache-Control', cachePolicy.page).redirect(301, target + query);
      return;
    }
    // `/./contact` and the like: the router would see another page than the addresses have here.
    if (URL.parse(origin + req.url)?.pathname !== pathname)
      throw new HttpError(404, 'There is no page at this address.');
    const isKnown = addresses.has(pathname);
    const key = isKnown
      ? cacheKey(req.url, addresses)
      : (moved.goneAddress(canonical) ?? missingAddress(entry.routes, addresses, pathname));
    if (answerFromCache(req, res, key)) return;
    if (cache && rendering.has(key)) {
      // Whoever comes while a page is rendered shares one more render, which no slow reader holds up:
      // a render for each is more than a new process has memory and time for.
      await writer.writeAhead(key);
      if (answerFromCache(req, res, key)) return;
    }
    rendering.add(key);
    try {
      await writer.write({
        key,
        fresh: isKnown, // no copy of it is young enough: its record isn't either
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
    page: (pathname) => writer.load(pathname),
    movedTo: (pathname) => movedTo(canonicalPath(pathname)),
    async renderFirst() {
      const startedAt = performance.now();
      for (const pathname of cache ? edition().addresses.keys() : []) {
        if (performance.now() - startedAt > HEAD_START_MS) return;
        await writer.writeAhead(pathname);
      }
    },
    async warmUp() {
      await pause(WARM_UP_AFTER_MS);
      for (const pathname of cache ? [...edition().addresses.keys()].slice(0, WARM_PAGES) : []) {
        if (cache?.get(pathname)) continue;
        const startedAt = performance.now();
        await writer.writeAhead(pathname);
        await cache?.compressed();
        // As long again for visitors and probes: half of a busy machine is theirs.
        await pause(performance.now() - startedAt);
      }
    },
  };
}
