import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

declare module 'node:http' {
  interface IncomingMessage {
    /** Finds the log line of one request; set by `requestId`. */
    requestId?: string;
  }
}

/** What a balancer may hand in: no spaces, no quotes, nothing that could forge a log line. */
const acceptable = /^[A-Za-z0-9._:-]{8,128}$/;

const processPart = randomBytes(5).toString('hex');
let count = 0;

/**
 * The request's id: the balancer's `X-Request-Id` when it has a sane one, else the process's random
 * part and a counter, which costs nothing on the hot path.
 */
export function requestIdOf(req: IncomingMessage): string {
  if (req.requestId) return req.requestId;
  const given = req.headers['x-request-id'];
  req.requestId =
    typeof given === 'string' && acceptable.test(given)
      ? given
      : `${processPart}-${(++count).toString(36)}`;
  return req.requestId;
}

/** Names the request and tells the client its id (`X-Request-Id`). */
export const requestId: RequestHandler = (req, res, next) => {
  res.setHeader('X-Request-Id', requestIdOf(req));
  next();
};
