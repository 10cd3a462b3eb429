import '@vitejs/plugin-react/preamble';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchPath, matchRoutes, RouterProvider } from 'react-router-dom';
import { routes } from './routes.ts';
import { Document } from './shell/Document.tsx';
import { DOCUMENT_STATE_ID, type DocumentState } from './shell/document-state.ts';
import { guardFragments } from './shell/FragmentGuard.tsx';
import { createPageLoader, fetchPage, PageLoadError } from './shell/page-loader.ts';
import { routeObjects } from './shell/route-objects.tsx';
import { PrefetchContext } from './ui/prefetch-context.ts';
import { untilItComes } from './ui/until-it-comes.ts';

const stateJson = document.getElementById(DOCUMENT_STATE_ID)?.textContent ?? '';
const state = JSON.parse(stateJson) as DocumentState;

// A refused scriptless form is answered at the form's own address: the router shall see the page's.
if (state.formFailure) history.replaceState(null, '', state.pathname);

const loader = createPageLoader(fetchPage);
for (const page of Object.values(state.loaderData)) loader.remember(state.pathname, page);

const routeTree = routeObjects(({ request }) =>
  loader.load(new URL(request.url).pathname).catch((error: unknown) => {
    throw new PageLoadError(error);
  }),
);

/** Fetches the code and data of a page that the visitor points at. */
function prefetch(href: string): void {
  const { pathname, origin } = new URL(href, location.href);
  if (origin !== location.origin || pathname === location.pathname) return;
  const page = routes.find(({ path }) => matchPath(path, pathname));
  for (const part of [page?.load(), loader.load(pathname)]) part?.catch(() => {}); // the click asks again
}

/**
 * Where a document came in place of a page that could not be shown, Back and Forward change the
 * address alone until the router listens.
 */
function isElsewhere(): boolean {
  const loaded = performance.getEntriesByType('navigation')[0]?.name ?? location.href;
  const pathname = state.formFailure ? state.pathname : new URL(loaded).pathname;
  return location.pathname !== pathname;
}

function loadElsewhere(): void {
  if (isElsewhere()) location.reload();
}

/**
 * Hydrates the document. The page's code comes before the router, which would show the page twice
 * without it; until it is there the served HTML stands.
 */
async function start(): Promise<void> {
  if (isElsewhere()) return location.reload();
  addEventListener('popstate', loadElsewhere);
  for (const { route } of matchRoutes(routeTree, location) ?? []) {
    const { lazy } = route;
    if (typeof lazy === 'function')
      Object.assign(route, await untilItComes(lazy), { lazy: undefined });
  }
  removeEventListener('popstate', loadElsewhere);
  guardFragments();
  const router = createBrowserRouter(routeTree, {
    hydrationData: { loaderData: state.loaderData },
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <Document state={state} stateJson={stateJson}>
        <PrefetchContext value={prefetch}>
          <RouterProvider router={router} />
        </PrefetchContext>
      </Document>,
    );
  });
}

void start();
