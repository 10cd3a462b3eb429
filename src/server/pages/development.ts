import type { Server } from 'node:http';
import { compileContent } from '../../content/compiler/compile-content.ts';
import { ContentError } from '../../content/compiler/content-files.ts';
import { sendErrorPage } from '../error-page.ts';
import { toContent } from '../../content/records/content.ts';
import { gone, redirects } from '../../content/redirects.ts';
import type { PageHandlers } from '../types.ts';
import { CLIENT_ENTRY } from './assets.ts';
import { indexingOf } from '../middleware/indexing.ts';
import { createEditions } from './editions.ts';
import { movedAddresses } from './moved-addresses.ts';
import { createPageHandlers, type PageHandlersDeps } from './page-handlers.ts';
import type { RenderEntry } from './render-entry.ts';

/** Vite's client needs what the production policy forbids: inline styles and a web socket. */
const DEV_POLICY = "frame-ancestors 'none'";

export interface DevelopmentOptions extends Pick<
  PageHandlersDeps,
  'metadata' | 'origin' | 'log' | 'onRender' | 'showDrafts'
> {
  /** What the environment says of search engines. */
  allowIndexing: boolean | undefined;
  /** Carries the web socket of hot updates too, so that two sites never meet on a port. */
  server: Server;
}

/**
 * The site from its sources: Vite compiles the same entry as in production, anew after each change
 * of code or content. Nothing is cached.
 *
 * @returns the pages; their routes and content as they were at the start; Vite's middleware, which
 * serves sources and hot updates and stands before the pages
 */
export async function createDevelopmentSite({ server, ...options }: DevelopmentOptions) {
  const { createServer } = await import('vite');
  const vite = await createServer({
    // Vite serves any file of the project unless told: enquiries and backups are none of its.
    server: { middlewareMode: true, ws: { server }, fs: { allow: ['src', 'node_modules'] } },
    appType: 'custom',
  });

  const { allowIndexing, origin: siteUrl } = options;
  const indexing = indexingOf({ allowIndexing, siteUrl }, false);

  async function current() {
    const entry = (await vite.ssrLoadModule('/src/entry-server.tsx')) as RenderEntry;
    const content = toContent(compileContent('src/content'));
    const { routes } = entry;
    const edition = createEditions({ routes, content, showDrafts: options.showDrafts });
    const pages = createPageHandlers({
      ...options,
      allowIndexing: indexing.allowIndexing,
      entry,
      edition,
      moved: movedAddresses(redirects, gone),
      assetsOf: () => ({ entry: `/${CLIENT_ENTRY}`, modules: [] }),
      policyOf: () => DEV_POLICY,
      // Vite compiles what a page imports while it is rendered.
      renderLimitMs: 60_000,
      cache: null,
    });
    return { pages, edition, indexing, builtAt: new Date(), content, routes };
  }

  const { pages: first, ...atStart } = await current();
  const pages: PageHandlers = {
    ...first,
    serve: async (req, res, next) => {
      try {
        await (await current()).pages.serve(req, res, next);
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        console.error(error.message);
        sendErrorPage(res, { status: 500, title: 'The content is wrong', text: error.message });
      }
    },
    serveFormFailure: async (...args) => (await current()).pages.serveFormFailure(...args),
    page: async (pathname) => (await current()).pages.page(pathname),
  };
  return { ...atStart, pages, development: vite.middlewares, close: () => vite.close() };
}
