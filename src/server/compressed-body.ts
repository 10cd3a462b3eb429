import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { HttpError } from './http-error.ts';

/** A body in each encoding. */
export interface CompressedBody {
  identity: Buffer;
  gzip: Buffer;
  /** Follows in the background. */
  br?: Buffer;
  /** A hash of the content, part of each encoding's ETag. */
  tag: string;
}

const brotli = promisify(brotliCompress);

/** One body at a time: more would occupy the threads that read files for visitors. */
let compressing = Promise.resolve();

/**
 * Compresses a body with gzip at once, so that a new process need not compress it for each visitor, and with
 * brotli, which takes several times as long, in the background.
 */
export function compressBody(identity: Buffer): CompressedBody {
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const body: CompressedBody = { identity, gzip: gzipSync(identity), tag };
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  compressing = compressing
    .then(() => brotli(identity, { params }))
    .then(
      (br) => void (body.br = br),
      () => {}, // out of memory: this body is sent in gzip
    );
  return body;
}

/** In order of preference. */
const COMPRESSED = ['br', 'gzip'] as const;

/**
 * Sends a body in the best encoding that the client accepts and that is ready. Express handles 304 and HEAD.
 *
 * @throws HttpError 412 if the client requires another version
 */
export function sendBody(req: Request, res: Response, body: CompressedBody): void {
  const encoding =
    COMPRESSED.find((name) => body[name] && req.acceptsEncodings(name)) ?? 'identity';
  const etag = `"${body.tag}-${encoding}"`;
  const wanted = req.get('if-match');
  if (wanted && wanted !== '*' && !wanted.split(',').some((tag) => tag.trim() === etag))
    throw new HttpError(412, 'There is another version at this address by now.');
  res.vary('Accept-Encoding').set('ETag', etag);
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  res.send(body[encoding]);
}
