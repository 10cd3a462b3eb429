import { readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import express, { type RequestHandler } from 'express';
import { cachePolicy } from './cache-policy.ts';
import type { ResponseCache } from './response-cache.ts';

const publicHeaders = {
  'Cache-Control': cachePolicy.publicFile,
  // Share images and wordmarks may be embedded by feed readers, mail and partner sites.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * SVG and other text files of public: compressed once and read again when the file changes. Range requests,
 * and files added after the start, are left to `publicFiles`.
 */
export function textFiles(publicDir: string, { send }: ResponseCache): RequestHandler {
  const files = new Map(
    readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(svg|txt|webmanifest)$/.test(name))
      .map((name) => [`/${name}`, join(publicDir, name)]),
  );
  return async (req, res, next) => {
    const file = ['GET', 'HEAD'].includes(req.method) ? files.get(req.path) : undefined;
    if (!file || req.headers.range) return next();
    const stats = await stat(file).catch(() => undefined);
    if (!stats?.isFile()) return next();
    res.set(publicHeaders).set('Last-Modified', stats.mtime.toUTCString()).type(extname(file));
    await send(req, res, `${file} ${stats.mtimeMs} ${stats.size}`, () => readFile(file));
  };
}

/** Fonts, pictures and films, without a hash in their names. */
export function publicFiles(publicDir: string): RequestHandler {
  const options: Parameters<typeof express.static>[1] = {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (res) => void res.set(publicHeaders),
  };
  // Separate, because Express serves no folder whose name begins with a dot.
  return express
    .Router()
    .use('/.well-known', express.static(join(publicDir, '.well-known'), options))
    .use(express.static(publicDir, options));
}

/**
 * `/assets/*`: hashed files of the build, sent as their `.br` or `.gz` variant where the client accepts one.
 * Always whole, because no client requests a part of a module. Mounted at `/assets`.
 */
export function hashedAssets(assetsDir: string): RequestHandler {
  const files = new Set(readdirSync(assetsDir));
  const variants = [
    { encoding: 'br', suffix: '.br' },
    { encoding: 'gzip', suffix: '.gz' },
  ];
  return (req, res, next) => {
    const name = req.path.slice(1);
    if (!['GET', 'HEAD'].includes(req.method) || !files.has(name)) return next();
    const variant = variants.find(
      ({ encoding, suffix }) => files.has(name + suffix) && req.acceptsEncodings(encoding),
    );
    const headers = {
      'Cache-Control': cachePolicy.immutableAsset,
      ...(variant && { 'Content-Encoding': variant.encoding }),
    };
    const options = { root: assetsDir, headers, cacheControl: false, acceptRanges: false };
    res.type(extname(name)).vary('Accept-Encoding');
    res.sendFile(name + (variant?.suffix ?? ''), options, (error?: Error & { status?: number }) => {
      if (!error || res.destroyed) return; // sent, or the client has left
      if (!res.headersSent) res.removeHeader('Content-Encoding');
      next(error.status === 404 ? undefined : error); // 404: deleted while the server runs
    });
  };
}

/** Never answers a missing asset with HTML, which a script element could not parse. */
export const assetNotFound: RequestHandler = (_req, res) => {
  res.status(404).set('Cache-Control', cachePolicy.none).type('text/plain').send('Not found');
};
