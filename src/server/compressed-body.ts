import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gunzipSync, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

/** A compressed body. Hardly any client asks for the uncompressed bytes, which would take four times the memory. */
export interface CompressedBody {
  gzip: Buffer;
  /** Follows in the background once the body is sent. */
  br?: Buffer;
  /** A hash of the content, part of each encoding's ETag. */
  tag: string;
}

const brotli = promisify(brotliCompress);
const unzip = promisify(gunzip);

/** Bodies that wait for brotli, one at a time: more would occupy the threads that read files for visitors. */
const waiting = new Set<CompressedBody>();
let compressing = Promise.resolve();

/** More wait for their next request: after a burst of renders, hundreds would stay in memory for minutes. */
const MAX_WAITING = 50;

/**
 * Compresses a body with gzip at once, so that a new process need not compress it for each visitor. Brotli takes
 * several times as long, and follows in the background once the body is sent.
 */
export function compressBody(identity: Buffer): CompressedBody {
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { gzip: gzipSync(identity), tag };
}

function compressLater(body: CompressedBody): void {
  if (body.br || waiting.has(body) || waiting.size === MAX_WAITING) return;
  waiting.add(body);
  compressing = compressing
    .then(() => unzip(body.gzip))
    .then((bytes) =>
      brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    )
    .then(
      (br) => void (body.br = br),
      () => {}, // out of memory: this response is sent in gzip
    )
    .then(() => void waiting.delete(body));
}

/** In order of preference. */
const COMPRESSED = ['br', 'gzip'] as const;

/** Sends a body in the best encoding that the client accepts and that is ready. Express handles 304 and HEAD. */
export function sendBody(req: Request, res: Response, body: CompressedBody): void {
  const encoding =
    COMPRESSED.find((name) => body[name] && req.acceptsEncodings(name)) ?? 'identity';
  res.vary('Accept-Encoding').set('ETag', `"${body.tag}-${encoding}"`);
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  compressLater(body);
  res.send(encoding === 'identity' ? gunzipSync(body.gzip) : body[encoding]);
}
