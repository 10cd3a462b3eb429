import type { LoadedPage } from '../pages/define-page.ts';
import type { ShownState } from '../sections/document-context.ts';

/** The files of the build that a document loads. */
export interface DocumentAssets {
  /** The app's entry, which hydrates the document. */
  entry: string;
  /** Modules that the entry and the page import, fetched along with it. */
  modules: readonly string[];
}

/**
 * The document's state, embedded as JSON: the browser hydrates with the values that the server rendered with.
 * Holds nothing personal but `returnedForm`, which is never cached.
 */
export interface DocumentState extends ShownState {
  /** The page's canonical path; for a not-found page, the path that many addresses share. */
  pathname: string;
  /** The loader data by route id. */
  loaderData: Record<string, LoadedPage>;
  /** The page's `reloadsAtTop` (src/pages/define-page.ts). */
  reloadsAtTop: boolean;
  assets: DocumentAssets;
}

export const DOCUMENT_STATE_ID = 'document-state';
export const START_SCRIPT_ID = 'start';
