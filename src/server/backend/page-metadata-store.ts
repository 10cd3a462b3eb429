import { LRUCache } from 'lru-cache';
import { parsePageSeo, samePageSeo, type PageSeo } from '../../seo/page-seo.ts';
import type { BackendClient } from './database.ts';
import type { BackendLog } from './types.ts';

/** What the backend has on a path: its own record, and the root's where it has none of its own. */
export interface StoredSeo {
  exact: PageSeo | null;
  /** Read only when `exact` is null; for the root path itself always null. */
  root: PageSeo | null;
  /** A read failed and memory had nothing either: what is shown now may change soon. */
  degraded: boolean;
}

export interface PageMetadataStore {
  /** Never rejects, and never takes longer than `timeoutMs`. */
  get(path: string): Promise<StoredSeo>;
}

export interface PageMetadataStoreOptions {
  client: BackendClient;
  /** Milliseconds; only differences matter. */
  now: () => number;
  log: BackendLog;
  /** How long a record is served without asking again (SPEC.md 7: 60 s). */
  freshMs?: number;
  /** How long after that it is still served while it is read again (SPEC.md 7: 5 min in all). */
  staleMs?: number;
  /** Most paths held; the least recently used goes first. */
  maxEntries?: number;
  /** Longest that a visitor waits for the backend. */
  timeoutMs?: number;
  /** Paths of the site. Any other is neither read nor kept; it gets the root's record. */
  isKnownPath?: (path: string) => boolean;
  /** A path's metadata turned out different from what was served: rendered pages of it are old. */
  onChange?: (path: string) => void;
}

interface Entry {
  record: PageSeo | null;
  /** False while nothing but failures has been seen. */
  known: boolean;
  freshUntil: number;
  staleUntil: number;
}

type ReadResult = { ok: true; record: PageSeo | null } | { ok: false };

/** After a failed read the backend is left alone for this long. */
const RETRY_MS = 5_000;
const NO_ROW = 'PGRST116';

/**
 * Page metadata in memory (SPEC.md 4): fresh records at once; stale ones at once while one read
 * renews them; a failing backend costs one visitor `timeoutMs`, after which everybody gets what is
 * in memory, else the root's record, else nulls. Errors are logged, never thrown: one warning when
 * reads begin to fail, one line when they work again, whatever the number of paths between.
 */
export function createPageMetadataStore(options: PageMetadataStoreOptions): PageMetadataStore {
  const { client, now, log, onChange } = options;
  const freshMs = options.freshMs ?? 60_000;
  const staleMs = options.staleMs ?? 240_000;
  const timeoutMs = options.timeoutMs ?? 800;
  const isKnownPath = options.isKnownPath ?? (() => true);
  const entries = new LRUCache<string, Entry>({ max: options.maxEntries ?? 5_000 });
  const flights = new Map<string, Promise<Entry>>();

  async function query(path: string, signal: AbortSignal): Promise<ReadResult> {
    const { data, error } = await client
      .from('page_seo')
      .select('*')
      .eq('path', path)
      .retry(false)
      .abortSignal(signal)
      .single();
    if (error?.code === NO_ROW) return { ok: true, record: null };
    if (error) throw new Error(`${error.code} ${error.message}`.trim());
    const record = parsePageSeo(data);
    if (record) return { ok: true, record };
    // The backend is there, this one row is wrong: somebody has to mend it.
    log.warn({ path }, 'A record of page_seo can not be used');
    return { ok: false };
  }

  let isFailing = false;
  function noteFailure(path: string, reason: string): void {
    if (isFailing) log.debug({ path, reason }, 'Page metadata could not be read');
    else
      log.warn(
        { path, reason },
        'Page metadata could not be read; until it can, pages show what is remembered, or the defaults',
      );
    isFailing = true;
  }

  function noteSuccess(): void {
    if (isFailing) log.info({}, 'Page metadata can be read again');
    isFailing = false;
  }

  async function read(path: string, signal: AbortSignal): Promise<Entry> {
    let result: ReadResult = { ok: false };
    try {
      result = await Promise.race([query(path, signal), rejectOnAbort(signal)]);
      noteSuccess();
    } catch (error) {
      const reason = signal.aborted ? `no answer within ${timeoutMs} ms` : (error as Error).message;
      noteFailure(path, reason);
    }
    return keep(path, result);
  }

  function keep(path: string, result: ReadResult): Entry {
    const before = entries.peek(path);
    const freshUntil = now() + (result.ok ? freshMs : Math.min(RETRY_MS, freshMs));
    const entry: Entry = {
      record: result.ok ? result.record : (before?.record ?? null),
      known: result.ok || (before?.known ?? false),
      freshUntil,
      staleUntil: freshUntil + staleMs,
    };
    entries.set(path, entry);
    if (before && !samePageSeo(before.record, entry.record)) announce(path);
    return entry;
  }

  /** The root's record also stands on every path that has none of its own. */
  function announce(path: string): void {
    if (!onChange) return;
    const paths = [path];
    if (path === '/')
      for (const [other, { record }] of entries.entries())
        if (other !== '/' && record === null) paths.push(other);
    try {
      paths.forEach(onChange);
    } catch (error) {
      log.error({ err: error }, 'A change of page metadata could not be passed on');
    }
  }

  /** One read for simultaneous requests. */
  function fly(path: string, signal: AbortSignal): Promise<Entry> {
    const running = flights.get(path);
    if (running) return running;
    const flight = read(path, signal).finally(() => flights.delete(path));
    flights.set(path, flight);
    return flight;
  }

  async function lookUp(path: string, signal: () => AbortSignal): Promise<Entry | undefined> {
    const entry = entries.get(path);
    const time = now();
    if (entry && time < entry.freshUntil) return entry;
    if (entry && time < entry.staleUntil) {
      void fly(path, AbortSignal.timeout(timeoutMs));
      return entry;
    }
    // The root's read may have been begun by a later visitor: nobody waits past their own limit.
    const limit = signal();
    if (limit.aborted) return entry ?? keep(path, { ok: false });
    return Promise.race([fly(path, limit), rejectOnAbort(limit).catch(() => entries.get(path))]);
  }

  return {
    async get(path) {
      let limit: AbortSignal | undefined;
      const signal = () => (limit ??= AbortSignal.timeout(timeoutMs));

      const own = isKnownPath(path) ? await lookUp(path, signal) : undefined;
      const exact = own?.record ?? null;
      const degraded = isKnownPath(path) && !own?.known;
      if (exact || path === '/') return { exact, root: null, degraded };

      const root = await lookUp('/', signal);
      return { exact, root: root?.record ?? null, degraded: degraded || !root?.known };
    },
  };
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(signal.reason as Error);
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
}
