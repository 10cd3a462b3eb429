import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { compressBody, sendBody, type CompressedBody } from './compressed-body.ts';

/** A response that is the same for all clients. */
export interface CachedResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: CompressedBody;
}

/** Produces a response; undefined if it is not the same for all clients. */
type Produce = () => Promise<CachedResponse | undefined>;

export interface ResponseCache {
  /** The cached response of a key, which `produce` replaces in the background if stale; undefined if there is none. */
  find(key: string, produce: Produce): Promise<CachedResponse | undefined>;
  set(key: string, response: CachedResponse): void;
  /** Sends the response of a key; produces it if none is cached. Simultaneous calls share one `produce`. */
  send(
    req: Request,
    res: Response,
    key: string,
    produce: () => Promise<CachedResponse>,
  ): Promise<void>;
}

/** How long a response is fresh, in ms. */
const FRESH_MS = 10_000;
/** How long a stale one is still sent while it is produced again, in ms. */
const STALE_MS = 5 * 60_000;
/** Some 500 pages of 45 kB in both encodings; others are rendered on request. */
const MAX_BYTES = 24 * 1024 * 1024;

interface ResponseCacheOptions {
  /** The limit of all bodies together; the least recently used response is evicted. */
  maxBytes?: number;
  /** A monotonic clock. */
  clock?: { now(): number };
}

/** Creates the cache of responses: pages, their data, and text files. */
export function createResponseCache({
  maxBytes = MAX_BYTES,
  clock = performance,
}: ResponseCacheOptions = {}): ResponseCache {
  const cache = new LRUCache<string, CachedResponse, Produce>({
    maxSize: maxBytes,
    // Brotli, which comes later, needs less than gzip.
    sizeCalculation: ({ body }) => 2 * body.gzip.length,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: clock,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_key, stale, { context: produce }) => {
      const response = await produce();
      // An older body with the same content is compressed with brotli already.
      const isSame = response && stale?.body.tag === response.body.tag;
      return isSame ? { ...response, body: stale.body } : response;
    },
  });
  const mayBeSent = (key: string) => cache.getRemainingTTL(key) > -STALE_MS;
  const fetch = (key: string, produce: Produce) =>
    cache.fetch(key, { context: produce, allowStale: mayBeSent(key) });

  return {
    find: async (key, produce) =>
      cache.peek(key, { allowStale: true }) && mayBeSent(key) ? fetch(key, produce) : undefined,
    set: (key, response) => void cache.set(key, response),
    async send(req, res, key, produce) {
      sendCached(req, res, (await fetch(key, produce))!);
    },
  };
}

/** A response with a text and, if given, headers of its own. */
export const textResponse = (
  text: string | Buffer,
  headers: CachedResponse['headers'] = {},
): CachedResponse => ({
  status: 200,
  headers,
  body: compressBody(Buffer.from(text)),
});

/** Sends a response of the cache. */
export function sendCached(
  req: Request,
  res: Response,
  { status, headers, body }: CachedResponse,
): void {
  res.isFromCache = true;
  res.status(status).set(headers);
  sendBody(req, res, body);
}
