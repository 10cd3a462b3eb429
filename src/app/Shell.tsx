import { use, type ReactNode } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { routesAt } from '../routes.tsx';
import { deferred } from '../ui/deferred.tsx';
import { ToastProvider } from '../ui/toast/ToastProvider.tsx';
import { AppErrorScreen } from './ErrorScreens.tsx';
import { AttributionTracker } from './AttributionTracker.tsx';
import { Header } from './Header.tsx';
import { Navigation } from './Navigation.tsx';
import { PageStoreContext } from './page-store.ts';

const Footer = deferred(() => import('./Footer.tsx').then((m) => m.Footer));

/** Everything in the body: skip link, header, the route's page, footer. */
export function Shell({ year }: { year: number }): ReactNode {
  return (
    <ToastProvider>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <RoutedPage />
      </main>
      <Footer year={year} />
      <Navigation />
      <AttributionTracker />
    </ToastProvider>
  );
}

/** The route's page; its failure ends with a new try or with another page. */
function RoutedPage(): ReactNode {
  const { pathname } = useLocation();
  const { forget } = use(PageStoreContext);
  const page = useRoutes(routesAt(pathname));
  return (
    <AppErrorScreen key={pathname} onReset={() => forget(pathname)}>
      {page}
    </AppErrorScreen>
  );
}
