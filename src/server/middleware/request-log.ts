import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { pinoHttp, type HttpLogger } from 'pino-http';
import type { Log } from '../types.ts';
import { kindOf, pathOf } from './request-kind.ts';

const LONGEST_PATH = 200;

/** A path as a log line holds it: cut where only an attack is longer. */
export const shortPath = (path: string): string =>
  path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH)}…` : path;

/** What a balancer may hand in: no spaces, no quotes, nothing that could forge a log line. */
const acceptable = /^[A-Za-z0-9._:-]{8,128}$/;

const processPart = randomBytes(5).toString('hex');
let count = 0;

/** A balancer's id when it has a sane one, else the process's random part and a counter. */
function requestId(given: string | undefined): string {
  if (given !== undefined && acceptable.test(given)) return given;
  count += 1;
  return `${processPart}-${count.toString(36)}`;
}

/** Lines that a second may have of answers that are kept: one client can ask for thousands. */
const LINES_A_SECOND = 100;

/** Lets the first hundred lines of each second be written, and says how many were left out. */
function createSampler(log: Log): () => boolean {
  let written = 0;
  let leftOut = 0;
  setInterval(() => {
    if (leftOut > 0) log.info({ leftOut }, 'requests of kept answers were left out here');
    written = 0;
    leftOut = 0;
  }, 1_000).unref();
  return () => {
    const isRoom = written < LINES_A_SECOND;
    if (isRoom) written += 1;
    else leftOut += 1;
    return isRoom;
  };
}

/**
 * Names each request and tells the client (`X-Request-Id`); writes one line for it: "request completed"
 * or, when the visitor left before the end, "request aborted". Holds no address, no user agent, no
 * query, no body. Of answers that are kept in memory a hundred a second are written.
 */
export function requestLog(log: Log): HttpLogger<Request, Response> {
  const mayWrite = createSampler(log);
  return pinoHttp<Request, Response>({
    logger: log,
    genReqId(req, res) {
      const id = requestId(req.get('x-request-id'));
      res.set('X-Request-Id', id);
      return id;
    },
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
    customLogLevel(req, { statusCode, isKept }) {
      // Probes come every second, and a server that drains refuses each of them on purpose. A line for
      // each message of a browser would let a flood fill the log.
      if (['ops', 'field'].includes(kindOf(pathOf(req)))) return 'debug';
      if (statusCode >= 500) return 'error';
      return isKept && !mayWrite() ? 'silent' : 'info';
    },
    // pino-http knows only that something failed; what it was is in the error handler's line.
    customErrorObject: (_req, _res, _error, { err: _err, ...line }: Record<string, unknown>) =>
      line,
  });
}
