// React's build for Bun writes strings, the one for Node encodes thousands of pieces (decision 012).
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server.bun';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { Document } from './app/Document.tsx';
import { GlobalStyle } from './app/global-style.ts';
import type { DocumentState } from './app/page-state.ts';
import { singlePageStore } from './app/page-store.ts';
import { importPage, pageFiles } from './routes.tsx';
import { loadDeferred } from './ui/deferred.tsx';
import type { PageKey } from './content/page-data-types.ts';
import type { PageRender, RenderRequest } from './server/render/render-entry.ts';

export { matchPage, pageFiles } from './routes.tsx';

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
  const sheet = sheetOf(state.page.pageKey);
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
  let taken: string | undefined;
  return {
    pipe: stream.pipe,
    abort: stream.abort,
    takeCss() {
      const css = cssOf(sheet);
      if (css === taken) return null;
      taken = css;
      return css;
    },
  };
}

/** A sheet's rules. Its types keep quiet about the `toString` that makes them. */
function rulesOf({ instance }: ServerStyleSheet): string {
  return (instance as { toString(): string }).toString();
}

/** The marks between the rules and after each component's, for a browser that would move them. */
const MARKS = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}\/\*!sc\*\/\n|\/\*!sc\*\/\n/g;

const known = new WeakMap<ServerStyleSheet, { size: number; css: string }>();

/** The page's whole CSS; made anew only when rules have been added to the sheet. */
function cssOf(sheet: ServerStyleSheet): string {
  let size = 0;
  for (const names of sheet.instance.names.values()) size += names.size;
  const before = known.get(sheet);
  if (before?.size === size) return before.css;
  const css = globalCss + rulesOf(sheet).replace(MARKS, '');
  known.set(sheet, { size, css });
  return css;
}

/** The global style's rules; a kept sheet would gain another copy of them with each render. */
const globalCss = (() => {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(sheet.collectStyles(<GlobalStyle />));
  return rulesOf(sheet).replace(MARKS, '');
})();

const sheets = new Map<PageKey, ServerStyleSheet>();

/**
 * The style sheet of a page, kept from render to render: its rules depend on nothing but the page,
 * and compiling them anew is a third of what a render costs (docs/performance.md).
 */
function sheetOf(pageKey: PageKey): ServerStyleSheet {
  const sheet = sheets.get(pageKey) ?? new ServerStyleSheet();
  sheets.set(pageKey, sheet);
  return sheet;
}

/** JSON that can stand inside a script element. */
function toJson(state: DocumentState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}
