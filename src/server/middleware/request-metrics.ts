import type { RequestHandler } from 'express';
import type { Metrics } from '../ops/metrics.ts';
import { kindOf, pathOf } from './request-kind.ts';

declare module 'node:http' {
  interface ServerResponse {
    /** It leaves as it is kept in memory: pages are counted apart, and nothing compresses it again. */
    isKept?: true;
  }
}

/** Counts each request once its answer is through, or its visitor gone. */
export function requestMetrics(metrics: Metrics): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    const kind = kindOf(pathOf(req));
    res.once('close', () => {
      const ms = performance.now() - startedAt;
      metrics.countRequest(
        res.isKept && kind === 'page' ? 'page-cached' : kind,
        res.statusCode,
        ms,
      );
    });
    next();
  };
}
