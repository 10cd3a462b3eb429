import type { ServerResponse } from 'node:http';
import type { DocumentState } from '../../app/page-state.ts';
import type { Log } from '../types.ts';
import type { RenderedPage } from './page-cache.ts';
import { renderDocument, type DocumentSink, type DocumentStart } from './render-document.ts';
import type { RenderEntry } from './render-entry.ts';

/** A document to render, and how to answer with it. */
export interface PageDocument {
  /** Path, with the declared parameters: what the router sees. */
  url: string;
  state: DocumentState;
  headersOf(start: DocumentStart): Record<string, string>;
}

/**
 * Streams a document to a visitor. A visitor who leaves stops the render.
 *
 * @returns a copy that may be served to others; null when a part failed or came late
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
  const copy = copyingSink();
  const rendering = renderDocument(
    entry,
    document,
    {
      onStart(start) {
        copy.sink.onStart(start);
        res.writeHead(status, document.headersOf(start));
      },
      write(part) {
        copy.sink.write(part);
        res.write(part);
        // `compression` gathers until it is told that what it has makes sense to a browser.
        if (rendering.isLate()) res.flush?.();
      },
    },
    log,
  );
  res.once('close', () => {
    if (!res.writableFinished) rendering.abandon();
  });
  const { isComplete } = await rendering.done;
  res.end();
  return isComplete ? copy.take(document) : null;
}

/** Renders a document into memory; returns and throws what `streamPage` does. */
export async function renderPage(
  entry: RenderEntry,
  document: PageDocument,
  log: Log,
): Promise<RenderedPage | null> {
  const copy = copyingSink();
  const { isComplete } = await renderDocument(entry, document, copy.sink, log).done;
  return isComplete ? copy.take(document) : null;
}

/** Keeps a document's parts, to make a page for the cache of them. */
function copyingSink() {
  let begun: DocumentStart | undefined;
  const parts: string[] = [];
  const sink: DocumentSink = {
    onStart: (start) => (begun = start),
    write: (part) => parts.push(part),
  };
  return {
    sink,
    take({ headersOf }: PageDocument): RenderedPage | null {
      return begun ? { html: Buffer.from(parts.join('')), headers: headersOf(begun) } : null;
    },
  };
}
