import { constants } from 'node:zlib';
import compression from 'compression';

/**
 * Compresses what is worth it and not compressed yet. Never a part of a file: its Content-Range counts
 * the bytes of the file as it is.
 */
export const compress = compression({
  filter: (req, res) => !res.hasHeader('Content-Range') && compression.filter(req, res),
  // A window of 128 kB holds any page. Brotli's own, of 4 MB, is taken from the system for each answer,
  // which costs more than compressing it.
  brotli: { params: { [constants.BROTLI_PARAM_LGWIN]: 17 } },
});
