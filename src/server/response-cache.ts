import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { createPageCache, sendCached } from './rendering/page-cache.ts';

/** Room for all SVG files, sitemaps and the data of some hundred pages. */
const MAX_BYTES = 16 * 1024 * 1024;

export interface ResponseCache {
  /**
   * Sends a body that is the same for all clients, compressed once. Set the headers before.
   *
   * @param version identifies the body, which is read only once
   */
  send(req: Request, res: Response, version: string, read: () => Promise<Buffer>): Promise<void>;
  /** The same for a generated text. */
  sendText(req: Request, res: Response, text: string): Promise<void>;
}

/** Caches answers, other than pages, that are the same for all clients, as long as they are requested. */
export function createResponseCache(): ResponseCache {
  const cache = createPageCache({ maxBytes: MAX_BYTES, freshMs: Infinity, maxAgeMs: Infinity });
  const send: ResponseCache['send'] = async (req, res, version, read) => {
    if (!cache.get(version))
      cache.put(version, { status: 200, html: await read(), headers: {} }, cache.version());
    const kept = cache.get(version);
    if (kept) sendCached(req, res, kept.rendered);
    else res.send(await read()); // larger than the cache
  };
  return {
    send,
    sendText: (req, res, text) =>
      send(req, res, createHash('sha256').update(text).digest('base64url'), async () =>
        Buffer.from(text),
      ),
  };
}
