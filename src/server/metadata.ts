import { LRUCache } from 'lru-cache';
import { samePageSeo, type PageSeo } from '../seo/page-seo.ts';
import type { Backend } from './backend/backend.ts';
import type { Log } from './types.ts';

/** What the backend has on a path: its own record, and the root's where it has none of its own. */
export interface StoredSeo {
  exact: PageSeo | null;
  /** Null when `exact` is not; for the root path itself always. */
  root: PageSeo | null;
  /** A read failed and memory had nothing either: what is shown now may change soon. */
  degraded: boolean;
}

export interface MetadataStore {
  /**
   * Never rejects, and takes no longer than `timeoutMs`.
   *
   * @param path a canonical path of the site; any other would only fill the memory
   * @param options.fresh waits for the renewal of a stale record instead of answering with it
   */
  lookup(path: string, options?: { fresh?: boolean }): Promise<StoredSeo>;
}

export interface MetadataStoreOptions {
  readPageSeo: Backend['readPageSeo'];
  log: Log;
  /** A path's metadata turned out different from what was served: rendered pages of it are old. */
  onChange?: (path: string) => void;
  /** How long a record is served without asking again, in milliseconds. */
  freshMs?: number;
  /** How long after that it is still served while it is read again; five minutes in all. */
  staleMs?: number;
  /** Longest that a visitor waits for the backend. */
  timeoutMs?: number;
  /** The clock; one that only goes forward, so that setting the machine's freezes nothing. */
  clock?: { now(): number };
}

interface Entry {
  record: PageSeo | null;
  /** False while nothing but failures has been seen. */
  known: boolean;
}

/** After a failed read a path is left alone for this long. */
const RETRY_MS = 5_000;
const MAX_PATHS = 5_000;

/**
 * Page metadata in memory: fresh records at once; stale ones at once while one read renews them; a
 * failing backend costs one visitor `timeoutMs`, after which everybody gets what is in memory, else
 * the root's record, else nulls. Errors are logged, never thrown: one warning when reads begin to
 * fail, one line when they work again, whatever the number of paths between.
 */
export function createMetadataStore(options: MetadataStoreOptions): MetadataStore {
  const { readPageSeo, log, onChange, clock = performance } = options;
  const { freshMs = 60_000, staleMs = 240_000, timeoutMs = 800 } = options;
  let isFailing = false;

  const cache = new LRUCache<string, Entry>({
    max: MAX_PATHS,
    ttl: freshMs,
    allowStale: true,
    noDeleteOnStaleGet: true,
    perf: clock,
    // What is thrown out for want of room is still an answer.
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

  /** The second try meets a connection that was cut while it lay idle, and the like. */
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
        'Page metadata could not be read; until it can, pages show what is remembered, or the defaults',
      );
    isFailing = true;
  }

  /** Called once the new entry can be looked up. The root's record stands on every page without. */
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
    cache.fetch(path, { allowStale: !fresh && cache.getRemainingTTL(path) > -staleMs });

  return {
    async lookup(path, { fresh = false } = {}) {
      // Side by side, so that both are there within one limit.
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
