import type { PageData, PageKey } from '../content/page-data-types.ts';
import type { FormFailure } from '../enquiry/form-failure.ts';
import type { PageMetadata } from '../seo/resolve-metadata.ts';

/** What the server knows of one address, as it travels to the browser. */
export interface PageState {
  pathname: string;
  pageKey: PageKey;
  data: PageData;
  metadata: PageMetadata;
  /** Structured data, for crawlers: they never navigate, so the browser makes none of its own. */
  jsonLd: string | null;
}

/** Files of the build that a document loads. */
export interface DocumentAssets {
  /** The app's entry, which hydrates the document. */
  entry: string;
  /** Modules that the entry and the page import, fetched beside it. */
  modulePreloads: string[];
}

/**
 * The document's state: embedded as JSON, so that the browser hydrates from exactly what the
 * server rendered with. Holds nothing personal but `formFailure`, which is never cached.
 */
export interface DocumentState {
  page: PageState;
  /** Like `https://northveld.example`, for absolute addresses in head tags. */
  origin: string;
  year: number;
  assets: DocumentAssets;
  /** What a scriptless form post got wrong; null on every other response. */
  formFailure: FormFailure | null;
}

export const PAGE_STATE_ID = 'page-state';
