import { setTimeout as pause } from 'node:timers/promises';
import type { Request, RequestHandler } from 'express';
import { cachePolicy } from '../cache-policy.ts';
import { HttpError } from '../http-error.ts';
import type { PageHandlers } from '../types.ts';
import { cacheKey, canonicalPath, listAddresses } from './addresses.ts';
import { createPageWriter, type PageWriterDeps } from './page-writer.ts';

export type PageHandlersDeps = Omit<PageWriterDeps, 'addresses'>;

/**
 * How long a new process renders before it listens, in ms. Its first renders take several times as long as
 * later ones, and a balancer sends it half of all visitors at once.
 */
const HEAD_START_MS = 50;

/** The others are rendered ahead once the first probe and the first visitors are through. */
const WARM_UP_AFTER_MS = 1_000;

/** More would keep a growing site busy with itself after each start. */
const WARM_PAGES = 100;

/** The best one first. */
const COMPRESSED = ['br', 'gzip'] as const;

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** The handlers of the site's pages, in the order in which create-app.ts mounts them. */
export function createPageHandlers(deps: PageHandlersDeps): PageHandlers {
  const { entry, content, cache, origin } = deps;
  const addresses = listAddresses(entry.routes, content);
  const writer = createPageWriter({ ...deps, addresses });
  const rendering = new Set<string>();

  const serveCached: RequestHandler = (req, res, next) => {
    const key = cacheKey(req.url, addresses);
    const found = isRead(req) ? cache?.get(key) : undefined;
    if (!found) return next();
    const { bodies, tag, headers } = found.rendered;
    const encoding =
      COMPRESSED.find((name) => bodies[name] && req.acceptsEncodings(name)) ?? 'identity';
    res.set(headers).set({ ETag: `"${tag}-${encoding}"`, Vary: 'Accept-Encoding' });
    if (encoding !== 'identity') res.set('Content-Encoding', encoding);
    res.isFromPageCache = true;
    res.send(bodies[encoding]); // 304 and HEAD are Express's
    if (!found.isFresh) void writer.writeAhead(key);
  };

  const serve: RequestHandler = async (req, res, next) => {
    if (!isRead(req)) {
      res.set('Allow', 'GET, HEAD');
      throw new HttpError(405, 'This address can only be read (GET or HEAD).');
    }
    const [pathname = ''] = req.url.split('?', 1);
    const canonical = canonicalPath(pathname);
    if (canonical !== pathname && addresses.has(canonical)) {
      const query = req.url.slice(pathname.length);
      res.set('Cache-Control', cachePolicy.page).redirect(301, canonical + query);
      return;
    }
    // `/./contact` and the like: the router would see another page than the addresses have here.
    if (URL.parse(origin + req.url)?.pathname !== pathname)
      throw new HttpError(404, 'There is no page at this address.');
    const key = cacheKey(req.url, addresses);
    if (cache && addresses.has(pathname) && rendering.has(key)) {
      // Whoever comes while a page is rendered shares one more render, which no slow reader holds up:
      // a render for each is more than a new process has memory and time for.
      await writer.writeAhead(key);
      if (cache.get(key)) return serveCached(req, res, next);
    }
    rendering.add(key);
    try {
      await writer.write({
        key,
        fresh: addresses.has(pathname), // no copy of it is young enough: its record isn't either
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
    async renderFirst() {
      const startedAt = performance.now();
      for (const pathname of cache ? addresses.keys() : []) {
        if (performance.now() - startedAt > HEAD_START_MS) return;
        await writer.writeAhead(pathname);
      }
    },
    async warmUp() {
      await pause(WARM_UP_AFTER_MS);
      for (const pathname of cache ? [...addresses.keys()].slice(0, WARM_PAGES) : []) {
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
