import type { ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { preferredEncoding } from './cached-response.ts';
import type { Encoding, RenderedPage } from './page-cache.ts';

/**
 * Sends a page that was rendered for this request, compressed in one go: for a whole document that
 * costs a third of what the streaming `compression` does. The qualities are the knee of size
 * against CPU time (docs/performance.md); the cache's own are the best there are.
 */
export function sendWhole(res: ServerResponse, status: number, page: RenderedPage): void {
  const encoding = preferredEncoding(res.req.headers['accept-encoding']);
  const body = compressors[encoding](page.html);
  res.writeHead(status, {
    ...page.headers,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Content-Length': body.length,
    Vary: 'Accept-Encoding',
  });
  res.end(body);
}

const compressors: Record<Encoding, (html: Buffer) => Buffer> = {
  br: (html) =>
    brotliCompressSync(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 2,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
  gzip: (html) => gzipSync(html, { level: 1, chunkSize: 65_536 }),
  identity: (html) => html,
};
