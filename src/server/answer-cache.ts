import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { compressBody, sendBody, type CompressedBody } from './compressed-body.ts';

/** An answer that is the same for all clients. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: CompressedBody;
}

/** Makes an answer; undefined if it is not the same for all clients. */
type Make = () => Promise<Answer | undefined>;

export interface AnswerCache {
  /** The kept answer of a key, which `make` replaces in the background if it is stale; undefined if there is none. */
  find(key: string, make: Make): Promise<Answer | undefined>;
  keep(key: string, answer: Answer): void;
  /** Sends the answer of a key; makes it if none is kept. Simultaneous calls share one `make`. */
  send(req: Request, res: Response, key: string, make: () => Promise<Answer>): Promise<void>;
}

/** How long an answer is fresh, in ms. */
const FRESH_MS = 10_000;
/** How long a stale one is still sent while it is made again, in ms. */
const STALE_MS = 5 * 60_000;
/** Some 500 pages of 45 kB in both encodings; others are rendered on request. */
const MAX_BYTES = 24 * 1024 * 1024;

interface AnswerCacheOptions {
  /** The limit of all bodies together; the least recently used answer is evicted. */
  maxBytes?: number;
  /** A monotonic clock. */
  clock?: { now(): number };
}

/** Creates the cache of answers: pages, their data, and text files. */
export function createAnswerCache({
  maxBytes = MAX_BYTES,
  clock = performance,
}: AnswerCacheOptions = {}): AnswerCache {
  const kept = new LRUCache<string, Answer, Make>({
    maxSize: maxBytes,
    // Brotli, which comes later, needs less than gzip.
    sizeCalculation: ({ body }) => 2 * body.gzip.length,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: clock,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (_key, _stale, { context: make }) => make(),
  });
  const mayBeSent = (key: string) => kept.getRemainingTTL(key) > -STALE_MS;
  const fetch = (key: string, make: Make) =>
    kept.fetch(key, { context: make, allowStale: mayBeSent(key) });

  return {
    find: async (key, make) =>
      kept.peek(key, { allowStale: true }) && mayBeSent(key) ? fetch(key, make) : undefined,
    keep: (key, answer) => void kept.set(key, answer),
    async send(req, res, key, make) {
      sendAnswer(req, res, (await fetch(key, make))!);
    },
  };
}

/** An answer with a text and, if given, headers of its own. */
export const textAnswer = (text: string | Buffer, headers: Answer['headers'] = {}): Answer => ({
  status: 200,
  headers,
  body: compressBody(Buffer.from(text)),
});

/** Sends an answer of the cache. */
export function sendAnswer(req: Request, res: Response, { status, headers, body }: Answer): void {
  res.isFromCache = true;
  res.status(status).set(headers);
  sendBody(req, res, body);
}
