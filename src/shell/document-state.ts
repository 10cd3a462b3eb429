import { createContext } from 'react';
import type { Notice } from '../content/company/privacy-notice.ts';
import type { FormFailure } from '../enquiry/schema.ts';
import type { LoadedPage } from '../pages/define-page.ts';

/** The files of the build that a document loads. */
export interface DocumentAssets {
  /** The app's entry, which hydrates the document. */
  entry: string;
  /** Modules that the entry and the page import, fetched beside it. */
  modules: readonly string[];
}

/**
 * The document's state, embedded as JSON: the browser hydrates with the values that the server rendered with.
 * Holds nothing personal but `formFailure`, which is never cached.
 */
export interface DocumentState {
  /** The page's canonical path; for a not-found page, which many addresses share, a placeholder. */
  pathname: string;
  /** The loader data by route id. */
  loaderData: Record<string, LoadedPage>;
  /** The page's `reloadsAtTop` (src/pages/define-page.ts). */
  reloadsAtTop: boolean;
  /** The year of the copyright line, from the server, so that both sides agree around midnight. */
  year: number;
  /** Whether drafts are shown. */
  showDrafts: boolean;
  /** Whether the announcement is shown above the header, decided by the server's date. */
  isAnnouncing: boolean;
  /** The privacy notice, put together on the server from the configuration. */
  privacyNotice: Notice;
  assets: DocumentAssets;
  /** The errors of a form posted without script; null on all other responses. */
  formFailure: FormFailure | null;
}

export const DOCUMENT_STATE_ID = 'document-state';
export const START_SCRIPT_ID = 'start';

/** What header and footer show of the state. */
export const DocumentStateContext = createContext<
  Pick<DocumentState, 'year' | 'isAnnouncing' | 'privacyNotice'>
>({ year: 0, isAnnouncing: false, privacyNotice: { notes: [], items: [] } });
