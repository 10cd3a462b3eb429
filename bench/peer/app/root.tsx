import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { Footer } from '../../../src/app/Footer.tsx';
import { GlobalStyle } from '../../../src/app/global-style.ts';
import { HeadStart } from '../../../src/app/HeadStart.tsx';
import { Header } from '../../../src/app/Header.tsx';
import { ToastProvider } from '../../../src/ui/toast/ToastProvider.tsx';

export default function App() {
  return (
    <html lang="en-ZA">
      <head>
        <HeadStart />
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
