import type { DocumentState } from '../../app/page-state.ts';
import type { PageKey } from '../../content/page-data-types.ts';

/**
 * What src/entry-server.tsx exports, as the server sees it: the built file in production, the
 * module of Vite's development server otherwise. The server imports no React component itself.
 */
export interface RenderEntry {
  matchPage(pathname: string): { pageKey: PageKey; params: Record<string, string> };
  /** Source file of each page, as the build manifest names it. */
  pageFiles: Record<PageKey, string>;
  loadPages(): Promise<void>;
  render(request: RenderRequest): PageRender;
}

/** What to render and whom to tell. */
export interface RenderRequest {
  /** Path and query string. */
  url: string;
  state: DocumentState;
  /** Allows React's inline scripts when a section suspends; unused by complete pages. */
  nonce: string;
  onShellReady(): void;
  onAllReady(): void;
  onShellError(error: unknown): void;
  onError(error: unknown): void;
}

/** A render under way. */
export interface PageRender {
  pipe<W extends NodeJS.WritableStream>(destination: W): W;
  abort(reason: unknown): void;
  /** The CSS of what is rendered so far; null when nothing came since the last call. */
  takeCss(): string | null;
}
