import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler, Response } from 'express';

/** An encoder takes up to a megabyte until its response is read: more at once could exhaust memory. */
const MAX_CONCURRENT = 32;

/**
 * Compresses up to 32 streamed documents at a time; others are sent uncompressed, and so are responses with a length:
 * they are compressed already, or small.
 */
export function compress(): RequestHandler {
  const compressing = new Set<Response>();

  function mayCompress(res: Response): boolean {
    if (compressing.has(res)) return true;
    if (compressing.size >= MAX_CONCURRENT) return false;
    compressing.add(res);
    res.once('close', () => compressing.delete(res));
    return true;
  }

  return compression({
    filter: (req, res) =>
      !res.hasHeader('Content-Length') &&
      compression.filter(req, res) &&
      mayCompress(res.vary('Accept-Encoding')),
    // A window of 128 kB covers any page. Brotli's default of 4 MB is allocated for each response, which takes
    // longer than the compression.
    brotli: { params: { [constants.BROTLI_PARAM_LGWIN]: 17 } },
  });
}
