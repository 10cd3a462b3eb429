import type { LoadedPage } from '../pages/define-page.ts';
import type { PageMetadata } from '../seo/resolve-metadata.ts';

/** A page is shown from memory for a minute, and for five while it is asked for anew. */
const STALE_MS = 60_000;
const RETENTION_MS = 300_000;

/** How long one try may take, in ms; a navigation then becomes an ordinary page load. */
const PATIENCE_MS = 10_000;

/** Metadata is kept for the visit, by path. */
const STORAGE_PREFIX = 'page_seo:';

/** A page's code or data can't be had; the message is for the visitor. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';

  constructor(cause: unknown) {
    super('This page could not be loaded. Please check your connection and try again.', { cause });
  }
}

/**
 * The data and metadata of pages in the browser, one request a navigation.
 *
 * @param fetchPage asks the server; what it rejects with is asked for once more, then passed on
 * @param now in ms
 */
export function createPageLoader(
  fetchPage: (pathname: string) => Promise<LoadedPage>,
  now: () => number = Date.now,
) {
  const kept = new Map<string, { page: Promise<LoadedPage>; at: number }>();
  const renewing = new Set<string>();

  function keep(pathname: string, page: Promise<LoadedPage>): Promise<LoadedPage> {
    kept.set(pathname, { page, at: now() });
    return page;
  }

  function ask(pathname: string): Promise<LoadedPage> {
    return fetchPage(pathname)
      .catch(() => fetchPage(pathname))
      .then((loaded) => withStoredMetadata(pathname, loaded));
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
    remember(pathname: string, page: LoadedPage): void {
      void keep(pathname, Promise.resolve(withStoredMetadata(pathname, page)));
    },
    /** The page at a path: from memory while it is kept, else from the server. */
    load(pathname: string): Promise<LoadedPage> {
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
export async function fetchPage(pathname: string): Promise<LoadedPage> {
  const response = await fetch(`/api/page?path=${encodeURIComponent(pathname)}`, {
    cache: 'no-cache', // how long a page is kept is decided here
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status} for ${pathname}`);
  return (await response.json()) as LoadedPage;
}

/** What the visit has kept of a page's metadata stands before what comes now. */
function withStoredMetadata(pathname: string, page: LoadedPage): LoadedPage {
  if (page.status !== 200) return page;
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
