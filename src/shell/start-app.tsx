import { startTransition } from 'react';
import type { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  createMemoryRouter,
  matchRoutes,
  RouterProvider,
} from 'react-router-dom';
import type { Route } from '../pages/define-page.ts';
import { routes } from '../routes.ts';
import '../sections/enquiry/served-form.ts';
import { Document } from './Document.tsx';
import { DOCUMENT_STATE_ID, type DocumentState, START_SCRIPT_ID } from './document-state.ts';
import { FIRST_SCREEN_SCRIPT_ID, layOutWholePage, layOutTheRest } from './first-screen.ts';
import { loadHostScripts } from './host-scripts.ts';
import { loadDocument } from './load-document.ts';
import { createPageDataCache, fetchPage, PageLoadError } from './page-data-cache.ts';
import { followPageLinks } from './page-links.ts';
import { createRouteObjects } from './route-objects.tsx';

const textOf = (id: string) => document.getElementById(id)!.textContent;
const stateJson = textOf(DOCUMENT_STATE_ID);
const state = JSON.parse(stateJson) as DocumentState;

// A form posted without script and returned is answered at the API's address, but the router needs the page's.
if (state.returnedForm) history.replaceState(history.state, '', state.pathname);

const pageData = createPageDataCache(fetchPage);

const routeObjects = createRouteObjects(async ({ request }) => {
  const { pathname } = new URL(request.url);
  const page = await pageData.get(pathname).catch((error: unknown) => {
    throw new PageLoadError(error);
  });
  // The response of another build may have any shape. Here and for a moved page, a full page load follows the
  // server's redirect and keeps the fragment, which a loader doesn't get.
  if (page?.buildId !== state.assets.entry) throw new PageLoadError('moved, or of another build');
  return page;
});

/**
 * True for a copy of the document at another address, such as a web archive's: it keeps what the server rendered, and
 * the browser follows its links.
 */
const isArchived = !(
  (matchRoutes(routeObjects, location)?.at(-1)?.route.id ?? '') in state.loaderData
);
const shownPath = isArchived ? state.pathname : location.pathname;
for (const page of Object.values(state.loaderData)) pageData.set(shownPath, page);

/** Prefetches the code and data of a page. */
function prefetch(href: string): void {
  const { pathname, origin } = new URL(href, location.href);
  if (origin !== location.origin || pathname === location.pathname) return;
  const route = routes.find(({ match }) => match(pathname));
  for (const part of [route?.importPage(), pageData.get(pathname)]) part?.catch(() => {}); // the click retries
}

/**
 * True if Back or Forward has changed the address of this document before the router listens, for example
 * after a full page load that replaced a failed navigation.
 */
function hasAddressChanged(): boolean {
  const documentUrl = performance.getEntriesByType('navigation')[0]?.name ?? location.href;
  const pathname = state.returnedForm ? state.pathname : new URL(documentUrl).pathname;
  return location.pathname !== pathname;
}

function reloadIfAddressChanged(): void {
  if (hasAddressChanged()) loadDocument();
}

/**
 * Imports the page's code: before the router exists, which would otherwise render the page twice. Until then the served
 * HTML stays.
 *
 * @param hydrate React's, which comes from the entry (`base` in vite.config.ts)
 * @returns hydrates the document, then loads the scripts of other hosts
 * @throws what an import fails with; may be called again
 */
export async function loadApp(hydrate: typeof hydrateRoot): Promise<() => void> {
  if (hasAddressChanged()) return loadDocument;
  addEventListener('popstate', reloadIfAddressChanged);
  for (const { route: routeObject } of matchRoutes(routeObjects, shownPath) ?? []) {
    const route = routeObject.handle as Route | undefined;
    if (!route) continue;
    const { Page } = await route.importPage();
    Object.assign(routeObject, { Component: Page, lazy: undefined });
  }
  return () => {
    hydrateDocument(hydrate);
    if (import.meta.env.PROD) void loadHostScripts();
  };
}

function hydrateDocument(hydrate: typeof hydrateRoot): void {
  removeEventListener('popstate', reloadIfAddressChanged);
  const hydrationData = { loaderData: state.loaderData };
  const { search, hash } = location;
  const router = isArchived
    ? createMemoryRouter(routeObjects, {
        hydrationData,
        initialEntries: [shownPath + search + hash],
      })
    : createBrowserRouter(routeObjects, { hydrationData });
  const scripts = { firstScreen: textOf(FIRST_SCREEN_SCRIPT_ID), start: textOf(START_SCRIPT_ID) };
  startTransition(() => {
    hydrate(
      document,
      <Document state={state} stateJson={stateJson} scripts={scripts}>
        <RouterProvider router={router} />
      </Document>,
      // Its boundary logs it.
      { onCaughtError() {} },
    );
  });
  const unsubscribe = router.subscribe(() => {
    unsubscribe();
    layOutWholePage();
  });
  void layOutTheRest();
  if (!isArchived) followPageLinks((to, options) => void router.navigate(to, options), prefetch);
}
