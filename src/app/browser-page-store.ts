import type { PageData, PageKey } from '../content/page-data-types.ts';
import type { PageStore, PreparedPage } from './page-store.ts';
import type { PageState } from './page-state.ts';

/** SPEC.md 7, data fetching defaults: stale time 60 s, cache retention 5 minutes, one retry. */
const STALE_MS = 60_000;
const RETENTION_MS = 300_000;
const RETRIES = 1;

interface Entry {
  page: PreparedPage | Promise<PreparedPage>;
  at: number;
}

/** What the store asks of the outside; `load*` reject when the network fails. */
export interface BrowserPageStoreDeps {
  matchPage(pathname: string): { pageKey: PageKey };
  /** Imports the page's code, with the code of its deferred sections. */
  importPage(pageKey: PageKey): Promise<Pick<PreparedPage, 'Page'>>;
  loadData(pathname: string): Promise<PageData>;
  /** Resolves always: falls back to what is known (SPEC.md 4, page metadata). */
  loadMetadata(pathname: string, key: PageKey, data: PageData): Promise<PageState['metadata']>;
  /** Keys of the pages that have data to load. */
  hasData(pageKey: PageKey): boolean;
  now(): number;
}

/**
 * The browser's pages: fetched on intent, kept for five minutes, asked for anew after one.
 * A failed fetch is forgotten, so that "Try again" tries again.
 */
export function createBrowserPageStore(first: PreparedPage, deps: BrowserPageStoreDeps): PageStore {
  const entries = new Map<string, Entry>([[first.pathname, { page: first, at: deps.now() }]]);

  async function load(pathname: string): Promise<PreparedPage> {
    const { pageKey } = deps.matchPage(pathname);
    const [{ Page }, data] = await Promise.all([
      deps.importPage(pageKey),
      deps.hasData(pageKey) ? withRetry(() => deps.loadData(pathname)) : null,
    ]);
    const metadata = await deps.loadMetadata(pathname, pageKey, data);
    return { pathname, pageKey, data, metadata, jsonLd: null, Page };
  }

  function start(pathname: string): Promise<PreparedPage> {
    const promise = load(pathname);
    const entry: Entry = { page: promise, at: deps.now() };
    entries.set(pathname, entry);
    promise.then(
      (page) => (entry.page = page),
      () => entries.get(pathname) === entry && entries.delete(pathname),
    );
    return promise;
  }

  return {
    read(pathname) {
      return entries.get(pathname)?.page ?? start(pathname);
    },
    prefetch(pathname) {
      const now = deps.now();
      for (const [path, { at }] of entries) {
        if (path !== location.pathname && now - at > RETENTION_MS) entries.delete(path);
      }
      const known = entries.get(pathname);
      if (!known || (now - known.at > STALE_MS && pathname !== location.pathname)) {
        start(pathname).catch(() => {}); // reading it reports the failure
      }
    },
  };
}

async function withRetry<T>(attempt: () => Promise<T>): Promise<T> {
  for (let retriesLeft = RETRIES; ; retriesLeft -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (retriesLeft === 0) throw error;
    }
  }
}
