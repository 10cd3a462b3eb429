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
  /** Fetches a page's code and state ahead of a navigation that looks likely. */
  prefetch(pathname: string): void;
}

export const PageStoreContext = createContext<PageStore>({
  read(pathname) {
    throw new Error(`No page store around ${pathname}`);
  },
  prefetch() {},
});

/** A store that knows one page: the server's, for the request at hand. */
export function singlePageStore(page: PreparedPage): PageStore {
  return { read: () => page, prefetch() {} };
}
