import type { Request, Response } from 'express';
import { pinoHttp, type HttpLogger } from 'pino-http';
import type { Log } from '../types.ts';
import { kindOf, pathOf } from './request-kind.ts';

const LONGEST_PATH = 200;

/** A path as a log line holds it: cut where only an attack is longer. */
export const shortPath = (path: string): string =>
  path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH)}…` : path;

/**
 * One line for each request: "request completed" or, when the visitor left before the end, "request
 * aborted". Holds no address, no user agent, no query, no body. Stands behind `requestId`.
 */
export function requestLog(log: Log): HttpLogger<Request, Response> {
  return pinoHttp<Request, Response>({
    logger: log,
    // The standard shape has addresses and headers in it, and costs as much again as the line.
    wrapSerializers: false,
    serializers: {
      req: (req: Request) => ({
        id: req.id,
        method: req.method,
        path: shortPath(pathOf(req)),
      }),
      res: ({ statusCode }: Response) => ({ status: statusCode }),
    },
    customAttributeKeys: { responseTime: 'ms' },
    // Probes come every second, and a server that drains refuses each of them on purpose.
    customLogLevel: (req, { statusCode }) =>
      kindOf(pathOf(req)) === 'ops' ? 'debug' : statusCode >= 500 ? 'error' : 'info',
    // pino-http knows only that something failed; what it was is in the error handler's line.
    customErrorObject: (_req, _res, _error, { err: _err, ...line }: Record<string, unknown>) =>
      line,
  });
}
