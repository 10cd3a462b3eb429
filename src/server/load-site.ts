import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Backend } from './backend/backend.ts';
import type { AppDeps } from './create-app.ts';
import { createMetadataStore } from './metadata.ts';
import { listAddresses } from './pages/addresses.ts';
import type { BuiltSiteOptions } from './pages/built-site.ts';
import type { DevelopmentOptions } from './pages/development.ts';
import { createPageCache } from './pages/page-cache.ts';
import { sitemapPaths } from './seo-files.ts';
import type { Log } from './types.ts';

export interface LoadSiteOptions {
  isDevelopment: boolean;
  backend: Pick<Backend, 'kind' | 'readPageSeo'>;
  siteUrl: string;
  log: Log;
  /** The server that the app will listen on: development sends hot updates through it. */
  server: Server;
}

/** The part of the app's dependencies that is the site itself. */
export interface LoadedSite extends Pick<
  AppDeps,
  'pages' | 'sitePaths' | 'assetsDir' | 'publicDir' | 'development'
> {
  /** Every address that a record of page_seo can stand for. */
  pagePaths: readonly string[];
  close(): Promise<void>;
}

/** The message is made for the person who starts the server. */
export class NotBuiltError extends Error {
  override name = 'NotBuiltError';

  constructor() {
    super('The site is not built yet. Run "npm start", which builds it first, or "npm run build".');
  }
}

const inRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * Puts the site's pages together with their metadata: from the build, or from the sources with hot
 * reload. Imports lazily, so that production needs nothing of Vite, and NODE_ENV is set by then.
 *
 * @throws NotBuiltError when there is no build; otherwise when it is incomplete.
 */
export async function loadSite(options: LoadSiteOptions): Promise<LoadedSite> {
  const { isDevelopment, backend, siteUrl: origin, log, server } = options;
  const cache = isDevelopment ? null : createPageCache();
  const metadata = createMetadataStore({
    readPageSeo: backend.readPageSeo,
    log,
    onChange: (path) => cache?.drop(path),
    // A read from the embedded backend costs next to nothing: an edited title shows soon.
    ...(backend.kind === 'sqlite' && { freshMs: 5_000 }),
  });
  const deps = { metadata, origin, log };
  const { routes, content, ...site } = isDevelopment
    ? await developmentSite({ ...deps, server })
    : await builtSite({ ...deps, cache });
  return {
    ...site,
    publicDir: inRepository('public'),
    sitePaths: sitemapPaths(routes, content),
    pagePaths: [...listAddresses(routes, content).keys()],
  };
}

async function developmentSite(options: DevelopmentOptions) {
  const { createDevelopmentSite } = await import('./pages/development.ts');
  return { ...(await createDevelopmentSite(options)), assetsDir: null };
}

async function builtSite(options: Omit<BuiltSiteOptions, 'distDir'>) {
  const distDir = inRepository('dist');
  if (!existsSync(join(distDir, 'client/manifest.json'))) throw new NotBuiltError();
  const { loadBuiltSite } = await import('./pages/built-site.ts');
  return { ...(await loadBuiltSite({ ...options, distDir })), close: async () => {} };
}
