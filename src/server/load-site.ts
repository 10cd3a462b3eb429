import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Content } from '../content/content.ts';
import { createPageMetadataStore } from './backend/page-metadata-store.ts';
import type { Backend } from './backend/types.ts';
import type { AppDeps } from './create-app.ts';
import { securityHeadersFor } from './middleware/security-headers.ts';
import type { PageResolver } from './render/page-resolver.ts';
import { sitemapPaths } from './seo-files.ts';
import type { Log } from './types.ts';

export interface LoadSiteOptions {
  isDevelopment: boolean;
  backend: Pick<Backend, 'client'>;
  siteUrl: string;
  log: Log;
  /** The server that the app will listen on: development sends hot updates through it. */
  server: Server;
}

/** The part of the app's dependencies that is the site itself. */
export interface LoadedSite extends Pick<
  AppDeps,
  'pages' | 'pageMetadata' | 'sitePaths' | 'assetsDir' | 'publicDir' | 'development'
> {
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
  // Filled once there are pages, which need the metadata first.
  const rendered: { drop?: (path: string) => void } = {};
  const metadata = createPageMetadataStore({
    client: backend.client,
    now: Date.now,
    log,
    onChange: (path) => rendered.drop?.(path),
  });
  const publicDir = inRepository('public');

  if (isDevelopment) {
    const { createDevPages } = await import('./render/dev-pages.ts');
    const { vite, pages, resolver, content } = await createDevPages({
      metadata,
      origin,
      log,
      server,
    });
    return {
      pages,
      pageMetadata: metadataFrom(resolver),
      sitePaths: pathsOf(content),
      assetsDir: null,
      publicDir,
      development: vite.middlewares,
      close: () => vite.close(),
    };
  }

  const distDir = inRepository('dist');
  if (!existsSync(join(distDir, 'client/manifest.json'))) throw new NotBuiltError();
  const { loadSitePages } = await import('./render/site-pages.ts');
  const securityHeaders = securityHeadersFor({ secure: origin.startsWith('https:') });
  const { pages, resolver, content, cache } = await loadSitePages({
    distDir,
    metadata,
    securityHeaders,
    origin,
    log,
  });
  rendered.drop = (path) => cache?.drop(path);
  return {
    pages,
    pageMetadata: metadataFrom(resolver),
    sitePaths: pathsOf(content),
    assetsDir: inRepository('dist/client/assets'),
    publicDir,
    close: async () => {},
  };
}

const metadataFrom =
  (resolver: PageResolver): LoadedSite['pageMetadata'] =>
  async (path) => {
    const { page, degraded } = await resolver.resolve(path);
    return { metadata: page.metadata, degraded };
  };

const pathsOf = (content: Content) =>
  sitemapPaths({
    caseStudySlugs: content.caseStudies.map(({ slug }) => slug),
    articleIds: content.articles.map(({ id }) => id),
  });
