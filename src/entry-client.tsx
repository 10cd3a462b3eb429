import '@vitejs/plugin-react/preamble';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createBrowserPageStore } from './app/browser-page-store.ts';
import { Document } from './app/Document.tsx';
import { fetchPageData } from './app/fetch-page-data.ts';
import { createMetadataLookup } from './app/metadata-lookup.ts';
import { PAGE_STATE_ID, type DocumentState } from './app/page-state.ts';
import { ServerStyles } from './app/ServerStyles.tsx';
import { importPage, matchPage, pagesWithData } from './routes.tsx';
import { loadDeferred } from './ui/deferred.tsx';

const RELOADED_KEY = 'reloaded-for';
let isOnlyFetchingAhead = () => false;

// A deploy replaced the chunks that this document knows: a new document knows the new ones.
// Once only, so that a chunk that is really missing can't reload for ever; and not for a page that
// the visitor has only pointed at.
addEventListener('vite:preloadError', (event) => {
  if (isOnlyFetchingAhead()) return;
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === location.href) return;
    sessionStorage.setItem(RELOADED_KEY, location.href);
  } catch {
    return;
  }
  event.preventDefault();
  location.reload();
});

const stateJson = document.getElementById(PAGE_STATE_ID)?.textContent ?? '';
const state = JSON.parse(stateJson) as DocumentState;
const metadata = createMetadataLookup(state);

// A refused scriptless form is answered at the form's own address: the router shall see the page's.
if (state.formFailure) history.replaceState(null, '', state.page.pathname);

// What the libraries do when they are first named was a task; the page and its hydration are others.
if (!document.hidden) await new Promise((resolve) => setTimeout(resolve));

// The page's code first: a router that starts without it would show the page twice
// (ARCHITECTURE.md, fact 5).
const { Page } = await importPage(state.page.pageKey);
const store = createBrowserPageStore(
  { ...state.page, Page },
  {
    matchPage,
    async importPage(pageKey) {
      const module = await importPage(pageKey);
      await loadDeferred();
      return module;
    },
    hasData: (pageKey) => pagesWithData.has(pageKey),
    completePage: loadDeferred,
    loadData: fetchPageData,
    loadMetadata: metadata.lookUp,
    now: Date.now,
  },
);

isOnlyFetchingAhead = store.isOnlyFetchingAhead;
// Back and forward between parts of a page (see prefetch).
addEventListener('popstate', () => store.prefetch(location.href));

startTransition(() => {
  hydrateRoot(
    document,
    <ServerStyles>
      <BrowserRouter>
        <Document state={state} stateJson={stateJson} store={store} />
      </BrowserRouter>
    </ServerStyles>,
  );
});
