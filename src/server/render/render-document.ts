import { randomBytes } from 'node:crypto';
import type { DocumentState } from '../../app/page-state.ts';
import type { Log } from '../types.ts';
import { HtmlStream } from './html-stream.ts';
import type { RenderEntry } from './render-entry.ts';

/** A render that takes longer is ended: what is missing then comes from the browser. */
const RENDER_TIMEOUT_MS = 5_000;

/** What the first part of a document needs of its response's headers. */
export interface DocumentStart {
  css: string;
  /**
   * Set when sections are still to come: their styles and React's inline scripts carry it. Without
   * it the part that follows is the whole document.
   */
  nonce: string | undefined;
}

export interface DocumentSink {
  onStart(start: DocumentStart): void;
  write(part: Buffer): void;
}

export interface DocumentRender {
  /**
   * Resolves when the last part is written; `isComplete` says that nothing failed and nothing
   * came late, so that the same bytes may be sent to the next visitor too. Rejects when not even
   * the shell could be rendered.
   */
  done: Promise<{ isComplete: boolean }>;
  /** Stops the render, because nobody reads it any more. */
  abandon(): void;
}

/** Renders a document into a sink, in one part if nothing in it waits. */
export function renderDocument(
  entry: RenderEntry,
  { url, state, startTag }: { url: string; state: DocumentState; startTag: string },
  sink: DocumentSink,
  log: Log,
): DocumentRender {
  const { promise: done, resolve, reject } = Promise.withResolvers<{ isComplete: boolean }>();
  const nonce = randomBytes(16).toString('base64url');
  let isAllReady = false;
  let isLate = false;
  let hasErrors = false;
  let isAbandoned = false;

  const page = entry.render({
    url,
    state,
    nonce,
    onShellReady() {
      // React reports "all ready" right after the shell where nothing waits: let it.
      queueMicrotask(start);
    },
    onAllReady() {
      isAllReady = true;
    },
    onShellError(error) {
      clearTimeout(timer);
      if (isAbandoned) resolve({ isComplete: false });
      else reject(error);
    },
    onError(error) {
      hasErrors = true;
      if (!isAbandoned) log.error({ err: error, path: state.page.pathname }, 'render failed');
    },
  });
  const timer = setTimeout(
    () => page.abort(new Error(`Rendering took longer than ${RENDER_TIMEOUT_MS} ms`)),
    RENDER_TIMEOUT_MS,
  );

  function start() {
    isLate = !isAllReady;
    const stream = new HtmlStream({
      takeCss: page.takeCss,
      startTag,
      nonce,
      write: sink.write,
      onStart: (css) => sink.onStart({ css, nonce: isLate ? nonce : undefined }),
    });
    stream.on('finish', () => {
      clearTimeout(timer);
      resolve({ isComplete: !isLate && !hasErrors });
    });
    page.pipe(stream);
  }

  return {
    done,
    abandon() {
      isAbandoned = true;
      clearTimeout(timer);
      page.abort(new Error('The visitor left'));
    },
  };
}
