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
  /** A page is to be shown, not just likely to be. */
  isWanted: boolean;
  isPending: boolean;
}

export interface BrowserPageStore extends PageStore {
  /** Pages are on their way, but none that the visitor has asked for. */
  isOnlyFetchingAhead(): boolean;
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
  /** Loads what of the page at hand has waited to be needed so far. */
  completePage(): Promise<void>;
  now(): number;
}

/**
 * The browser's pages: fetched on intent, kept for five minutes, asked for anew after one. The
 * failure of a page that is to be shown stays until `forget`: React reads a page as often as it
 * likes, and a new request each time would never end.
 */
export function createBrowserPageStore(
  first: PreparedPage,
  deps: BrowserPageStoreDeps,
): BrowserPageStore {
  const shown: Entry = { page: first, at: deps.now(), isWanted: true, isPending: false };
  const entries = new Map<string, Entry>([[first.pathname, shown]]);

  async function load(pathname: string): Promise<PreparedPage> {
    const { pageKey } = deps.matchPage(pathname);
    const [{ Page }, data] = await Promise.all([
      deps.importPage(pageKey),
      deps.hasData(pageKey) ? withRetry(() => deps.loadData(pathname)) : null,
    ]);
    const metadata = await deps.loadMetadata(pathname, pageKey, data);
    return { pathname, pageKey, data, metadata, jsonLd: null, Page };
  }

  function start(pathname: string, isWanted: boolean): Promise<PreparedPage> {
    const promise = load(pathname);
    const entry: Entry = { page: promise, at: deps.now(), isWanted, isPending: true };
    entries.set(pathname, entry);
    promise.then(
      (page) => Object.assign(entry, { page, isPending: false }),
      () => {
        entry.isPending = false;
        if (!entry.isWanted && entries.get(pathname) === entry) entries.delete(pathname);
      },
    );
    return promise;
  }

  return {
    read(pathname) {
      const known = entries.get(pathname);
      if (!known) return start(pathname, true);
      known.isWanted = true;
      return known.page;
    },
    forget(pathname) {
      entries.delete(pathname);
    },
    prefetch(href) {
      const { pathname } = new URL(href, location.href);
      if (pathname === location.pathname) {
        // To a part of this page or to another query: React can't tell a section about it that has
        // no code yet, and would wait for it.
        deps.completePage().catch(() => {});
        return;
      }
      const now = deps.now();
      for (const [path, { at }] of entries) {
        if (path !== location.pathname && now - at > RETENTION_MS) entries.delete(path);
      }
      const known = entries.get(pathname);
      if (!known || now - known.at > STALE_MS) {
        start(pathname, false).catch(() => {}); // reading it reports the failure
      }
    },
    isOnlyFetchingAhead() {
      const pending = [...entries.values()].filter(({ isPending }) => isPending);
      return pending.length > 0 && !pending.some(({ isWanted }) => isWanted);
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
