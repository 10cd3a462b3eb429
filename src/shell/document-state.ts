import type { LoadedPage } from '../pages/define-page.ts';
import type { FormFailure } from '../enquiry/form-failure.ts';

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
  /** Canonical path of the page. */
  pathname: string;
  /** What the routes' loaders gave, by the route's id. */
  loaderData: Record<string, LoadedPage>;
  /** The year of the copyright line. */
  year: number;
  assets: DocumentAssets;
  /** What a form post without script got wrong; null on every other response. */
  formFailure: FormFailure | null;
}

export const DOCUMENT_STATE_ID = 'document-state';
