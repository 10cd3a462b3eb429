import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import {
  NavigationType,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { siteConfig } from '../content/site.ts';
import { paths } from '../paths.ts';
import { ErrorBoundary } from '../ui/loading/ErrorBoundary.tsx';
import { useHydrated } from '../ui/loading/use-hydrated.ts';
import { ToastProvider } from '../ui/toast/ToastProvider.tsx';
import { Footer } from './Footer.tsx';
import { FormerFragment } from './FormerFragment.tsx';
import { Header } from './Header.tsx';
import { historyState, restorationKey, SCROLL_POSITIONS } from './load-document.ts';
import { PageHead } from './PageHead.tsx';
import { PendingLine, usePendingNavigation } from './PendingNavigation.tsx';
import { browserAttribution } from '../enquiry/browser-attribution.ts';
import { focusTarget } from '../ui/actions/Link.tsx';

/** The frame of every page: skip link, header, footer, scroll restoration and focus. */
export function Shell(): ReactNode {
  const isPending = usePendingNavigation();
  const { pathname } = useLocation();
  return (
    <ToastProvider>
      <ErrorBoundary name="Attribution tracker">
        <AttributionTracker />
      </ErrorBoundary>
      <PageHead />
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <ErrorBoundary name="Header" fallback={() => <a href={paths.home}>{siteConfig.name}</a>}>
        <Suspense>
          <Header />
        </Suspense>
      </ErrorBoundary>
      <PendingLine isShown={isPending} />
      <main id="main" tabIndex={-1} aria-busy={isPending || undefined}>
        {/* New elements for each page: reused ones of the article before would count as shifted. */}
        <Outlet key={pathname} />
      </main>
      <ErrorBoundary name="Footer">
        <Suspense>
          <Footer />
        </Suspense>
      </ErrorBoundary>
      {Object.entries(partsWithoutMarkup).map(([name, Part]) => (
        <ErrorBoundary key={name} name={name}>
          <Part />
        </ErrorBoundary>
      ))}
    </ToastProvider>
  );
}

/** In the order of their effects. If one fails, the page and the others stay. */
const partsWithoutMarkup = { Focus, PositionRestoration, FormerFragment };

/**
 * Records and restores positions. The start script has restored the document's: the visitor may have scrolled since.
 */
function PositionRestoration() {
  const getKey = useHydrated() ? restorationKey : keyBeforeHydration;
  return <ScrollRestoration getKey={getKey} storageKey={SCROLL_POSITIONS} />;
}

const keyBeforeHydration = () => 'document';

/** Stores entry page, last page and campaign at the first load and at each navigation. Renders nothing. */
function AttributionTracker() {
  const { pathname, search } = useLocation();
  // Before the effects of the page, whose calendar passes the campaign on.
  useEffect(() => {
    browserAttribution.record(window.location.href, historyState().referrer ?? document.referrer);
  }, [pathname, search]);
  return null;
}

/**
 * After a navigation moves the focus to the new page, so that screen readers announce it, or to the target of a link
 * within the page; Back and Forward within the page leave it. In a document that replaces a navigation the start
 * script has done so. Renders nothing.
 */
function Focus(): null {
  const { key, pathname } = useLocation();
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  const shown = useRef(pathname);
  // A layout effect: a plain effect runs only after the browser has painted, and after a view transition
  // (StudyTransition).
  useLayoutEffect(() => {
    const { isArrival, ...state } = historyState();
    if (isArrival) history.replaceState(state, '');
    const isNewPage = shown.current !== pathname;
    if (isFollowed || isNewPage) focusTarget({ isNewPage });
    shown.current = pathname;
  }, [key, pathname, isFollowed]);
  return null;
}
