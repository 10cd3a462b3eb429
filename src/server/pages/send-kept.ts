import type { Request, Response } from 'express';
import { HttpError } from '../http-error.ts';
import type { CachedPage } from './page-cache.ts';

/** The best one first. */
const COMPRESSED = ['br', 'gzip'] as const;

/**
 * Sends what is kept in an encoding that the visitor takes and that is there already. 304 and HEAD are
 * Express's.
 *
 * @throws HttpError 412 where the visitor wants another version than there is
 */
export function sendKept(req: Request, res: Response, kept: CachedPage): void {
  const { status, bodies, tag, headers } = kept;
  const encoding =
    COMPRESSED.find((name) => bodies[name] && req.acceptsEncodings(name)) ?? 'identity';
  const etag = `"${tag}-${encoding}"`;
  const wanted = req.get('if-match');
  if (wanted && wanted !== '*' && !wanted.split(/\s*,\s*/).includes(etag))
    throw new HttpError(412, 'There is another version at this address by now.');
  res.status(status).set(headers).set({ ETag: etag, Vary: 'Accept-Encoding' });
  res.set('Server-Timing', 'cache');
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  res.isKept = true;
  res.send(bodies[encoding]);
}
