import { readdirSync, type ReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import express, { type RequestHandler, type Router } from 'express';
import sirv from 'sirv';
import { licencesFile } from '../paths.ts';
import { methodNotAllowed, strictRouting } from './middleware/routing.ts';
import { cachePolicy } from './cache-policy.ts';
import { textResponse, type ResponseCache } from './response-cache.ts';

const publicHeaders = {
  'Cache-Control': cachePolicy.publicFile,
  // Share images and logos may be embedded by feed readers, mail and partner sites.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * SVG and other text files of `public`, kept compressed and sent whole. Leaves files added after the start to
 * `publicFiles`.
 */
export function textFiles(publicDir: string, responseCache: ResponseCache): RequestHandler {
  const files = new Map(
    readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(svg|txt)$/.test(name))
      .map((name) => [`/${name}`, join(publicDir, name)]),
  );
  return async (req, res, next) => {
    const file = ['GET', 'HEAD'].includes(req.method) ? files.get(req.path) : undefined;
    if (!file) return next();
    try {
      res.type(extname(file));
      await responseCache.send(req, res, file, async () =>
        textResponse(await readFile(file), publicHeaders),
      );
    } catch {
      next(); // it has been deleted
    }
  };
}

/**
 * Fonts, pictures and films, without a hash in their names.
 *
 * @param isPage whether a page has a path: the disk is not asked for it
 */
export function publicFiles(publicDir: string, isPage: (path: string) => boolean): RequestHandler {
  const options: Parameters<typeof express.static>[1] = {
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (res) => void res.set(publicHeaders),
  };
  const files = express
    .Router()
    // Separate, because Express serves no folder whose name begins with a dot.
    .use('/.well-known', express.static(join(publicDir, '.well-known'), options))
    .use(express.static(publicDir, options));
  return (req, res, next) => (isPage(req.path) ? next() : files(req, res, next));
}

/**
 * The hashed files of `/assets`: the build's, then those that other releases share. A missing one is never answered
 * with HTML, which a script element could not parse.
 */
export function hashedAssets(assetsDir: string, sharedDir?: string): Router {
  return express
    .Router(strictRouting)
    .get(
      '/{*file}',
      filesOf(assetsDir, { dev: false }),
      // `dev` looks for each file on request.
      ...(sharedDir === undefined ? [] : [filesOf(sharedDir, { dev: true })]),
    )
    .get('/{*file}', (_req, res) => {
      res.status(404).set('Cache-Control', cachePolicy.none).type('text/plain').send('Not found');
    })
    .all('/{*file}', methodNotAllowed('GET', 'HEAD'));
}

/** The licences of the software in the hashed files, which the build writes beside their folder. */
export function licences(assetsDir: string): RequestHandler {
  const options = { root: dirname(assetsDir), cacheControl: false };
  return (_req, res) =>
    res.set('Cache-Control', cachePolicy.publicFile).sendFile(basename(licencesFile), options);
}

/** Files with their `.br` and `.gz` variants, which Express does not look for. */
function filesOf(folder: string, { dev }: { dev: boolean }): RequestHandler {
  const files = sirv(folder, {
    dev,
    // Their names change with their content, so nobody revalidates one; sirv compares only one form of a tag.
    etag: false,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (res) => res.setHeader('Cache-Control', cachePolicy.immutableAsset),
  });
  return (req, res, next) => {
    // No client requests a part of a module, and sirv throws at a malformed Range.
    delete req.headers.range;
    res.once('pipe', (file: ReadStream) => {
      // An unhandled error of a file that was deleted while the server runs would end the process.
      file.once('error', next);
      // sirv leaves the file open when a client disconnects.
      res.once('close', () => file.destroy());
    });
    files(req, res, next);
  };
}
