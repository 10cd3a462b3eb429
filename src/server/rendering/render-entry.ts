import type { FormFailure } from '../../enquiry/schema.ts';
import type { LoadedPage, PageRoute } from '../../pages/define-page.ts';
import type { DocumentAssets } from '../../shell/document-state.ts';

/**
 * The exports of src/entry-server.tsx: the built file in production, Vite's module in development. The server
 * imports no React component.
 */
export interface RenderEntry {
  routes: readonly PageRoute[];
  inlineScripts: readonly string[];
  render(request: RenderRequest): Promise<RenderedDocument>;
}

export interface RenderRequest {
  /** Absolute address of the page. */
  url: string;
  page: LoadedPage;
  year: number;
  showDrafts: boolean;
  isAnnouncing: boolean;
  assets: DocumentAssets;
  formFailure: FormFailure | null;
  /** Aborts the render; the browser renders what is missing. */
  signal: AbortSignal;
  onError(error: unknown): void;
}

export interface RenderedDocument {
  html: string;
  /** The style elements in its head. */
  styles: string;
}
