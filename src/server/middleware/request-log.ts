import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { pinoHttp, type HttpLogger } from 'pino-http';
import type { HttpSettings } from '../env.ts';
import type { Log } from '../log.ts';
import { kindOf, pathOf, shortPath } from '../request.ts';

/** Accepted ids of a balancer: no spaces or quotes that could forge a log line. */
const acceptable = /^[A-Za-z0-9._:-]{8,128}$/;

/** The given id when it is valid, else a new one. */
const requestId = (given: string | undefined): string =>
  given !== undefined && acceptable.test(given) ? given : randomUUID();

/** Probes come every second, and a draining server fails them on purpose. */
const isForDebugging = (req: Request): boolean => kindOf(pathOf(req.originalUrl)) === 'ops';

/**
 * Sets a request id (`X-Request-Id`) and logs one line per request: "request completed" or, when the visitor
 * left before the end, "request aborted". Logs no IP address, user agent, query or body.
 */
export function requestLog(
  log: Log,
  { trustProxy }: Pick<HttpSettings, 'trustProxy'>,
): HttpLogger<Request, Response> {
  return pinoHttp<Request, Response>({
    logger: log,
    genReqId(req, res) {
      // Without a proxy in front, the id would be the client's own.
      const id = requestId(trustProxy > 0 ? req.get('x-request-id') : undefined);
      res.set('X-Request-Id', id);
      return id;
    },
    // The default serializers include IP addresses and headers, and double the cost of a line.
    wrapSerializers: false,
    serializers: {
      req: (req: Request) => ({
        id: req.id,
        method: req.method,
        path: shortPath(pathOf(req.originalUrl)),
      }),
      res: ({ statusCode }: Response) => ({ status: statusCode }),
    },
    customAttributeKeys: { responseTime: 'ms' },
    customLogLevel(req, { statusCode }) {
      if (isForDebugging(req)) return 'debug';
      return statusCode >= 500 ? 'error' : 'info';
    },
    // The error handler logs the error itself; pino-http only knows that there was one.
    customErrorObject: (_req, _res, _error, { err: _err, ...line }: Record<string, unknown>) =>
      line,
  });
}
