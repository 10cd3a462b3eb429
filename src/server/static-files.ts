import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { cachePolicy, type CachePolicy } from './cache-policy.ts';

/** Files of a folder as they were at start, with the `.br` and `.gz` that the build put beside them. */
function filesOf(
  dir: string,
  policy: CachePolicy,
  headers: Record<string, string>,
): RequestHandler {
  const files = sirv(dir, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(res, file) {
      res.setHeader('Cache-Control', policy);
      // sirv knows no type for it, and browsers are told not to guess one.
      if (file.endsWith('.ico')) res.setHeader('Content-Type', 'image/x-icon');
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    },
  });
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    // sirv leaves its file open when a visitor stops a film half way.
    res.once('pipe', (file: NodeJS.ReadableStream & { destroy?(): void }) => {
      res.once('close', () => file.destroy?.());
    });
    files(req, res, next);
  };
}

/** `/assets/*`: what the build named by its content. Mounted at `/assets`. */
export const hashedAssets = (assetsDir: string): RequestHandler =>
  filesOf(assetsDir, cachePolicy.immutableAsset, {});

/** Fonts, pictures, films under their plain names. */
export const publicFiles = (publicDir: string): RequestHandler =>
  filesOf(publicDir, cachePolicy.publicFile, {
    // Share images and wordmarks may be shown by others: feed readers, mail, partner sites.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });

/** A missing asset is never a page: a script tag that gets HTML fails in ways nobody understands. */
export const assetNotFound: RequestHandler = (_req, res) => {
  res.status(404).set('Cache-Control', cachePolicy.none).type('text/plain').send('Not found');
};
