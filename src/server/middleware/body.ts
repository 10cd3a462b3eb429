import express, { type Request, type RequestHandler } from 'express';
import { HttpError } from '../http-error.ts';

/** Four times the longest message that the schema allows (three bytes a character), with room for escapes. */
export const bodyLimit = 64 * 1024;

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

/** True for a form that the browser posted itself, without script. */
export const isFormPost = (req: Request): boolean => Boolean(req.is(form));

const requireContentType: RequestHandler = (req, _res, next) => {
  const type = req.is([json, form]);
  if (type === null || req.get('content-length') === '0')
    return next(new HttpError(400, 'The request has no body.'));
  if (type === false) return next(new HttpError(415, `Send ${json} or ${form}.`));
  next();
};

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const requireObject: RequestHandler = (req, _res, next) => {
  if (isObject(req.body)) next();
  else next(new HttpError(400, 'The request could not be read.'));
};

/**
 * Parses JSON or a urlencoded form of at most 64 KiB into `req.body`, always an object. 400 for a malformed
 * body, 413 for one that is too large, 415 for another content type or a compressed body, which could expand
 * to gigabytes.
 */
export const readBody: RequestHandler[] = [
  requireContentType,
  express.json({ limit: bodyLimit, inflate: false, type: json }),
  express.urlencoded({
    limit: bodyLimit,
    inflate: false,
    extended: false,
    parameterLimit: 100,
    type: form,
  }),
  requireObject,
];
