import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler, Response } from 'express';

/** An encoder takes up to a megabyte as long as its answer is read: more than these are a process's end. */
const MOST_AT_ONCE = 32;

/**
 * Compresses what is worth it and isn't compressed yet, of 32 answers at a time; the others leave as they
 * are. Never a part of a file (its Content-Range counts the bytes of the file as it is), and nothing that
 * is kept compressed: it leaves in what there is of it.
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
    // A window of 128 kB holds any page. Brotli's own, of 4 MB, is taken from the system for each answer,
    // which costs more than compressing it.
    brotli: { params: { [constants.BROTLI_PARAM_LGWIN]: 17 } },
  });
}
