import { LRUCache } from 'lru-cache';
import { Gauge, type Registry } from 'prom-client';
import type { SeoRecord } from '../seo/resolve-metadata.ts';
import type { Backend } from './backend/backend.ts';
import type { Log } from './log.ts';

/** What is known of a path's record in page_seo. */
interface SeoRecordState {
  /** Null where the table has none. */
  readonly record: SeoRecord | null;
  /** False until the backend has answered. */
  readonly isKnown: boolean;
}

export const noSeoRecord: SeoRecordState = { record: null, isKnown: true };

const unknownSeoRecord: SeoRecordState = { record: null, isKnown: false };

/** The records that a page's metadata come from. */
interface SeoRecords {
  /** The path's own. */
  exact: SeoRecordState;
  /** That of `/`. */
  root: SeoRecordState;
}

export interface MetadataCache {
  /**
   * Never rejects, and takes no longer than `timeoutMs`.
   *
   * @param path a canonical path of the site; others would only fill the cache
   */
  lookup(path: string): Promise<SeoRecords>;
}

export interface MetadataCacheOptions {
  readSeoRecord: Backend['readSeoRecord'];
  log: Log;
  registry: Registry;
  freshMs?: number;
  /** How long a visitor waits for the backend at most. */
  timeoutMs?: number;
  /** A monotonic clock. */
  clock?: { now(): number };
}

/** How long a stale record is returned while it is renewed: five minutes in all with a minute of freshness. */
const STALE_MS = 240_000;
/** How long after a failed read a path is not read again. */
const RETRY_MS = 5_000;

/**
 * Page metadata, cached in memory. Stale records are returned, too, while one read renews them. A failing backend
 * delays one visitor by `timeoutMs`; then all visitors get the cached record. Errors are logged, never thrown: one
 * warning when reads begin to fail, one line when they work again.
 */
export function createMetadataCache(options: MetadataCacheOptions): MetadataCache {
  const { readSeoRecord, log, clock = performance, freshMs = 60_000, timeoutMs = 800 } = options;
  const { registry } = options;
  let isFailing = false;
  new Gauge({
    name: 'page_metadata_readable',
    help: '1 while page metadata can be read, else 0',
    registers: [registry],
    collect() {
      this.set(isFailing ? 0 : 1);
    },
  });

  const cache = new LRUCache<string, SeoRecordState>({
    max: 10_000, // the library requires a limit; only the site's own addresses are looked up
    ttl: freshMs,
    ttlResolution: 0, // the clock itself: by default a timer for each millisecond under load
    noDeleteOnStaleGet: true,
    perf: clock,
    async fetchMethod(path, stale, { options: entryOptions }) {
      try {
        const record = await readTwice(path, AbortSignal.timeout(timeoutMs));
        if (isFailing) log.info('Page metadata can be read again');
        isFailing = false;
        return record ? { record, isKnown: true } : noSeoRecord;
      } catch (error) {
        noteFailure(path, (error as Error).message);
        entryOptions.ttl = Math.min(RETRY_MS, freshMs);
        return stale ?? unknownSeoRecord;
      }
    },
  });

  /** The retry covers a keep-alive connection that was closed while idle. */
  async function readTwice(path: string, limit: AbortSignal): Promise<SeoRecord | null> {
    try {
      return await readSeoRecord(path, limit);
    } catch (error) {
      if (limit.aborted) throw error;
      return await readSeoRecord(path, limit);
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

  const get = async (path: string): Promise<SeoRecordState> =>
    (await cache.fetch(path, { allowStale: cache.getRemainingTTL(path) > -STALE_MS }))!;

  return {
    async lookup(path) {
      // In parallel, so that both fit into one time limit.
      const [exact, root] = await Promise.all([get(path), get('/')]);
      return { exact, root };
    },
  };
}
