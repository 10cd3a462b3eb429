import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { Footer } from '../../../src/app/Footer.tsx';
import { GlobalStyle } from '../../../src/app/global-style.ts';
import { Header } from '../../../src/app/Header.tsx';
import { fontFaceCss, fontFiles } from '../../../src/theme/font-faces.ts';
import { ToastProvider } from '../../../src/ui/toast/ToastProvider.tsx';

export default function App() {
  return (
    <html lang="en-ZA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
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
        <style dangerouslySetInnerHTML={{ __html: fontFaceCss }} />
        <Meta />
        <Links />
        {import.meta.env.SSR && '__STYLES__'}
      </head>
      <body data-tone="paper">
        <GlobalStyle />
        <ToastProvider>
          <a className="skip-link" href="#main">
            Skip to content
          </a>
          <Header />
          <main id="main" tabIndex={-1}>
            <Outlet />
          </main>
          <Footer year={2026} />
        </ToastProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
