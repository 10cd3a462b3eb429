import { createContext } from 'react';
import type { FormFailure } from '../enquiry/form-failure.ts';
import type { LoadedPage } from '../pages/define-page.ts';

/** Files of the build that a document loads. */
export interface DocumentAssets {
  /** The app's entry, which hydrates the document. */
  entry: string;
  /** Modules that the entry and the page import, fetched beside it. */
  modules: readonly string[];
}

/**
 * The document's state: embedded as JSON, so that the browser hydrates from exactly what the
 * server rendered with. Holds nothing personal but `formFailure`, which is never cached.
 */
export interface DocumentState {
  /** Canonical path of the page; of a not-found page, which all unknown addresses share, a stand-in. */
  pathname: string;
  /** What the routes' loaders gave, by the route's id. */
  loaderData: Record<string, LoadedPage>;
  /** The page's `reloadsAtTop` (src/pages/define-page.ts). */
  reloadsAtTop: boolean;
  /** The year of the copyright line. */
  year: number;
  /** Whether drafts are shown. */
  showDrafts: boolean;
  /** Whether the announcement stands above the header. */
  isAnnouncing: boolean;
  assets: DocumentAssets;
  /** What a form post without script got wrong; null on every other response. */
  formFailure: FormFailure | null;
}

export const DOCUMENT_STATE_ID = 'document-state';

/** The year of the copyright line: the server's, so that both sides agree around midnight. */
export const YearContext = createContext(0);

/** Whether the announcement is shown: the server's day decides, for both sides. */
export const AnnouncingContext = createContext(false);
