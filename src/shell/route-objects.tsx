import type { ReactNode } from 'react';
import { useRouteError, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { routes } from '../routes.ts';
import { Loading } from '../ui/loading/Loading.tsx';
import { NAVIGATION_LIMIT_MS, PageLoadError } from './page-data-cache.ts';
import { PageFailure } from './PageFailure.tsx';
import { Shell } from './Shell.tsx';

/**
 * React Router's route objects, for server and browser.
 *
 * @param loader returns the page of a request
 */
export function createRouteObjects(loader: LoaderFunction): RouteObject[] {
  return [
    {
      id: 'shell',
      Component: Shell,
      ErrorBoundary: ShellFailure,
      children: routes.map((route) => ({
        // Markdown pages share their `id`.
        id: route.path,
        path: route.path,
        handle: route,
        loader,
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
        lazy: async () => {
          try {
            const page = route.importPage();
            // The server has the file; in development it compiles the page first, which may take longer.
            const limited = import.meta.env.SSR ? page : within(NAVIGATION_LIMIT_MS, page);
            return { Component: (await limited).Page };
          } catch (error) {
            throw new PageLoadError(error);
          }
        },
        ErrorBoundary: PageFailure,
        // Otherwise the router renders neither page nor error boundary while code is missing.
        HydrateFallback: Loading,
      })),
    },
  ];
}

/** Rejects with a `TimeoutError` if the promise takes longer than `limitMs`. */
async function within<T>(limitMs: number, promise: Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(limitMs);
  const timeout = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  return Promise.race([promise, timeout]);
}

/** Passes errors outside of pages on to the application's error boundary. */
function ShellFailure(): ReactNode {
  throw useRouteError();
}
