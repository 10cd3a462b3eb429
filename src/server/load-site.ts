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
import { developmentRelease, type Release } from './ops/release.ts';
import type { Indexing } from './middleware/indexing.ts';
import type { Log } from './types.ts';

export interface LoadSiteOptions extends Pick<BuiltSiteOptions, 'showDrafts' | 'allowIndexing'> {
  isDevelopment: boolean;
  backend: Pick<Backend, 'kind' | 'readPageSeo'>;
  siteUrl: string;
  log: Log;
  onRender: BuiltSiteOptions['onRender'];
  /** The server that the app will listen on: development sends hot updates through it. */
  server: Server;
}

/** The part of the app's dependencies that is the site itself. */
export interface LoadedSite extends Pick<
  AppDeps,
  'pages' | 'routes' | 'edition' | 'builtAt' | 'assetsDir' | 'publicDir' | 'development'
> {
  release: Release;
  /** Every address that a record of page_seo can stand for, those of drafts too. */
  pagePaths: readonly string[];
  /** What of the content is still a sample, a line each kind, as the build found it; none in development. */
  samples: readonly string[];
  indexing: Indexing;
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
  const {
    isDevelopment,
    backend,
    siteUrl: origin,
    log,
    onRender,
    server,
    showDrafts,
    allowIndexing,
  } = options;
  const cache = isDevelopment ? null : createPageCache();
  const metadata = createMetadataStore({
    readPageSeo: backend.readPageSeo,
    log,
    onChange: (path) => cache?.drop(path),
    // A read from the embedded backend costs next to nothing: an edited title shows soon.
    ...(backend.kind === 'sqlite' && { freshMs: 5_000 }),
  });
  const deps = { metadata, origin, log, onRender, showDrafts, allowIndexing };
  const { routes, content, ...site } = isDevelopment
    ? await developmentSite({ ...deps, server })
    : await builtSite({ ...deps, cache });
  return {
    ...site,
    routes,
    publicDir: inRepository('public'),
    pagePaths: [...listAddresses(routes, content).keys()],
  };
}

async function developmentSite(options: DevelopmentOptions) {
  const { createDevelopmentSite } = await import('./pages/development.ts');
  const release = developmentRelease();
  return { ...(await createDevelopmentSite(options)), assetsDir: null, samples: [], release };
}

async function builtSite(options: Omit<BuiltSiteOptions, 'distDir'>) {
  const distDir = inRepository('dist');
  if (!existsSync(join(distDir, 'client/manifest.json'))) throw new NotBuiltError();
  const { loadBuiltSite } = await import('./pages/built-site.ts');
  return { ...(await loadBuiltSite({ ...options, distDir })), close: async () => {} };
}
