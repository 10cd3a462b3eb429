import type { RequestHandler } from 'express';
import { HttpError } from '../http-error.ts';

/**
 * Router options: paths match exactly, so that a proxy that blocks `/metrics` blocks all of its variants.
 */
export const strictRouting = { caseSensitive: true, strict: true };

/** Answers 405 with `Allow`; the last handler of a route. */
export function methodNotAllowed(...allowed: string[]): RequestHandler {
  return (req, res, next) => {
    res.setHeader('Allow', allowed.join(', '));
    next(new HttpError(405, `${req.method} does not work here. Use ${allowed.join(' or ')}.`));
  };
}
