import { useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { ErrorScreen } from '../ui/loading/ErrorScreen.tsx';
import { Loading } from '../ui/loading/Loading.tsx';
import { ForgetPageContext, PageLoadError } from './page-loader.ts';

/** Stands in for a page that can't be shown; header and footer stay. */
export function PageFailure(): ReactNode {
  const error = useRouteError();
  return error instanceof PageLoadError ? (
    <MissingPage error={error} />
  ) : (
    <BrokenPage message={error instanceof Error ? error.message : String(error)} />
  );
}

/** The page's code failed while it ran: it is drawn anew, with data that the server is asked for anew. */
function BrokenPage({ message }: { message: string }): ReactNode {
  const forgetPage = useContext(ForgetPageContext);
  const navigate = useNavigate();
  const location = useLocation();
  const isPending = useNavigation().state !== 'idle';
  return (
    <ErrorScreen
      title="Something went wrong"
      message={message}
      action={isPending ? 'Loading...' : 'Try again'}
      onAction={() => {
        forgetPage(location.pathname);
        // The router draws a failed page anew once it has been navigated to.
        void navigate(location, { replace: true, preventScrollReset: true });
      }}
    />
  );
}

/**
 * The page's code or data did not arrive, after a deploy for example: a new document has both. The
 * server is asked first, because an unreachable one would leave the visitor with the browser's own
 * error page; one that takes too long is there.
 */
function MissingPage({ error }: { error: PageLoadError }): ReactNode {
  const [isOutOfReach, setOutOfReach] = useState(false);
  const loadDocument = useCallback(async () => {
    try {
      if (error.isTimeout) return location.reload();
      const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
      if (status >= 500) throw new Error(`The server answered ${status}`);
      location.reload();
    } catch (reason) {
      console.error('The page could not be loaded:', reason);
      setOutOfReach(true);
    }
  }, [error]);
  useEffect(() => void loadDocument(), [loadDocument]);
  if (!isOutOfReach) return <Loading />;
  return (
    <ErrorScreen
      title="Something went wrong"
      message={error.message}
      action="Try again"
      onAction={() => void loadDocument()}
    />
  );
}
