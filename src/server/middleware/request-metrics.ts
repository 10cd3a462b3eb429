import type { RequestHandler, Request } from 'express';
import type { Metrics, RequestKind } from '../ops/metrics.ts';
import { visitsEndpoint } from '../../visits/message.ts';

/**
 * The requested path, also within a mounted router, without the query string, which may contain personal
 * data.
 */
export function pathOf({ originalUrl }: Request): string {
  const [path = ''] = originalUrl.split('?', 1);
  return path;
}

/** The kind of a request by its path. `page` includes unknown paths. */
export function kindOf(path: string): RequestKind {
  if (path.startsWith('/assets/')) return 'asset';
  if (path === '/api/enquiries') return 'enquiry';
  if (path === visitsEndpoint) return 'visits';
  if (path.startsWith('/api/')) return 'api';
  if (path === '/healthz' || path === '/readyz' || path === '/metrics') return 'ops';
  return /\.\w+$/.test(path) ? 'file' : 'page';
}

declare module 'node:http' {
  interface ServerResponse {
    /** The answer is sent from memory: counted as cached, and not compressed again. */
    isFromCache?: true;
  }
}

/** Counts each request when its answer is sent or its visitor has left. */
export function requestMetrics(metrics: Metrics): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    const kind = kindOf(pathOf(req));
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
