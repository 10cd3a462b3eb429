import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler, Response } from 'express';

/** An encoder takes up to a megabyte until its answer is read: more at once could exhaust memory. */
const MOST_AT_ONCE = 32;

/**
 * Compresses up to 32 answers at a time; others are sent uncompressed. Skips ranges of files, whose
 * Content-Range counts uncompressed bytes, and answers that are kept compressed.
 */
export function compress(): RequestHandler {
  const under = new Set<Response>();

  function mayCompress(res: Response): boolean {
    if (under.has(res)) return true;
    if (under.size >= MOST_AT_ONCE) return false;
    under.add(res);
    res.once('close', () => under.delete(res));
    return true;
  }

  return compression({
    filter: (req, res) =>
      !res.isKept &&
      !res.hasHeader('Content-Range') &&
      !res.hasHeader('Content-Encoding') &&
      compression.filter(req, res) &&
      mayCompress(res.vary('Accept-Encoding')),
    // A window of 128 kB covers any page. Brotli's default of 4 MB is allocated for each answer, which takes
    // longer than the compression.
    brotli: { params: { [constants.BROTLI_PARAM_LGWIN]: 17 } },
  });
}
