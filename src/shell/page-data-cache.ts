import type { LoadedPage, MovedPage } from '../pages/define-page.ts';

type PageResponse = LoadedPage | MovedPage | null;

/** An entry is fresh for a minute; then it is served for up to five minutes while it is revalidated. */
const FRESH_MS = 60_000;
const RETENTION_MS = 300_000;

/** The time limit of a navigation with all its requests, in ms; then it becomes a full page load. */
export const NAVIGATION_LIMIT_MS = 4_000;

/** A page's code or data could not be loaded, or belongs to another build. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';

  constructor(cause: unknown) {
    super('The page could not be loaded', { cause });
  }

  /** The server took too long to answer, which Chrome before 124 calls an `AbortError`. */
  get isTimeout(): boolean {
    return this.cause instanceof DOMException && /^(Timeout|Abort)Error$/.test(this.cause.name);
  }
}

/**
 * Caches the data and metadata of pages in the browser.
 *
 * @param fetchPage requests a page; a failure is logged and retried once within the time limit
 * @param now in ms
 */
export function createPageDataCache<Loaded extends PageResponse>(
  fetchPage: (pathname: string, signal: AbortSignal) => Promise<Loaded>,
  now: () => number = Date.now,
) {
  const entries = new Map<string, { page: Promise<Loaded>; at: number }>();
  const revalidating = new Set<string>();

  function store(pathname: string, page: Promise<Loaded>): Promise<Loaded> {
    entries.set(pathname, { page, at: now() });
    return page;
  }

  async function fetchWithRetry(pathname: string): Promise<Loaded> {
    const signal = AbortSignal.timeout(NAVIGATION_LIMIT_MS);
    const tryOnce = async () => {
      try {
        return await fetchPage(pathname, signal);
      } catch (error) {
        console.error(`The page ${pathname} could not be fetched:`, error);
        throw error;
      }
    };
    return tryOnce().catch((error: unknown) => {
      if (signal.aborted) throw error;
      return tryOnce();
    });
  }

  /** The cached entry is served until the new one has arrived. */
  async function revalidate(pathname: string): Promise<void> {
    if (revalidating.has(pathname)) return;
    revalidating.add(pathname);
    try {
      void store(pathname, Promise.resolve(await fetchWithRetry(pathname)));
    } catch {
      // The next navigation retries.
    } finally {
      revalidating.delete(pathname);
    }
  }

  return {
    /** Stores the page that came with the document. */
    set(pathname: string, page: Loaded): void {
      void store(pathname, Promise.resolve(page));
    },
    /** The page at a path, from the cache or from the server. */
    get(pathname: string): Promise<Loaded> {
      const known = entries.get(pathname);
      const age = known ? now() - known.at : Infinity;
      if (!known || age > RETENTION_MS) {
        const page = fetchWithRetry(pathname);
        page.catch(() => entries.delete(pathname));
        return store(pathname, page);
      }
      if (age > FRESH_MS) void revalidate(pathname);
      return known.page;
    },
  };
}

/** Requests a page's data and metadata. */
export async function fetchPage(pathname: string, signal: AbortSignal): Promise<PageResponse> {
  const response = await fetch(`/api/page?path=${encodeURIComponent(pathname)}`, {
    cache: 'no-cache', // this cache decides how long a page is kept
    signal,
  });
  if (!response.ok) throw new Error(`The server answered ${response.status} for ${pathname}`);
  return (await response.json()) as PageResponse;
}
