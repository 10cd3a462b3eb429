import type { ReactNode } from 'react';
import { useRouteError, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { routes } from '../routes.ts';
import { Loading } from '../ui/loading/Loading.tsx';
import { PageLoadError } from './page-loader.ts';
import { PageFailure } from './PageFailure.tsx';
import { Shell } from './Shell.tsx';

/**
 * The site's pages as React Router's route tree, the same on the server and in the browser.
 *
 * @param loader finds what a page shows; both sides have their own
 * @param showDrafts whether pages that are drafts have their addresses
 */
export function routeObjects(loader: LoaderFunction, showDrafts: boolean): RouteObject[] {
  return [
    {
      id: 'shell',
      Component: Shell,
      ErrorBoundary: ShellFailure,
      children: routes
        .filter(({ draft }) => showDrafts || !draft)
        .map((page) => ({
          id: page.id,
          path: page.path,
          handle: page,
          loader,
          lazy: async () => {
            try {
              return { Component: (await page.load()).Page };
            } catch (error) {
              throw new PageLoadError(error);
            }
          },
          ErrorBoundary: PageFailure,
          // Where a route has none, the router shows neither page nor failure while code is missing.
          HydrateFallback: Loading,
        })),
    },
  ];
}

/** What fails around the pages is for the application's own screen, not for the router's. */
function ShellFailure(): ReactNode {
  throw useRouteError();
}
