import { createContext } from 'react';
import type { LoadedPage, MovedPage } from '../pages/define-page.ts';
import type { PageMetadata } from '../seo/resolve-metadata.ts';

type PageAnswer = LoadedPage | MovedPage;

/** An entry is fresh for a minute; then it is served for up to five minutes while it is revalidated. */
const STALE_MS = 60_000;
const RETENTION_MS = 300_000;

/** The time limit of a navigation with all its requests, in ms; after that it becomes a full page load. */
export const NAVIGATION_LIMIT_MS = 4_000;

/** Prefix of the session storage keys for metadata. */
const STORAGE_PREFIX = 'page_seo:';

/** A page's code or data could not be loaded. The message is for the visitor. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';

  constructor(cause: unknown) {
    super('This page could not be loaded. Please check your connection and try again.', { cause });
  }

  /** The server took too long to answer. */
  get isTimeout(): boolean {
    return this.cause instanceof DOMException && this.cause.name === 'TimeoutError';
  }
}

/** Removes a path from the cache. Does nothing outside the app. */
export const InvalidatePageContext = createContext<(pathname: string) => void>(() => {});

/**
 * Caches the data and metadata of pages in the browser.
 *
 * @param fetchPage requests a page; a failure is logged and retried once within the time limit
 * @param now in ms
 */
export function createPageDataCache<Page extends PageAnswer>(
  fetchPage: (pathname: string, signal: AbortSignal) => Promise<Page>,
  now: () => number = Date.now,
) {
  const entries = new Map<string, { page: Promise<Page>; at: number }>();
  const revalidating = new Set<string>();

  function store(pathname: string, page: Promise<Page>): Promise<Page> {
    entries.set(pathname, { page, at: now() });
    return page;
  }

  async function fetchWithRetry(pathname: string): Promise<Page> {
    const signal = AbortSignal.timeout(NAVIGATION_LIMIT_MS);
    const tryOnce = async () => {
      try {
        return await fetchPage(pathname, signal);
      } catch (error) {
        console.error(`The page ${pathname} could not be fetched:`, error);
        throw error;
      }
    };
    const loaded = await tryOnce().catch((error: unknown) => {
      if (signal.aborted) throw error;
      return tryOnce();
    });
    return withStoredMetadata(pathname, loaded);
  }

  /** The cached entry is served until the new one has arrived. */
  async function revalidate(pathname: string): Promise<void> {
    if (revalidating.has(pathname)) return;
    revalidating.add(pathname);
    try {
      void store(pathname, Promise.resolve(await fetchWithRetry(pathname)));
    } catch {
      // The next visit retries.
    } finally {
      revalidating.delete(pathname);
    }
  }

  return {
    /** Stores the page that came with the document. */
    set(pathname: string, page: Page): void {
      void store(pathname, Promise.resolve(withStoredMetadata(pathname, page)));
    },
    /** Makes the next `get` request the page. */
    invalidate(pathname: string): void {
      entries.delete(pathname);
    },
    /** The page at a path, from the cache or from the server. */
    get(pathname: string): Promise<Page> {
      const known = entries.get(pathname);
      const age = known ? now() - known.at : Infinity;
      if (!known || age > RETENTION_MS) {
        const page = fetchWithRetry(pathname);
        page.catch(() => entries.delete(pathname));
        return store(pathname, page);
      }
      if (age > STALE_MS) void revalidate(pathname);
      return known.page;
    },
  };
}

/** Requests a page's data and metadata. */
export async function fetchPage(pathname: string, signal: AbortSignal): Promise<PageAnswer> {
  const response = await fetch(`/api/page?path=${encodeURIComponent(pathname)}`, {
    cache: 'no-cache', // this cache decides how long a page is kept
    signal,
  });
  if (!response.ok) throw new Error(`The server answered ${response.status} for ${pathname}`);
  return (await response.json()) as PageAnswer;
}

/** Metadata stored during this visit takes precedence. */
function withStoredMetadata<Page extends PageAnswer>(pathname: string, page: Page): Page {
  if ('movedTo' in page || page.status !== 200) return page;
  try {
    const stored = sessionStorage.getItem(STORAGE_PREFIX + pathname);
    const metadata = JSON.parse(stored ?? 'null') as PageMetadata | null;
    if (typeof metadata?.title === 'string') return { ...page, metadata };
    sessionStorage.setItem(STORAGE_PREFIX + pathname, JSON.stringify(page.metadata));
  } catch {
    // Storage is full, blocked or invalid: uses the server's metadata.
  }
  return page;
}
