import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page in one encoding, ready to be written. */
export interface Representation {
  body: Buffer;
  etag: string;
  /** Flat name-value list for `writeHead`. */
  headers: readonly string[];
}

/** A rendered page, ready in every encoding. */
export interface CachedPage {
  representations: Record<Encoding, Representation>;
  renderedAt: number;
}

/** A complete, error-free render with status 200. */
export interface RenderedPage {
  html: Buffer;
  /** Headers that every encoding shares. */
  headers: Readonly<Record<string, string>>;
}

export interface PageCacheOptions {
  /** Upper bound of all bodies, in bytes; the least recently used page goes first. */
  maxBytes: number;
  /** How long a page is served without rendering it anew in the background, in ms. */
  freshMs: number;
  now(): number;
}

export interface PageCache {
  get(key: string): { page: CachedPage; isFresh: boolean } | undefined;
  /** Compresses in the background (brotli 11, gzip 9) and stores; resolves when it is stored. */
  put(key: string, page: RenderedPage): Promise<void>;
  /** Drops the pages of a path, whatever their parameters. */
  drop(pathname: string): void;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Rendered pages by key, bounded by bytes, each compressed once. */
export function createPageCache({ maxBytes, freshMs, now }: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ representations: { br, gzip, identity } }) =>
      br.body.length + gzip.body.length + identity.body.length,
  });
  /** Counts what was dropped while a page was being compressed, so that it isn't put back. */
  let drops = 0;

  return {
    get(key) {
      const page = pages.get(key);
      return page && { page, isFresh: now() - page.renderedAt < freshMs };
    },
    async put(key, { html, headers }) {
      const renderedAt = now();
      const dropsBefore = drops;
      const [br, gz] = await Promise.all([
        brotli(html, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
          },
        }),
        deflate(html, { level: 9 }),
      ]);
      if (drops !== dropsBefore) return;
      const tag = createHash('sha256').update(html).digest('base64url').slice(0, 22);
      pages.set(key, {
        renderedAt,
        representations: {
          br: represent(br, 'br', tag, headers),
          gzip: represent(gz, 'gzip', tag, headers),
          identity: represent(html, 'identity', tag, headers),
        },
      });
    },
    drop(pathname) {
      drops += 1;
      for (const key of pages.keys()) {
        if (key === pathname || key.startsWith(`${pathname}?`)) pages.delete(key);
      }
    },
  };
}

function represent(
  body: Buffer,
  encoding: Encoding,
  tag: string,
  shared: Readonly<Record<string, string>>,
): Representation {
  const etag = `"${tag}-${encoding}"`;
  const headers = Object.entries(shared).flat();
  headers.push('ETag', etag, 'Vary', 'Accept-Encoding');
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  return { body, etag, headers };
}
