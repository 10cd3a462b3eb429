import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A complete, error-free render. */
export interface RenderedPage {
  status: number;
  html: Buffer;
  /** Headers that every encoding shares. */
  headers: Readonly<Record<string, string>>;
  /** Its metadata only stands in until the backend can be asked again: it is kept for seconds. */
  isStopgap?: boolean;
}

/** A rendered page, ready to be sent. */
export interface CachedPage {
  status: number;
  /** Brotli takes its time, and comes a little later than the others. */
  bodies: { gzip: Buffer; identity: Buffer; br?: Buffer };
  /** Hash of the HTML; an encoding's ETag is made from it. */
  tag: string;
  headers: Readonly<Record<string, string>>;
  /** Times by the cache's clock: until then it is served, and for so long without being rendered anew. */
  servedUntil: number;
  freshUntil: number;
}

export interface PageCacheOptions {
  /** Upper bound of all bodies, in bytes; the least recently used page goes first. */
  maxBytes?: number;
  /** How long a page is served without rendering it anew in the background, in ms. */
  freshMs?: number;
  /** How old a page may be that is still served, in ms. */
  maxAgeMs?: number;
  /** A clock that never steps back, in ms. */
  now?(): number;
}

/** A page is some 150 kB in all encodings; this holds several hundred. */
const MAX_BYTES = 128 * 1024 * 1024;
const FRESH_MS = 60_000;
/** With the time of a render and of a proxy below the two minutes in which a change has to show. */
const MAX_AGE_MS = 110_000;
/** As long as metadata.ts waits before it asks a backend again that failed. */
const STOPGAP_FRESH_MS = 5_000;
/** A render that waits for a backend that hangs takes some of these; visitors need not wait with it. */
const STOPGAP_MAX_AGE_MS = 10_000;

export interface PageCache {
  /** The page, unless it is too old to be served. */
  get(key: string): { rendered: CachedPage; isFresh: boolean } | undefined;
  /** Grows whenever a page is dropped. Take it before a page's metadata is read, for `put`. */
  version(): number;
  /**
   * Stores a page in gzip at once: a new process would render it for every visitor meanwhile, and
   * have no time for probes. Brotli follows in the background, one page after the other; of a page
   * that waits already, the later render takes its place. A page whose `version` is out of date may
   * show what was dropped for: it isn't kept.
   */
  put(key: string, page: RenderedPage, version: number): void;
  /** Resolves when no page waits for brotli. */
  compressed(): Promise<void>;
  /** Drops the pages of a path, whatever their parameters. */
  drop(pathname: string): void;
  /** Drops every page. */
  clear(): void;
}

const brotli = promisify(brotliCompress);

/** Rendered pages by key, bounded by bytes, each compressed once. */
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

  /** One at a time: more would take the threads that read files for visitors. */
  async function compressAll(): Promise<void> {
    try {
      for (const [key, page] of waiting) {
        waiting.delete(key);
        const { bodies } = page;
        const br = await brotli(bodies.identity, {
          params: { [constants.BROTLI_PARAM_SIZE_HINT]: bodies.identity.length },
        });
        const current = pages.peek(key);
        // Unless it was dropped, or became another meanwhile.
        if (current?.tag === page.tag)
          pages.set(key, { ...current, bodies: { ...current.bodies, br } });
      }
    } catch {
      // No memory for it: what isn't compressed is sent in gzip.
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
      // Rendered anew each minute, a page is mostly what it was: it keeps what is compressed.
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
