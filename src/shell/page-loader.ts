import { createContext } from 'react';
import type { LoadedPage, MovedPage } from '../pages/define-page.ts';
import type { PageMetadata } from '../seo/resolve-metadata.ts';

type PageAnswer = LoadedPage | MovedPage;

/** A page is shown from memory for a minute, and for five while it is asked for anew. */
const STALE_MS = 60_000;
const RETENTION_MS = 300_000;

/** How long a navigation may take with all its requests, in ms; then it becomes an ordinary page load. */
export const NAVIGATION_LIMIT_MS = 4_000;

/** Metadata is kept for the visit, by path. */
const STORAGE_PREFIX = 'page_seo:';

/** A page's code or data can't be had; the message is for the visitor. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';

  constructor(cause: unknown) {
    super('This page could not be loaded. Please check your connection and try again.', { cause });
  }

  /** The server is there and took too long. */
  get isTimeout(): boolean {
    return this.cause instanceof DOMException && this.cause.name === 'TimeoutError';
  }
}

/** Has the next load of a path ask the server instead of memory. Outside the app it does nothing. */
export const ForgetPageContext = createContext<(pathname: string) => void>(() => {});

/**
 * The data and metadata of pages in the browser, one request a navigation.
 *
 * @param fetchPage asks the server; what it rejects with is logged, asked for once more while there is
 * time, then passed on
 * @param now in ms
 */
export function createPageLoader<Page extends PageAnswer>(
  fetchPage: (pathname: string, signal: AbortSignal) => Promise<Page>,
  now: () => number = Date.now,
) {
  const kept = new Map<string, { page: Promise<Page>; at: number }>();
  const renewing = new Set<string>();

  function keep(pathname: string, page: Promise<Page>): Promise<Page> {
    kept.set(pathname, { page, at: now() });
    return page;
  }

  async function ask(pathname: string): Promise<Page> {
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

  /** What is kept is shown until the new page is there. */
  async function renew(pathname: string): Promise<void> {
    if (renewing.has(pathname)) return;
    renewing.add(pathname);
    try {
      void keep(pathname, Promise.resolve(await ask(pathname)));
    } catch {
      // The next visit asks again.
    } finally {
      renewing.delete(pathname);
    }
  }

  return {
    /** Takes the page that came with the document. */
    remember(pathname: string, page: Page): void {
      void keep(pathname, Promise.resolve(withStoredMetadata(pathname, page)));
    },
    /** Has the next load ask the server instead of memory. */
    forget(pathname: string): void {
      kept.delete(pathname);
    },
    /** The page at a path: from memory while it is kept, else from the server. */
    load(pathname: string): Promise<Page> {
      const known = kept.get(pathname);
      const age = known ? now() - known.at : Infinity;
      if (!known || age > RETENTION_MS) {
        const page = ask(pathname);
        page.catch(() => kept.delete(pathname));
        return keep(pathname, page);
      }
      if (age > STALE_MS) void renew(pathname);
      return known.page;
    },
  };
}

/** Asks the server for what a page shows and for its head tags. */
export async function fetchPage(pathname: string, signal: AbortSignal): Promise<PageAnswer> {
  const response = await fetch(`/api/page?path=${encodeURIComponent(pathname)}`, {
    cache: 'no-cache', // how long a page is kept is decided here
    signal,
  });
  if (!response.ok) throw new Error(`The server answered ${response.status} for ${pathname}`);
  return (await response.json()) as PageAnswer;
}

/** What the visit has kept of a page's metadata stands before what comes now. */
function withStoredMetadata<Page extends PageAnswer>(pathname: string, page: Page): Page {
  if ('movedTo' in page || page.status !== 200) return page;
  try {
    const stored = sessionStorage.getItem(STORAGE_PREFIX + pathname);
    const metadata = JSON.parse(stored ?? 'null') as PageMetadata | null;
    if (typeof metadata?.title === 'string') return { ...page, metadata };
    sessionStorage.setItem(STORAGE_PREFIX + pathname, JSON.stringify(page.metadata));
  } catch {
    // Storage is full, blocked, or holds something else: the server's word is enough.
  }
  return page;
}
