import { existsSync, realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAnswerCache } from './answer-cache.ts';
import type { Backend } from './backend/backend.ts';
import type { AppDeps } from './create-app.ts';
import { createMetadataStore } from './metadata.ts';
import { listAddresses } from './rendering/addresses.ts';
import type { BuiltSiteOptions } from './rendering/built-site.ts';
import type { DevelopmentOptions } from './rendering/development.ts';
import { developmentRelease, type Release } from './ops/release.ts';
import type { Indexing } from './middleware/indexing.ts';
import type { Log } from './log.ts';

interface LoadSiteOptions extends Pick<BuiltSiteOptions, 'showDrafts' | 'allowIndexing'> {
  isDevelopment: boolean;
  backend: Pick<Backend, 'kind' | 'readPageSeo'>;
  siteUrl: string;
  log: Log;
  onRender: BuiltSiteOptions['onRender'];
  /** The HTTP server: development sends hot updates through it. */
  server: Server;
}

/** The part of the app's dependencies that depends on the site's build or sources. */
export interface LoadedSite extends Pick<
  AppDeps,
  | 'pageHandlers'
  | 'answers'
  | 'routes'
  | 'snapshot'
  | 'builtAt'
  | 'assetsDir'
  | 'publicDir'
  | 'development'
> {
  release: Release;
  /** Every path that may have a record of page_seo, drafts included. */
  pagePaths: readonly string[];
  /** Remaining samples, a line per kind, as the build listed them; empty in development. */
  samples: readonly string[];
  indexing: Indexing;
  close(): Promise<void>;
}

/** The message is for the operator. */
export class NotBuiltError extends Error {
  override name = 'NotBuiltError';

  constructor() {
    super('The site is not built. Run "npm start", which builds it first, or "npm run build".');
  }
}

const inRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * Loads the site and its metadata: from the build, or from the sources with hot reload. Imports lazily,
 * because production has no Vite and NODE_ENV must be set before.
 *
 * @throws NotBuiltError when there is no build; another error when it is incomplete.
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
  const answers = createAnswerCache();
  const metadata = createMetadataStore({
    readPageSeo: backend.readPageSeo,
    log,
    // Reads from the embedded backend are cheap: an edited title shows within seconds.
    ...(backend.kind === 'sqlite' && { freshMs: 5_000 }),
  });
  const publicDir = inRepository('public');
  const deps = { metadata, answers, origin, publicDir, log, onRender, showDrafts, allowIndexing };
  const { routes, content, ...site } = isDevelopment
    ? await developmentSite({ ...deps, server })
    : await builtSite(deps);
  return {
    ...site,
    routes,
    answers,
    publicDir,
    pagePaths: [...listAddresses(routes, content).keys()],
  };
}

async function developmentSite(options: DevelopmentOptions) {
  const { createDevelopmentSite } = await import('./rendering/development.ts');
  const release = developmentRelease();
  return { ...(await createDevelopmentSite(options)), assetsDir: null, samples: [], release };
}

async function builtSite(options: Omit<BuiltSiteOptions, 'distDir'>) {
  const dist = inRepository('dist');
  if (!existsSync(join(dist, 'client/manifest.json'))) throw new NotBuiltError();
  // `dist` leads to another folder after the next build; the process keeps the files that it began with.
  const distDir = realpathSync(dist);
  const { loadBuiltSite } = await import('./rendering/built-site.ts');
  return { ...(await loadBuiltSite({ ...options, distDir })), close: async () => {} };
}
