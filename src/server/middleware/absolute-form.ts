import type { RequestHandler } from 'express';

/**
 * Takes the host away from a target that names it (`GET http://host/contact`, as some proxies ask; RFC
 * 9112, 3.2.2), where it is the one that was asked for. Another host has no pages here.
 */
export const absoluteForm: RequestHandler = (req, _res, next) => {
  const [, host, path = '/'] = /^https?:\/\/([^/?#]+)(\/.*)?$/i.exec(req.url) ?? [];
  if (host !== undefined && host === req.get('host')) {
    req.url = path;
    req.originalUrl = path;
  }
  next();
};
