import '@vitejs/plugin-react/preamble';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchPath,
  matchRoutes,
  redirect,
  RouterProvider,
} from 'react-router-dom';
import { site } from './content/site.ts';
import { watchErrors } from './field/errors.ts';
import { SCRIPTS_MARK } from './field/marks.ts';
import { loadAnalytics, measureWhenQuiet, watchViews } from './field/start.ts';
import { routes } from './routes.ts';
import { Document } from './shell/Document.tsx';
import { DOCUMENT_STATE_ID, type DocumentState } from './shell/document-state.ts';
import { guardFragments } from './shell/FragmentGuard.tsx';
import {
  createPageLoader,
  fetchPage,
  ForgetPageContext,
  PageLoadError,
} from './shell/page-loader.ts';
import { routeObjects } from './shell/route-objects.tsx';
import { PrefetchContext } from './ui/actions/Link.tsx';
import { untilItComes } from './ui/loading/until-it-comes.ts';

/** Whether visits are counted and errors told: src/field. */
const isCounting = site.countVisits && import.meta.env.PROD;
const errorHandlers = isCounting ? watchErrors() : {};

const stateJson = document.getElementById(DOCUMENT_STATE_ID)?.textContent ?? '';
const state = JSON.parse(stateJson) as DocumentState;

// A refused scriptless form is answered at the form's own address: the router shall see the page's.
if (state.formFailure) history.replaceState(null, '', state.pathname);

const loader = createPageLoader(fetchPage);
for (const page of Object.values(state.loaderData)) loader.remember(location.pathname, page);

const routeTree = routeObjects(async ({ request }) => {
  const { pathname, search } = new URL(request.url);
  const page = await loader.load(pathname).catch((error: unknown) => {
    throw new PageLoadError(error);
  });
  return 'movedTo' in page ? redirect(page.movedTo + search) : page;
}, state.showDrafts);

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
  performance.mark(SCRIPTS_MARK);
  watchViews(router);
  startTransition(() => {
    hydrateRoot(
      document,
      <Document state={state} stateJson={stateJson}>
        <PrefetchContext value={prefetch}>
          <ForgetPageContext value={loader.forget}>
            <RouterProvider router={router} />
          </ForgetPageContext>
        </PrefetchContext>
      </Document>,
      errorHandlers,
    );
  });
}

/** Counts views and times once the page is quiet. */
function count(): void {
  const routeOf = (pathname: string) => matchRoutes(routeTree, pathname)?.at(-1)?.route.id ?? '';
  const { pathname, assets } = state;
  if (isCounting) void measureWhenQuiet({ entry: assets.entry, pathname, routeOf });
  if (import.meta.env.PROD) void loadAnalytics();
}

void start().finally(count);
