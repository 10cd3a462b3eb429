import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Request, Response } from 'express';
import { HttpError } from '../http-error.ts';

/** A complete render without errors. */
interface RenderedPage {
  status: number;
  html: Buffer;
  /** Headers that all encodings share. */
  headers: Readonly<Record<string, string>>;
  /** Rendered with fallback metadata because the backend failed: cached for seconds only. */
  isStopgap?: boolean;
}

/** A rendered page, ready to send. */
interface CachedPage {
  status: number;
  /** Brotli compression finishes later than the others. */
  bodies: { gzip: Buffer; identity: Buffer; br?: Buffer };
  /** A hash of the HTML, part of each encoding's ETag. */
  tag: string;
  headers: Readonly<Record<string, string>>;
  /** Times on the cache's clock. */
  servedUntil: number;
  freshUntil: number;
}

interface PageCacheOptions {
  /** Size limit of all bodies, in bytes; the least recently used page is evicted. */
  maxBytes?: number;
  /** How long a page is fresh, in ms; after that it is rendered again in the background. */
  freshMs?: number;
  /** The maximum age of a served page, in ms. */
  maxAgeMs?: number;
  /** A monotonic clock, in ms. */
  now?(): number;
}

/** A page has some 150 kB in all encodings; this holds several hundred. */
const MAX_BYTES = 128 * 1024 * 1024;
const FRESH_MS = 60_000;
/** Plus a render and a proxy's cache, a change shows within two minutes. */
const MAX_AGE_MS = 110_000;
/** The same time as metadata.ts waits before it retries a failed read. */
const STOPGAP_FRESH_MS = 5_000;
/** A background render may wait for a slow backend; visitors must not wait with it. */
const STOPGAP_MAX_AGE_MS = 10_000;

export interface PageCache {
  /** The page, unless it is too old. */
  get(key: string): { rendered: CachedPage; isFresh: boolean } | undefined;
  /** Increases whenever a page is dropped. Read it before the page's metadata, for `put`. */
  version(): number;
  /**
   * Stores a page in gzip at once, so that a new process need not render it again for each visitor. Brotli
   * follows in the background, one page at a time; a newer render of a waiting page replaces it. A page with
   * an outdated `version` is discarded, because its metadata may be stale.
   */
  put(key: string, page: RenderedPage, version: number): void;
  /** Resolves when no brotli compression is pending. */
  compressed(): Promise<void>;
  /** Drops all pages of a path, whatever their parameters. */
  drop(pathname: string): void;
  /** Drops every page. */
  clear(): void;
}

const brotli = promisify(brotliCompress);

/** Creates the cache of rendered pages, compressed once each and bounded by bytes. */
export function createPageCache({
  maxBytes = MAX_BYTES,
  freshMs = FRESH_MS,
  maxAgeMs = MAX_AGE_MS,
  now = () => performance.now(),
}: PageCacheOptions = {}): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bodies: { br, gzip, identity } }) =>
      (br?.length ?? 0) + gzip.length + identity.length,
  });
  let version = 0;
  const waiting = new Map<string, CachedPage>();
  let compressing: Promise<void> | undefined;

  /** One at a time: more would occupy the threads that read files for visitors. */
  async function compressAll(): Promise<void> {
    try {
      for (const [key, page] of waiting) {
        waiting.delete(key);
        const { bodies } = page;
        const br = await brotli(bodies.identity, {
          params: { [constants.BROTLI_PARAM_SIZE_HINT]: bodies.identity.length },
        });
        const current = pages.peek(key);
        // Unless it was dropped or replaced meanwhile.
        if (current?.tag === page.tag)
          pages.set(key, { ...current, bodies: { ...current.bodies, br } });
      }
    } catch {
      // Out of memory: this page is sent in gzip.
    } finally {
      compressing = undefined;
    }
  }

  return {
    get(key) {
      const page = pages.get(key);
      if (!page || now() >= page.servedUntil) return undefined;
      return { rendered: page, isFresh: now() < page.freshUntil };
    },
    version: () => version,
    put(key, { status, html, headers, isStopgap = false }, takenAt) {
      if (takenAt !== version) return;
      const tag = createHash('sha256').update(html).digest('base64url').slice(0, 22);
      const before = pages.peek(key);
      // A page that is rendered again is usually unchanged and keeps its compressed bodies.
      const bodies: CachedPage['bodies'] =
        before?.tag === tag ? before.bodies : { gzip: gzipSync(html), identity: html };
      const page: CachedPage = {
        status,
        bodies,
        tag,
        headers,
        freshUntil: now() + (isStopgap ? STOPGAP_FRESH_MS : freshMs),
        servedUntil: now() + (isStopgap ? STOPGAP_MAX_AGE_MS : maxAgeMs),
      };
      pages.set(key, page);
      if (bodies.br) return;
      waiting.set(key, page);
      compressing ??= compressAll();
    },
    compressed: async () => compressing,
    drop(pathname) {
      version += 1;
      for (const key of pages.keys()) {
        if (key === pathname || key.startsWith(`${pathname}?`)) pages.delete(key);
      }
    },
    clear() {
      version += 1;
      pages.clear();
    },
  };
}

/** In order of preference. */
const COMPRESSED = ['br', 'gzip'] as const;

/**
 * Sends a cached page in the best encoding that the client accepts and that is ready. Express handles 304 and
 * HEAD.
 *
 * @throws HttpError 412 if the client requires another version
 */
export function sendCached(req: Request, res: Response, kept: CachedPage): void {
  const { status, bodies, tag, headers } = kept;
  const encoding =
    COMPRESSED.find((name) => bodies[name] && req.acceptsEncodings(name)) ?? 'identity';
  const etag = `"${tag}-${encoding}"`;
  const wanted = req.get('if-match');
  if (wanted && wanted !== '*' && !wanted.split(',').some((tag) => tag.trim() === etag))
    throw new HttpError(412, 'There is another version at this address by now.');
  res.status(status).set(headers).set({ ETag: etag, Vary: 'Accept-Encoding' });
  res.set('Server-Timing', 'cache');
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  res.isFromCache = true;
  res.send(bodies[encoding]);
}
