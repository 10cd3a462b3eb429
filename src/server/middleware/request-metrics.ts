import type { RequestHandler } from 'express';
import type { Metrics } from '../ops/metrics.ts';
import { kindOf, pathOf } from '../request.ts';

declare module 'node:http' {
  interface ServerResponse {
    /** A response of the cache, not made for this client. */
    isFromCache?: boolean;
  }
}

/** Counts each request when its response is sent or its visitor has left. */
export function requestMetrics(metrics: Metrics): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    const kind = kindOf(pathOf(req.originalUrl));
    res.once('close', () => {
      const ms = performance.now() - startedAt;
      metrics.countRequest(
        res.isFromCache && kind === 'page' ? 'page-cached' : kind,
        res.statusCode,
        ms,
      );
    });
    next();
  };
}
