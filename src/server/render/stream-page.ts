import type { ServerResponse } from 'node:http';
import type { DocumentState } from '../../app/page-state.ts';
import type { Log } from '../types.ts';
import type { RenderedPage } from './page-cache.ts';
import { renderDocument, type DocumentStart } from './render-document.ts';
import type { RenderEntry } from './render-entry.ts';
import { sendWhole } from './whole-response.ts';

/** A document to render, and how to answer with it. */
export interface PageDocument {
  /** Path, with the declared parameters: what the router sees. */
  url: string;
  state: DocumentState;
  /** The element that starts the app. */
  startTag: string;
  headersOf(start: DocumentStart): Record<string, string>;
}

/**
 * Sends a document to a visitor: whole where nothing in it waits, else in parts as they come. A
 * visitor who leaves stops the render.
 *
 * @returns what may be served to others too; null when a part failed or came late
 * @throws when not even the shell could be rendered; nothing is sent then
 */
export async function streamPage(
  entry: RenderEntry,
  document: PageDocument,
  status: number,
  res: ServerResponse & { flush?: () => void },
  log: Log,
): Promise<RenderedPage | null> {
  if (res.destroyed) return null; // the visitor left while the metadata was read
  let whole: RenderedPage | undefined;
  let headers: Record<string, string>;
  let isWhole = false;
  const rendering = renderDocument(
    entry,
    document,
    {
      onStart(start) {
        headers = document.headersOf(start);
        isWhole = start.nonce === undefined;
        if (!isWhole) res.writeHead(status, headers);
      },
      write(part) {
        if (isWhole) {
          whole = { html: part, headers };
          sendWhole(res, status, whole);
          return;
        }
        res.write(part);
        // `compression` gathers until it is told that what it has makes sense to a browser.
        res.flush?.();
      },
    },
    log,
  );
  res.once('close', () => {
    if (!res.writableFinished) rendering.abandon();
  });
  const { isComplete } = await rendering.done;
  if (!isWhole) res.end();
  return isComplete && whole ? whole : null;
}

/** Renders a document into memory; returns and throws what `streamPage` does. */
export async function renderPage(
  entry: RenderEntry,
  document: PageDocument,
  log: Log,
): Promise<RenderedPage | null> {
  let headers: Record<string, string> = {};
  let html: Buffer | undefined;
  const sink = {
    onStart: (start: DocumentStart) => void (headers = document.headersOf(start)),
    write: (part: Buffer) => void (html ??= part),
  };
  const { isComplete } = await renderDocument(entry, document, sink, log).done;
  return isComplete && html ? { html, headers } : null;
}
