import type { ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { country } from '../content/company/country.ts';
import { siteConfig } from '../content/site.ts';
import { DocumentContext } from '../sections/document-context.ts';
import { fontFiles } from '../theme/font-faces.ts';
import { ErrorBoundary, ErrorScreen } from '../ui/loading/ErrorBoundary.tsx';
import { FIRST_SCREEN_SCRIPT_ID } from './first-screen.ts';
import { DOCUMENT_STATE_ID, type DocumentState, START_SCRIPT_ID } from './document-state.ts';

interface DocumentProps {
  state: DocumentState;
  /** `state` as embedded in the document: server and browser must render the same text. */
  stateJson: string;
  /** The inline scripts (first-screen.ts, start-script.ts), which the browser reads from the document. */
  scripts: { firstScreen: string; start: string };
  /** React Router's provider. */
  children: ReactNode;
}

/** The whole document from `<html>` on: with only a root element, head tags would be duplicated. */
export function Document({ state, stateJson, scripts, children }: DocumentProps): ReactNode {
  return (
    <html lang={country.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          id={FIRST_SCREEN_SCRIPT_ID}
          dangerouslySetInnerHTML={{ __html: scripts.firstScreen }}
        />
        {Object.values(fontFiles).map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            href={font}
            crossOrigin="anonymous"
          />
        ))}
      </head>
      <body data-tone="paper">
        {/* Its child exists without script alone (withoutApp of src/theme/tokens.ts). */}
        <noscript>
          <i />
        </noscript>
        <ErrorBoundary
          name="Application"
          fallback={(_reset, error) => (
            <>
              <title>{siteConfig.name}</title>
              <ErrorScreen
                title="Application Error"
                message="The site could not be shown. Please reload it; if that does not help, please come back in a few minutes."
                error={error}
                action="Reload Application"
                onAction={() => location.reload()}
              />
            </>
          )}
        >
          <HelmetProvider>
            <DocumentContext value={state}>{children}</DocumentContext>
          </HelmetProvider>
        </ErrorBoundary>
        <script
          id={DOCUMENT_STATE_ID}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: stateJson }}
        />
        <script
          id={START_SCRIPT_ID}
          type="module"
          dangerouslySetInnerHTML={{ __html: scripts.start }}
        />
      </body>
    </html>
  );
}
