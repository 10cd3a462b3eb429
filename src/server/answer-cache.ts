import { LRUCache } from 'lru-cache';
import type { Request, Response } from 'express';
import { compressBody, sendBody, type CompressedBody } from './compressed-body.ts';

/** An answer that is the same for all clients. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: CompressedBody;
}

/** What an answer is made of, compared by identity: records, the day's content, a file's time of change. */
type Sources = readonly unknown[];

/** An answer, or undefined where only the client may have it that asked for it. */
type Made = Promise<Answer | undefined>;

export interface AnswerCache {
  /** The answer at a key, made if there is none of these sources. Simultaneous calls share one `make`. */
  fetch(key: string, sources: Sources, make: () => Made): Made;
  /** Sends a body at a key, read again when a source has changed. Set the headers before. */
  send(
    req: Request,
    res: Response,
    key: string,
    sources: Sources,
    read: () => string | Promise<string | Buffer>,
  ): Promise<void>;
}

/** A page has some 150 kB in all encodings; this holds several hundred with their data. */
const MAX_BYTES = 128 * 1024 * 1024;

const isMadeOf = (entry: { sources: Sources } | undefined, sources: Sources): boolean =>
  entry?.sources.every((source, index) => source === sources[index]) ?? false;

/**
 * Creates the cache of answers. An answer is valid as long as what it was made of is the same: there is no clock.
 *
 * @param maxBytes the size limit of all bodies; the least recently used answer is evicted
 */
export function createAnswerCache(maxBytes = MAX_BYTES): AnswerCache {
  const kept = new LRUCache<string, { sources: Sources; answer: Answer }>({
    maxSize: maxBytes,
    // Brotli, which comes later, needs less than gzip.
    sizeCalculation: ({ answer: { body } }) => body.identity.length + 2 * body.gzip.length,
  });
  const making = new Map<string, { sources: Sources; answer: Made }>();

  async function fetch(key: string, sources: Sources, make: () => Made): Made {
    const known = kept.get(key);
    if (isMadeOf(known, sources)) return known!.answer;
    const current = making.get(key);
    if (isMadeOf(current, sources)) return current!.answer;
    const entry = { sources, answer: make() };
    making.set(key, entry);
    try {
      const answer = await entry.answer;
      // A later one may have been made of newer sources.
      if (answer && making.get(key) === entry) kept.set(key, { sources, answer });
      return answer;
    } finally {
      if (making.get(key) === entry) making.delete(key);
    }
  }

  return {
    fetch,
    async send(req, res, key, sources, read) {
      const answer = await fetch(key, sources, async () => ({
        status: 200,
        headers: {},
        body: compressBody(Buffer.from(await read())),
      }));
      sendAnswer(req, res, answer!);
    },
  };
}

/** Sends an answer of the cache. */
export function sendAnswer(
  req: Request,
  res: Response,
  { status, headers, body }: Answer,
  isFromCache = true,
): void {
  res.isFromCache = isFromCache;
  res.status(status).set(headers);
  if (isFromCache) res.set('Server-Timing', 'cache');
  sendBody(req, res, body);
}
