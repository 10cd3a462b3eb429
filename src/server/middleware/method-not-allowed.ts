import type { RequestHandler } from 'express';
import { HttpError } from '../http-error.ts';

/** Answers 405 and names the methods that work; mounted last on a route. */
export function methodNotAllowed(...allowed: string[]): RequestHandler {
  return (req, res, next) => {
    res.setHeader('Allow', allowed.join(', '));
    next(new HttpError(405, `${req.method} does not work here. Use ${allowed.join(' or ')}.`));
  };
}
