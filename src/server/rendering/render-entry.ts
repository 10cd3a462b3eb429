import type { ReturnedForm } from '../../enquiry/schema.ts';
import type { LoadedPage, PageRoute } from '../../pages/define-page.ts';
import type { DocumentAssets } from '../../shell/document-state.ts';

/**
 * The exports of src/entry-server.tsx: the built file in production, Vite's module in development. The server
 * imports no React component.
 */
export interface RenderEntry {
  pageRoutes: readonly PageRoute[];
  privacyNotice: NonNullable<LoadedPage['privacyNotice']>;
  inlineScripts: readonly string[];
  render(request: RenderRequest): Promise<PageRender>;
}

export interface RenderRequest {
  /** Absolute address of the page. */
  url: string;
  page: LoadedPage;
  year: number;
  assets: DocumentAssets;
  returnedForm: ReturnedForm | null;
  /** The nonce of React's inline scripts for late sections; whole pages have none. */
  nonce: string;
  /** Aborts the render; the browser renders what is missing. */
  signal: AbortSignal;
  onError(error: unknown): void;
}

/** A render whose shell is ready. */
export interface PageRender {
  pipe<W extends NodeJS.WritableStream>(destination: W): W;
  /** The style element of every page: fonts, tokens, global rules, print. */
  globalStyles: string;
  /** The style elements of the components rendered so far. */
  styles(): string;
  /** True when everything is rendered. */
  isComplete(): boolean;
}
