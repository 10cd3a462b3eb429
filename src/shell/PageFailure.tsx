import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorScreen } from '../ui/loading/ErrorBoundary.tsx';
import { Loading } from '../ui/loading/Loading.tsx';
import { loadDocument } from './load-document.ts';
import { NAVIGATION_LIMIT_MS, PageLoadError } from './page-data-cache.ts';

/** Replaces a page that can't be shown; header and footer stay. */
export function PageFailure(): ReactNode {
  const error = useRouteError();
  if (error instanceof PageLoadError) return <LoadFailure error={error} />;
  // The page threw an error. A full page load gets new data with the code that belongs to it.
  return (
    <ErrorScreen
      title="Something went wrong"
      message="This page could not be shown. Please try again: the page is then loaded once more from our server."
      error={error}
      action="Try again"
      onAction={loadDocument}
    />
  );
}

/**
 * The page's code or data could not be loaded, for example after a release: a full page load gets both. Checks first
 * that the server answers, if slowly, because an offline visitor would get the browser's error page.
 */
function LoadFailure({ error }: { error: PageLoadError }): ReactNode {
  const [problem, setProblem] = useState<unknown>(null);
  const [isPending, setPending] = useState(true);
  const tryToLoad = useCallback(async () => {
    setPending(true);
    try {
      if (!error.isTimeout) await checkServer();
      loadDocument();
    } catch (reason) {
      console.error('The page could not be loaded:', reason);
      setProblem(reason);
      setPending(false);
    }
  }, [error]);
  useEffect(() => void tryToLoad(), [tryToLoad]);
  if (problem === null) return <Loading />;
  return (
    <ErrorScreen
      title="Something went wrong"
      message="This page could not be loaded. Please check your connection and try again."
      error={problem}
      action={isPending ? 'Loading...' : 'Try again'}
      onAction={() => void tryToLoad()}
    />
  );
}

/** Throws if the server can't be reached or fails; returns if it answers or takes long. */
async function checkServer(): Promise<void> {
  const signal = AbortSignal.timeout(NAVIGATION_LIMIT_MS);
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
    if (status >= 500) throw new Error(`The server answered ${status}`);
  } catch (reason) {
    if (!new PageLoadError(reason).isTimeout) throw reason;
  }
}
