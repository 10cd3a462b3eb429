import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedPage, Encoding } from './page-cache.ts';

/**
 * Answers a GET or HEAD with a cached page: 304 where the visitor has it already (RFC 9110, 13.1.2),
 * else its bytes in the best encoding the visitor takes.
 */
export function sendCached(req: IncomingMessage, res: ServerResponse, page: CachedPage): void {
  const chosen = page.representations[preferredEncoding(req.headers['accept-encoding'])];
  if (matches(req.headers['if-none-match'], chosen.etag)) {
    res.writeHead(304, chosen.headers as string[]).end();
    return;
  }
  res.writeHead(200, [...chosen.headers, 'Content-Length', String(chosen.body.length)]);
  if (req.method === 'HEAD') res.end();
  else res.end(chosen.body);
}

/**
 * @param header the request's Accept-Encoding
 * @returns the encoding to answer in; an encoding with `q=0` is one that the visitor refuses
 */
export function preferredEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : 'identity';
}

function accepts(header: string, encoding: string): boolean {
  const at = header.indexOf(encoding);
  if (at === -1) return false;
  if (!header.includes('q=0', at)) return true;
  const entry = header.split(',').find((part) => part.trim().split(';')[0] === encoding);
  return entry !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(entry);
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch === etag || ifNoneMatch === '*' || ifNoneMatch.includes(etag);
}
