import { readdirSync, type ReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import express, { type RequestHandler } from 'express';
import sirv from 'sirv';
import { cachePolicy } from './cache-policy.ts';
import type { SharedAnswers } from './shared-answers.ts';

const publicHeaders = {
  'Cache-Control': cachePolicy.publicFile,
  // Share images and wordmarks may be shown by others: feed readers, mail, partner sites.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * Drawings and what else of the public files is text: compressed once for everybody, and read anew once
 * the file has changed. A part of one is for `publicFiles`, as is a file that came since the start.
 */
export function textFiles(publicDir: string, { send }: SharedAnswers): RequestHandler {
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

/** Fonts, pictures, films under their plain names. */
export function publicFiles(publicDir: string): RequestHandler {
  const options: Parameters<typeof express.static>[1] = {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (res) => void res.set(publicHeaders),
  };
  // By itself, because Express serves no folder whose name begins with a dot: those hold what is secret.
  return express
    .Router()
    .use('/.well-known', express.static(join(publicDir, '.well-known'), options))
    .use(express.static(publicDir, options));
}

/**
 * `/assets/*`: what the build named by its content, with the `.br` and `.gz` that the build put
 * beside it, which Express doesn't look for. Mounted at `/assets`.
 */
export function hashedAssets(assetsDir: string): RequestHandler {
  const files = sirv(assetsDir, {
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
      // Without a listener, a file that a build beside the running server took away would end the process.
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
