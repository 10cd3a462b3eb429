import type { Server } from 'node:http';
import type { ViteDevServer } from 'vite';
import { compileContent } from '../../content/compile-content.ts';
import { toContent, type Content } from '../../content/content.ts';
import type { PageMetadataStore } from '../backend/page-metadata-store.ts';
import type { Log, Pages } from '../types.ts';
import { CLIENT_ENTRY, START } from './assets.ts';
import { createPageResolver, type PageResolver } from './page-resolver.ts';
import { createPages } from './pages.ts';
import type { RenderEntry } from './render-entry.ts';

/** Vite's client needs what the production policy forbids: inline styles and a web socket. */
const DEV_POLICY = "frame-ancestors 'none'";

export interface DevPagesOptions {
  metadata: PageMetadataStore;
  origin: string;
  log: Log;
  /** Carries the web socket of hot updates too, so that two sites never meet on a port. */
  server: Server;
}

export interface DevPages {
  /** Serves sources and hot updates; stands before the pages. */
  vite: ViteDevServer;
  pages: Pages;
  resolver: PageResolver;
  /** As it was at the start. */
  content: Content;
}

/**
 * Pages for development: Vite compiles the same entry as in production, anew after each change of
 * code or content. Nothing is cached.
 */
export async function createDevPages({
  metadata,
  origin,
  log,
  server,
}: DevPagesOptions): Promise<DevPages> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
  });
  const assets = { entry: `/${CLIENT_ENTRY}`, modulePreloads: [] };

  async function current() {
    const entry = (await vite.ssrLoadModule('/src/entry-server.tsx')) as RenderEntry;
    await entry.loadPages();
    const content = toContent(compileContent('src/content'));
    const resolver = createPageResolver({ entry, content, metadata, origin });
    const pages = createPages({
      entry,
      assets: () => assets,
      startTag: `<script type="module" src="/${START}"></script>`,
      resolver,
      cache: null,
      securityHeaders: {},
      contentSecurityPolicy: () => DEV_POLICY,
      origin,
      now: Date.now,
      log,
    });
    return { resolver, pages, content };
  }

  let latest = await current();
  const refreshed = async () => (latest = await current());
  return {
    vite,
    content: latest.content,
    resolver: {
      find: (pathname) => latest.resolver.find(pathname),
      resolve: (pathname) => latest.resolver.resolve(pathname),
    },
    pages: {
      serveCached: () => false,
      serve: async (...args) => (await refreshed()).pages.serve(...args),
      serveFormFailure: async (...args) => (await refreshed()).pages.serveFormFailure(...args),
      pageData: (path) => latest.pages.pageData(path),
      warmUp: async () => {},
    },
  };
}
