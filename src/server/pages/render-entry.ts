import type { FormFailure } from '../../enquiry/form-failure.ts';
import type { LoadedPage, PageRoute } from '../../pages/define-page.ts';
import type { DocumentAssets } from '../../shell/document-state.ts';

/**
 * What src/entry-server.tsx exports, as the server sees it: the built file in production, the
 * module of Vite's development server otherwise. The server imports no React component itself.
 */
export interface RenderEntry {
  routes: readonly PageRoute[];
  /** The inline scripts of documents. */
  inlineScripts: readonly string[];
  render(request: RenderRequest): Promise<PageRender>;
}

/** What to render and whom to tell. */
export interface RenderRequest {
  /** Absolute address of the page. */
  url: string;
  page: LoadedPage;
  year: number;
  showDrafts: boolean;
  isAnnouncing: boolean;
  assets: DocumentAssets;
  formFailure: FormFailure | null;
  /** Allows React's inline scripts where a section comes late; a whole page has none. */
  nonce: string;
  /** Ends the render: what is missing then comes from the browser. */
  signal: AbortSignal;
  onError(error: unknown): void;
}

/** A render whose shell is ready. */
export interface PageRender {
  pipe<W extends NodeJS.WritableStream>(destination: W): W;
  /** The style element of every page: typefaces, tokens, global rules. */
  globalStyles: string;
  /** The style elements of the components that are rendered so far. */
  styles(): string;
  /** Nothing is still to come. */
  isWhole(): boolean;
}
