import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import express, { type RequestHandler, type Router } from 'express';
import { licencesFile } from '../paths.ts';
import { methodNotAllowed, strictRouting } from './middleware/routing.ts';
import { cachePolicy } from './cache-policy.ts';
import { textAnswer, type AnswerCache } from './answer-cache.ts';

const publicHeaders = {
  'Cache-Control': cachePolicy.publicFile,
  // Share images and wordmarks may be embedded by feed readers, mail and partner sites.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * SVG and other text files of public, kept compressed and sent whole; files added after the start are left to
 * `publicFiles`.
 */
export function textFiles(publicDir: string, answers: AnswerCache): RequestHandler {
  const files = new Map(
    readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(css|svg|txt|webmanifest)$/.test(name))
      .map((name) => [`/${name}`, join(publicDir, name)]),
  );
  return async (req, res, next) => {
    const file = ['GET', 'HEAD'].includes(req.method) ? files.get(req.path) : undefined;
    if (!file) return next();
    try {
      res.type(extname(file));
      await answers.send(req, res, file, async () =>
        textAnswer(await readFile(file), publicHeaders),
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
 * The hashed files of `/assets`: the build's, then those of other releases, to whose folder their processes add files. A
 * missing one is never answered with HTML, which a script element could not parse.
 */
export function hashedAssets(assetsDir: string, sharedDir?: string): Router {
  return express
    .Router(strictRouting)
    .get('/{*file}', filesOf(assetsDir), ...(sharedDir === undefined ? [] : [filesOf(sharedDir)]))
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

/** In order of preference, with the ending of a file in it. */
const variants = [
  ['br', '.br'],
  ['gzip', '.gz'],
  ['identity', ''],
] as const;

/** Files with their `.br` and `.gz` variants, which Express does not look for. */
function filesOf(folder: string): RequestHandler {
  return (req, res, next) => {
    const send = (left: readonly (typeof variants)[number][]) => {
      const [variant, ...others] = left;
      if (!variant) return next();
      const [encoding, ending] = variant;
      const headers: Record<string, string> = {
        'Cache-Control': cachePolicy.immutableAsset,
        Vary: 'Accept-Encoding',
        ...(ending && { 'Content-Encoding': encoding }),
      };
      // No client requests a part of a module.
      const options = { root: folder, cacheControl: false, acceptRanges: false, headers };
      res.sendFile(req.path + ending, options, (error?: Error) => {
        if (error && !res.headersSent) send(others);
      });
    };
    res.type(extname(req.path));
    send(
      variants.filter(([encoding]) => encoding === 'identity' || req.acceptsEncodings(encoding)),
    );
  };
}
