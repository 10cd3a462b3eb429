import type { Server } from 'node:http';
import { dirname } from 'node:path';
import type { RequestHandler } from 'express';
import type { PageRoute } from '../pages/define-page.ts';
import { createResponseCache, type ResponseCache } from './response-cache.ts';
import type { Backend } from './backend/backend.ts';
import { createMetadataCache, type MetadataCacheOptions } from './metadata.ts';
import type { PageHandlers } from './rendering/page-handlers.ts';
import type { Content } from '../content/model/content.ts';
import type { Addresses } from './rendering/addresses.ts';
import type { SiteOptions } from './rendering/site-pages.ts';
import type { BuildInfo } from './ops/build-info.ts';
import { inRootFolder } from './root-folder.ts';
import type { Indexing } from './middleware/indexing.ts';

/** The built code is in dist/server. */
const distDir = dirname(import.meta.dirname);

interface LoadSiteOptions extends Pick<SiteOptions, 'allowIndexing' | 'log' | 'observeRender'> {
  isDevelopment: boolean;
  backend: Pick<Backend, 'kind' | 'readSeoRecord'>;
  siteUrl: string;
  registry: MetadataCacheOptions['registry'];
  /** The HTTP server: development sends hot updates through it. */
  server: Server;
}

/** The site, from its build or its sources. */
export interface Site {
  pageHandlers: PageHandlers;
  responseCache: ResponseCache;
  routes: readonly PageRoute[];
  /** Includes scheduled articles. */
  content: Content;
  /** Of every page, scheduled articles included. */
  addresses: Addresses;
  /** The day in the company's time zone, like `2026-11-23`. */
  today(): string;
  /** The build shows drafts. */
  hasDrafts: boolean;
  indexing: Indexing;
  build: BuildInfo;
  /** Hashed files of the build; null in development. */
  assetsDir: string | null;
  /** Files without a hash in their names. */
  publicDir: string;
  /** Vite, which must precede the pages; only in development. */
  viteMiddleware?: RequestHandler;
  close(): Promise<void>;
}

/**
 * Loads the site and its metadata: from the build, or from the sources with hot reload. Imports lazily,
 * because production has no Vite.
 *
 * @throws when the build is incomplete
 */
export async function loadSite(options: LoadSiteOptions): Promise<Site> {
  const { isDevelopment, backend, siteUrl, registry, server, ...rest } = options;
  // In development nothing is cached.
  const responseCache = createResponseCache(isDevelopment ? { maxBytes: 1 } : {});
  const metadata = createMetadataCache({
    readSeoRecord: backend.readSeoRecord,
    log: rest.log,
    registry,
    // Reads from the embedded backend are cheap: an edited title shows within seconds.
    ...(backend.kind === 'sqlite' && { freshMs: 5_000 }),
  });
  const deps = { ...rest, metadata, responseCache, siteUrl };
  const site = isDevelopment
    ? await (await import('./rendering/development.ts')).createDevelopmentSite({ ...deps, server })
    : await (await import('./rendering/built-site.ts')).loadBuiltSite({ ...deps, distDir });
  return { ...site, responseCache, publicDir: inRootFolder('public') };
}
