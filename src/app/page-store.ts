import { createContext, type ComponentType } from 'react';
import type { PageState } from './page-state.ts';

/** A page that can be shown at once: its code and its state. */
export interface PreparedPage extends PageState {
  Page: ComponentType<{ data: never }>;
}

/** Where the router's pages come from: one page on the server, the network in the browser. */
export interface PageStore {
  /** The page at a path, or the promise of it. The same path gives the same promise. */
  read(pathname: string): PreparedPage | Promise<PreparedPage>;
  /** Forgets a page, so that reading it asks for it anew. */
  forget(pathname: string): void;
  /** Fetches a page's code and state ahead of a navigation to this address that looks likely. */
  prefetch(href: string): void;
}

export const PageStoreContext = createContext<PageStore>({
  read(pathname) {
    throw new Error(`No page store around ${pathname}`);
  },
  forget() {},
  prefetch() {},
});

/** A store that knows one page: the server's, for the request at hand. */
export function singlePageStore(page: PreparedPage): PageStore {
  return { read: () => page, forget() {}, prefetch() {} };
}
