import type { RequestHandler } from 'express';
import type { Metrics } from '../ops/metrics.ts';
import { kindOf, pathOf } from './request-kind.ts';

declare module 'node:http' {
  interface ServerResponse {
    /** Set by the page cache: these answers are counted apart. */
    isFromPageCache?: true;
  }
}

/** Counts each request once its answer is through, or its visitor gone. */
export function requestMetrics(metrics: Metrics): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    const kind = kindOf(pathOf(req));
    res.once('close', () => {
      const ms = performance.now() - startedAt;
      metrics.countRequest(res.isFromPageCache ? 'page-cached' : kind, res.statusCode, ms);
    });
    next();
  };
}
