import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { ErrorScreen } from '../ui/ErrorScreen.tsx';
import { Loading } from '../ui/Loading.tsx';
import { SectionFailure } from '../ui/SectionBoundary.tsx';
import { PageLoadError } from './page-loader.ts';

/** Stands in for a page that can't be shown; header and footer stay. */
export function PageFailure(): ReactNode {
  const error = useRouteError();
  return error instanceof PageLoadError ? (
    <MissingPage message={error.message} />
  ) : (
    <BrokenPage message={error instanceof Error ? error.message : String(error)} />
  );
}

/** The page's code failed while it ran. */
function BrokenPage({ message }: { message: string }): ReactNode {
  const { revalidate } = useRevalidator();
  return (
    <ErrorScreen
      title="Something went wrong"
      message={message}
      action="Try again"
      onAction={() => void revalidate()}
    />
  );
}

/**
 * The page's code or data did not arrive, after a deploy for example: a new document has both. The
 * server is asked first, because an unreachable one would leave the visitor with the browser's own
 * error page.
 */
function MissingPage({ message }: { message: string }): ReactNode {
  const [isOutOfReach, setOutOfReach] = useState(false);
  const loadDocument = useCallback(async () => {
    try {
      const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
      if (status >= 500) throw new Error(`The server answered ${status}`);
      location.reload();
    } catch (error) {
      console.error('The page could not be loaded:', error);
      setOutOfReach(true);
    }
  }, []);
  useEffect(() => void loadDocument(), [loadDocument]);
  return isOutOfReach ? (
    <SectionFailure message={message} onRetry={() => void loadDocument()} />
  ) : (
    <Loading />
  );
}
