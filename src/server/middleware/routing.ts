import type { RequestHandler } from 'express';
import { HttpError } from '../http-error.ts';

/**
 * Router options: paths match exactly, so that a proxy that blocks `/metrics` blocks all of its spellings.
 */
export const strictRouting = { caseSensitive: true, strict: true };

/** Answers 405 with `Allow`; the last handler of a route. */
export function methodNotAllowed(...allowed: string[]): RequestHandler {
  return (req, res, next) => {
    res.setHeader('Allow', allowed.join(', '));
    next(new HttpError(405, `${req.method} does not work here. Use ${allowed.join(' or ')}.`));
  };
}

/**
 * Removes scheme and host from an absolute request target (`GET http://host/contact`, RFC 9112, 3.2.2) if it
 * is the requested host. Another host has no pages here.
 */
export const absoluteForm: RequestHandler = (req, _res, next) => {
  const [, host, path = '/'] = /^https?:\/\/([^/?#]+)(\/.*)?$/i.exec(req.url) ?? [];
  if (host !== undefined && host.toLowerCase() === req.get('host')?.toLowerCase()) {
    req.url = path;
    req.originalUrl = path;
  }
  next();
};
