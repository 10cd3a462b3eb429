import type { Request } from 'express';
import { fieldEndpoint } from '../../field/message.ts';
import type { RequestKind } from '../ops/metrics.ts';

/**
 * The path that was asked for, also inside a mounted router, without the query string: campaign links
 * and mistyped forms put personal data there.
 */
export function pathOf({ originalUrl }: Request): string {
  const [path = ''] = originalUrl.split('?', 1);
  return path;
}

/** What the path asks for. `page` also covers paths that turn out to be none. */
export function kindOf(path: string): RequestKind {
  if (path.startsWith('/assets/')) return 'asset';
  if (path === '/api/enquiries') return 'enquiry';
  if (path === fieldEndpoint) return 'field';
  if (path.startsWith('/api/')) return 'api';
  if (path === '/healthz' || path === '/readyz' || path === '/metrics') return 'ops';
  return /\.\w+$/.test(path) ? 'file' : 'page';
}
