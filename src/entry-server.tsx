import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { privacyNoticeOf } from './sections/enquiry/privacy-copy.ts';
import { siteConfig } from './content/site.ts';
import { scriptJson } from './seo/escape.ts';
import { Document } from './shell/Document.tsx';
import type { DocumentState } from './shell/document-state.ts';
import { firstScreenScript } from './shell/first-screen.ts';
import { createRouteObjects } from './shell/route-objects.tsx';
import { startScript } from './shell/start-script.ts';
import { fontFaceCss } from './theme/font-faces.ts';
import { globalStyle } from './theme/global-style.ts';
import { printStyle } from './theme/print-style.ts';
import type { LoadedPage, PageDefinition, PageRoute, Route } from './pages/define-page.ts';
import type { PageRender, RenderRequest } from './server/rendering/render-entry.ts';
import { routes } from './routes.ts';

const definitions = import.meta.glob<PageDefinition>('./pages/*/definition.ts', {
  eager: true,
  import: 'definition',
});

/** Every page of src/routes.ts with the definition in its folder. */
export const pageRoutes: readonly PageRoute[] = routes.map((route) => {
  const definition = definitions[`./pages/${route.id}/definition.ts`];
  if (!definition) throw new Error(`src/pages/${route.id}/definition.ts is missing`);
  return { ...route, ...definition };
});

/** The privacy notice of pages with a form. */
export const privacyNotice = privacyNoticeOf(siteConfig);

/** The inline scripts of every document; the Content-Security-Policy allows them by hash. */
export const inlineScripts = [firstScreenScript, startScript];

const { query, dataRoutes } = createStaticHandler(
  createRouteObjects(({ context }) => (context as { page: LoadedPage }).page),
);

/** A style sheet without comments and spaces. */
const minified = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,]) /g, '$1');

const globalStyles = `<style>${minified(fontFaceCss() + globalStyle + printStyle)}</style>`;

/**
 * Starts rendering a document.
 *
 * @returns the render, once React's shell (what is outside of Suspense boundaries) is ready
 * @throws when that can't be rendered
 */
export async function render(request: RenderRequest) {
  const { url, page, year, assets, returnedForm, nonce, onError, signal } = request;
  // Without `signal`: nothing is fetched here, and the signal would keep the whole render in memory.
  const context = await query(new Request(url), { requestContext: { page } });
  if (context instanceof Response) throw new Error(`${url} led to a response, not to a page`);
  // The router would render a loader's error as a page of its own; the server's has the status 500.
  for (const error of Object.values(context.errors ?? {})) throw error;

  const { route } = context.matches.at(-1)!;
  const state: DocumentState = {
    year,
    assets,
    returnedForm,
    pathname: new URL(url).pathname,
    reloadsAtTop: (route.handle as Route).reloadsAtTop === true,
    loaderData: context.loaderData,
  };
  const stateJson = scriptJson(state);

  return renderElement(
    <Document
      state={state}
      stateJson={stateJson}
      scripts={{ firstScreen: firstScreenScript, start: startScript }}
    >
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Document>,
    new ServerStyleSheet(),
    { nonce, signal, onError },
  );
}

/** Renders an element from `<html>` on and collects its styles. */
export function renderElement(
  element: ReactElement,
  styleSheet: ServerStyleSheet,
  { nonce, signal, onError }: Pick<RenderRequest, 'nonce' | 'signal' | 'onError'>,
): Promise<PageRender> {
  return new Promise((resolve, reject) => {
    let isComplete = false;
    const { pipe, abort } = renderToPipeableStream(styleSheet.collectStyles(element), {
      nonce,
      // Keeps the document in order: React would otherwise send large sections in hidden elements that need script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady: () =>
        resolve({
          pipe,
          globalStyles,
          styles: () => styleSheet.getStyleTags(),
          isComplete: () => isComplete,
        }),
      onAllReady: () => (isComplete = true),
      onShellError: reject,
      onError,
    });
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
}
