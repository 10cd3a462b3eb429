import { join } from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import { LRUCache } from 'lru-cache';
import { samePageSeo, type PageSeo } from '../seo/page-seo.ts';
import type { Backend } from './backend/backend.ts';
import type { Log } from './log.ts';

/** A path's metadata records: its own, and the root's as its fallback. */
interface StoredSeo {
  exact: PageSeo | null;
  /** Null when `exact` is set; for the root path itself always null. */
  root: PageSeo | null;
  /** A read failed and nothing was cached: the values may change soon. */
  degraded: boolean;
}

export interface MetadataStore {
  /**
   * Never rejects, and takes no longer than `timeoutMs`.
   *
   * @param path a canonical path of the site; others would only fill the cache
   * @param options.fresh waits for the renewal of a stale record instead of returning it
   */
  lookup(path: string, options?: { fresh?: boolean }): Promise<StoredSeo>;
}

export interface MetadataStoreOptions {
  readPageSeo: Backend['readPageSeo'];
  log: Log;
  /** Called when a path's metadata has changed: its rendered pages are stale. */
  onChange?: (path: string) => void;
  /** How long a record is fresh, in milliseconds. */
  freshMs?: number;
  /** How long a visitor waits for the backend at most. */
  timeoutMs?: number;
  /** A monotonic clock. */
  clock?: { now(): number };
}

interface Entry {
  record: PageSeo | null;
  /** False when all reads so far have failed. */
  known: boolean;
}

/** How long a stale record is served while it is renewed; with a minute of freshness five minutes in all. */
const STALE_MS = 240_000;
/** How long a path is not read again after a failed read. */
const RETRY_MS = 5_000;
const MAX_PATHS = 5_000;

/**
 * Page metadata, cached in memory: fresh records are returned at once, stale ones at once while one read
 * renews them. A failing backend delays one visitor by `timeoutMs`; after that all visitors get the cached
 * record, else the root's, else nulls. Errors are logged, never thrown: one warning when reads begin to fail,
 * one line when they work again.
 */
export function createMetadataStore(options: MetadataStoreOptions): MetadataStore {
  const { readPageSeo, log, onChange, clock = performance } = options;
  const { freshMs = 60_000, timeoutMs = 800 } = options;
  let isFailing = false;

  const cache = new LRUCache<string, Entry>({
    max: MAX_PATHS,
    ttl: freshMs,
    allowStale: true,
    noDeleteOnStaleGet: true,
    perf: clock,
    // A record that was evicted for lack of space is still a valid result.
    ignoreFetchAbort: true,
    disposeAfter(before, path, reason) {
      if (reason === 'set') noteChange(path, before);
    },
    async fetchMethod(path, before, { options: entryOptions }) {
      try {
        const record = await readTwice(path, AbortSignal.timeout(timeoutMs));
        if (isFailing) log.info('Page metadata can be read again');
        isFailing = false;
        return { record, known: true };
      } catch (error) {
        noteFailure(path, (error as Error).message);
        entryOptions.ttl = Math.min(RETRY_MS, freshMs);
        return before ?? { record: null, known: false };
      }
    },
  });

  /** The retry covers a keep-alive connection that was closed while idle. */
  async function readTwice(path: string, limit: AbortSignal): Promise<PageSeo | null> {
    try {
      return await readPageSeo(path, limit);
    } catch (error) {
      if (limit.aborted) throw error;
      return await readPageSeo(path, limit);
    }
  }

  function noteFailure(path: string, reason: string): void {
    if (isFailing) log.debug({ path, reason }, 'Page metadata could not be read');
    else
      log.warn(
        { path, reason },
        'Page metadata could not be read; meanwhile pages show cached metadata, or the defaults',
      );
    isFailing = true;
  }

  /** Called once the new entry is in the cache. The root's record applies to every page without its own. */
  function noteChange(path: string, before: Entry): void {
    const after = cache.peek(path, { allowStale: true });
    if (!after || samePageSeo(before.record, after.record)) return;
    if (before.known) log.info({ path }, 'The record of a page has changed');
    onChange?.(path);
    if (path !== '/') return;
    for (const [other, { record }] of [...cache.entries()])
      if (other !== '/' && record === null) onChange?.(other);
  }

  const get = (path: string, fresh: boolean): Promise<Entry | undefined> =>
    cache.fetch(path, { allowStale: !fresh && cache.getRemainingTTL(path) > -STALE_MS });

  return {
    async lookup(path, { fresh = false } = {}) {
      // In parallel, so that both fit into one time limit.
      const [own, root] = await Promise.all([get(path, fresh), get('/', fresh)]);
      const exact = own?.record ?? null;
      const inherits = exact === null && path !== '/';
      return {
        exact,
        root: inherits ? (root?.record ?? null) : null,
        degraded: !own?.known || (inherits && !root?.known),
      };
    },
  };
}

/** In px. */
interface ImageSize {
  width: number;
  height: number;
}

/**
 * The size of one of the site's own images, read from its file.
 *
 * @param address absolute
 * @param origin the site's, like `https://northveld.example`
 * @returns undefined for an image of another origin, and for a missing or invalid file
 */
export async function ownImageSize(
  address: string,
  origin: string,
  publicDir: string,
): Promise<ImageSize | undefined> {
  const url = URL.parse(address);
  if (url?.origin !== new URL(origin).origin) return undefined;
  try {
    // The URL parser has removed any `..`.
    const { width, height } = await imageSizeFromFile(join(publicDir, url.pathname));
    return { width, height };
  } catch {
    return undefined;
  }
}
