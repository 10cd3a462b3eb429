import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet, version } from 'styled-components';
import { Document } from './app/Document.tsx';
import type { DocumentState } from './app/page-state.ts';
import { singlePageStore } from './app/page-store.ts';
import { importPage, pageFiles } from './routes.tsx';
import { loadDeferred } from './ui/deferred.tsx';
import type { PageKey } from './content/page-data-types.ts';
import type { PageRender, RenderRequest } from './server/render/render-entry.ts';

export { matchPage, pageFiles } from './routes.tsx';

/** See RenderEntry.styleAttributes. */
export const styleAttributes = `data-styled="true" data-styled-version="${version}"`;

const modules = new Map<PageKey, Awaited<ReturnType<typeof importPage>>>();

/** Imports every page and deferred section, so that no render waits for code. */
export async function loadPages(): Promise<void> {
  await Promise.all(
    (Object.keys(pageFiles) as PageKey[]).map(async (key) => {
      modules.set(key, await importPage(key));
    }),
  );
  await loadDeferred();
}

/**
 * Starts rendering a whole document. Call `loadPages` first; throws for a page it has not loaded.
 */
export function render(request: RenderRequest): PageRender {
  const { url, state, nonce, ...callbacks } = request;
  const module = modules.get(state.page.pageKey);
  if (!module) throw new Error(`The page ${state.page.pageKey} is not loaded`);
  const sheet = new ServerStyleSheet();
  const stream = renderToPipeableStream(
    sheet.collectStyles(
      <StaticRouter location={url}>
        <Document
          state={state}
          stateJson={toJson(state)}
          store={singlePageStore({ ...state.page, Page: module.Page })}
        />
      </StaticRouter>,
    ),
    // The whole document in order, without an inline script for each large boundary
    // (ARCHITECTURE.md, fact 4).
    { ...callbacks, nonce, progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return {
    pipe: stream.pipe,
    abort: stream.abort,
    takeCss() {
      const css = sheet.instance.toString();
      sheet.instance.clearTag();
      return css;
    },
  };
}

/** JSON that can stand inside a script element. */
function toJson(state: DocumentState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}
