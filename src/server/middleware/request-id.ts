import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';

/** What a balancer may hand in: no spaces, no quotes, nothing that could forge a log line. */
const acceptable = /^[A-Za-z0-9._:-]{8,128}$/;

const processPart = randomBytes(5).toString('hex');
let count = 0;

/**
 * Names the request and tells the client (`X-Request-Id`): the balancer's id when it has a sane one,
 * else the process's random part and a counter. `req.id` is where pino-http looks for it.
 */
export const requestId: RequestHandler = (req, res, next) => {
  const given = req.get('x-request-id') ?? '';
  const id = acceptable.test(given) ? given : `${processPart}-${(++count).toString(36)}`;
  req.id = id;
  res.set('X-Request-Id', id);
  next();
};
