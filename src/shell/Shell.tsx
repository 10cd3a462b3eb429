import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { site } from '../content/site.ts';
import { paths } from '../paths.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { ToastProvider } from '../ui/toast/ToastProvider.tsx';
import { AttributionTracker } from './AttributionTracker.tsx';
import { Footer } from './Footer.tsx';
import { FragmentGuard } from './FragmentGuard.tsx';
import { Header } from './Header.tsx';
import { HeadingFocus } from './HeadingFocus.tsx';
import { PageHead } from './PageHead.tsx';

/** What every page has around it: skip link, header, footer, and what follows the visitor's way. */
export function Shell(): ReactNode {
  return (
    <ToastProvider>
      <PageHead />
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <ErrorBoundary name="Header" fallback={() => <a href={paths.home}>{site.name}</a>}>
        <Header />
      </ErrorBoundary>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <ErrorBoundary name="Footer" fallback={() => null}>
        <Footer />
      </ErrorBoundary>
      <ScrollRestoration />
      <FragmentGuard />
      <HeadingFocus />
      <AttributionTracker />
    </ToastProvider>
  );
}
