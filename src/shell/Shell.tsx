import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration, type GetScrollRestorationKeyFunction } from 'react-router-dom';
import { site } from '../content/site.ts';
import type { PageRoute } from '../pages/define-page.ts';
import { paths } from '../paths.ts';
import { ErrorBoundary } from '../ui/loading/ErrorBoundary.tsx';
import { ToastProvider } from '../ui/toast/ToastProvider.tsx';
import { AttributionTracker } from './AttributionTracker.tsx';
import { DraftMark } from './DraftMark.tsx';
import { Footer } from './Footer.tsx';
import { FragmentGuard } from './FragmentGuard.tsx';
import { Header } from './Header.tsx';
import { HeadingFocus } from './HeadingFocus.tsx';
import { PageHead } from './PageHead.tsx';
import { PendingLine, usePendingNavigation } from './PendingNavigation.tsx';

/** What every page has around it: skip link, header, footer, and what follows the visitor's way. */
export function Shell(): ReactNode {
  const isPending = usePendingNavigation();
  return (
    <ToastProvider>
      <PageHead />
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <ErrorBoundary name="Header" fallback={() => <a href={paths.home}>{site.name}</a>}>
        <Header />
      </ErrorBoundary>
      <PendingLine isShown={isPending} />
      <main id="main" tabIndex={-1} aria-busy={isPending || undefined}>
        <Outlet />
      </main>
      <ErrorBoundary name="Footer" fallback={() => null}>
        <Footer />
      </ErrorBoundary>
      <DraftMark />
      <ScrollRestoration getKey={restorationKey} />
      <FragmentGuard />
      <HeadingFocus />
      <AttributionTracker />
    </ToastProvider>
  );
}

/** Where a page's position is kept; a page that a reload shows from its top finds none of an earlier document. */
const restorationKey: GetScrollRestorationKeyFunction = ({ key }, matches) => {
  const [visit] = performance.getEntriesByType('navigation');
  const reloadsAtTop = matches.some(({ handle }) => (handle as PageRoute | null)?.reloadsAtTop);
  return visit?.type === 'reload' && reloadsAtTop ? `${key}@${performance.timeOrigin}` : key;
};
