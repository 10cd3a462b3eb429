import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Metrics, RequestKind } from '../ops/metrics.ts';
import type { Log } from '../types.ts';
import { requestIdOf } from './request-id.ts';

/** Without the query string: campaign links and mistyped forms put personal data there. */
const pathOf = (url: string): string => {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  return path.length > 200 ? `${path.slice(0, 200)}…` : path;
};

/** What the path asks for. `page` also covers paths that turn out to be none. */
export function kindOf(path: string): RequestKind {
  if (path.startsWith('/assets/')) return 'asset';
  if (path === '/api/enquiries') return 'enquiry';
  if (path.startsWith('/api/')) return 'api';
  if (path === '/healthz' || path === '/readyz' || path === '/metrics') return 'ops';
  return /\.\w+$/.test(path) ? 'file' : 'page';
}

/**
 * One line and one count for each request. `finished` is called once an answer is through: at once
 * by the hot path, on `close` by the middleware. Holds no address, no user agent, no query, no body.
 */
export function createRequestLog(log: Log, metrics: Metrics) {
  const finished = (
    req: IncomingMessage,
    res: ServerResponse,
    startedAt: number,
    path: string,
    kind: RequestKind,
  ) => {
    const ms = performance.now() - startedAt;
    const status = res.statusCode;
    metrics.countRequest(kind, status, ms);
    // Probes come every few seconds and say nothing while all is well.
    const level = status >= 500 ? 'error' : kind === 'ops' ? 'debug' : 'info';
    if (!log.isLevelEnabled(level)) return;
    const line = {
      id: requestIdOf(req),
      method: req.method,
      path,
      status,
      ms: Math.round(ms * 100) / 100,
      kind,
    };
    // The visitor left before the end.
    if (!res.writableEnded) log[level]({ ...line, aborted: true }, 'request');
    else log[level](line, 'request');
  };

  return {
    /** For an answer that came from the page cache. */
    cached(req: IncomingMessage, res: ServerResponse, startedAt: number): void {
      finished(req, res, startedAt, pathOf(req.url ?? ''), 'page-cached');
    },
    /** For everything else. */
    middleware: ((req, res, next) => {
      const startedAt = performance.now();
      const path = pathOf(req.originalUrl);
      res.once('close', () => finished(req, res, startedAt, path, kindOf(path)));
      next();
    }) satisfies RequestHandler,
  };
}
