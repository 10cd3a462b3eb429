import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { createPageCache } from './pages/page-cache.ts';
import { sendKept } from './pages/send-kept.ts';

/** All drawings, lists for search engines and the data of some hundred pages. */
const MAX_BYTES = 16 * 1024 * 1024;

export interface SharedAnswers {
  /**
   * Sends a body that is the same for everybody, compressed once. The headers are set before.
   *
   * @param version names the body: the same one is not read again
   */
  send(req: Request, res: Response, version: string, read: () => Promise<Buffer>): Promise<void>;
  /** The same for a text that is made anew each time. */
  sendText(req: Request, res: Response, text: string): Promise<void>;
}

/** What is sent beside the pages and alike to everybody, kept as the pages are, for as long as it is asked for. */
export function createSharedAnswers(): SharedAnswers {
  const cache = createPageCache({ maxBytes: MAX_BYTES, freshMs: Infinity, maxAgeMs: Infinity });
  const send: SharedAnswers['send'] = async (req, res, version, read) => {
    if (!cache.get(version))
      cache.put(version, { status: 200, html: await read(), headers: {} }, cache.version());
    const kept = cache.get(version);
    if (kept) sendKept(req, res, kept.rendered);
    else res.send(await read()); // more than is kept
  };
  return {
    send,
    sendText: (req, res, text) =>
      send(req, res, createHash('sha256').update(text).digest('base64url'), async () =>
        Buffer.from(text),
      ),
  };
}
