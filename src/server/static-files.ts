import type { ReadStream } from 'node:fs';
import express, { type RequestHandler } from 'express';
import sirv from 'sirv';
import { cachePolicy } from './cache-policy.ts';

/** Fonts, pictures, films under their plain names. */
export function publicFiles(publicDir: string): RequestHandler {
  const files = express.static(publicDir, {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders(res) {
      res.setHeader('Cache-Control', cachePolicy.publicFile);
      // Share images and wordmarks may be shown by others: feed readers, mail, partner sites.
      res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  });
  return (req, res, next) =>
    void files(req, res, (error?: unknown) => {
      // Express refuses the last thousand bytes of a shorter file, which is all of it (RFC 9110, 14.1.2).
      const isSuffix = /^bytes=-0*[1-9]\d*$/.test(req.get('range') ?? '');
      if ((error as { status?: number } | undefined)?.status !== 416 || !isSuffix)
        return next(error);
      res.removeHeader('Content-Range');
      delete req.headers.range;
      files(req, res, next);
    });
}

/**
 * `/assets/*`: what the build named by its content, with the `.br` and `.gz` that the build put
 * beside it, which Express doesn't look for. Mounted at `/assets`.
 */
export function hashedAssets(assetsDir: string): RequestHandler {
  const files = sirv(assetsDir, {
    // Looks at the disk for each request. sirv's list of the start would promise what a build beside
    // the running server has taken away, and the old length of what it has changed.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (res) => res.setHeader('Cache-Control', cachePolicy.immutableAsset),
  });
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    // sirv looks for the letters "br" and "gzip" in it: "zebra" has them, "gzip;q=0" too.
    req.headers['accept-encoding'] = ['br', 'gzip']
      .filter((encoding) => req.acceptsEncodings(encoding))
      .join(', ');
    // sirv throws at a range that it can't read, and nobody asks for a part of a module.
    delete req.headers.range;
    res.once('pipe', (file: ReadStream) => {
      file.once('error', next);
      // sirv leaves its file open when a visitor goes half way.
      res.once('close', () => file.destroy());
    });
    files(req, res, next);
  };
}

/** A missing asset is never a page: a script tag that gets HTML fails in ways nobody understands. */
export const assetNotFound: RequestHandler = (_req, res) => {
  res.status(404).set('Cache-Control', cachePolicy.none).type('text/plain').send('Not found');
};
