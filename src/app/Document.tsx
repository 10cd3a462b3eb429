import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { FormFailureContext } from '../sections/form-failure-context.ts';
import { PrefetchContext } from '../ui/prefetch-context.ts';
import { TopLevelErrorScreen } from './ErrorScreens.tsx';
import { HeadStart } from './HeadStart.tsx';
import { PAGE_STATE_ID, type DocumentState } from './page-state.ts';
import { PageStoreContext, type PageStore } from './page-store.ts';
import { Shell } from './Shell.tsx';

export interface DocumentProps {
  state: DocumentState;
  /** `state` as it stands in the document, so that server and browser agree on every character. */
  stateJson: string;
  store: PageStore;
}

/**
 * The whole document, rendered by React from `<html>` on: that is what keeps each head tag
 * single, in the served HTML, after hydration and after navigation (ARCHITECTURE.md, fact 1).
 * Needs a router around it.
 */
export function Document({ state, stateJson, store }: DocumentProps): ReactNode {
  return (
    // The start script marks it before React takes it over (src/start.ts).
    <html lang="en-ZA" suppressHydrationWarning>
      <head>
        <HeadStart />
      </head>
      <body data-tone="paper">
        <TopLevelErrorScreen>
          <HelmetProvider>
            <PageStoreContext value={store}>
              <PrefetchContext value={store.prefetch}>
                <FormFailureContext value={state.formFailure}>
                  <Shell year={state.year} />
                </FormFailureContext>
              </PrefetchContext>
            </PageStoreContext>
          </HelmetProvider>
        </TopLevelErrorScreen>
        <script
          id={PAGE_STATE_ID}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: stateJson }}
        />
      </body>
    </html>
  );
}
