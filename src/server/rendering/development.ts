import type { Server } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import type * as CompileContent from '../../content/compiler/compile-content.ts';
import type * as CompileYaml from '../../content/compiler/compile-yaml.ts';
import type * as Redirects from '../../content/redirects.ts';
import { HttpError } from '../http-error.ts';
import { toContent } from '../../content/model/content.ts';
import { escapeMarkup } from '../../seo/escape.ts';
import { CLIENT_ENTRY } from './built-site.ts';
import type { PageHandlers } from './page-handlers.ts';
import type { RenderEntry } from './render-entry.ts';
import { sitePages, type SiteOptions } from './site-pages.ts';

/** Vite's client needs inline styles and a web socket, which the production policy forbids. */
const DEV_POLICY = "frame-ancestors 'none'";

/**
 * Compiles changed YAML files into the files that pages import.
 *
 * @returns whether there are any
 * @throws ContentError
 */
async function writeChangedContent(vite: ViteDevServer): Promise<boolean> {
  const module = await vite.ssrLoadModule('/src/content/compiler/compile-yaml.ts');
  return (module as typeof CompileYaml).writeCompiled();
}

/** Reloads open pages after a change that only the server reads: Vite updates what the browser imports. */
const reloadForServerFiles: Plugin = {
  name: 'reload-for-server-files',
  async hotUpdate({ file, server }) {
    const { client } = server.environments;
    const { root } = server.config;
    const isContent = file.startsWith(`${root}/content/`);
    if (this.environment !== client || !(isContent || file.startsWith(`${root}/src/`))) return;
    try {
      // The update of the compiled file reloads the page, with the same content on both sides.
      if (isContent && (await writeChangedContent(server))) return;
    } catch {
      // The reloaded page shows the problem.
    }
    if (!client.moduleGraph.getModulesByFile(file)?.size) client.hot.send({ type: 'full-reload' });
  },
};

interface DevelopmentOptions extends SiteOptions {
  /** Carries the web socket of hot updates, too, so that two sites never share a port. */
  server: Server;
}

/**
 * The site from its sources: Vite compiles the production entry, again after each change of code or content.
 * Nothing is cached.
 *
 * @returns the page handlers; routes and content as of the start; Vite's middleware, which must precede the
 * pages
 */
export async function createDevelopmentSite({ server, ...options }: DevelopmentOptions) {
  const { createServer } = await import('vite');
  const vite = await createServer({
    // By default Vite serves every file of the project, enquiries and backups included.
    server: { middlewareMode: true, ws: { server }, fs: { allow: ['src', 'node_modules'] } },
    appType: 'custom',
    plugins: [reloadForServerFiles],
  });

  /** Loads a module of the sources through Vite, which reloads changed ones; `import` would not. */
  const load = async <Module>(file: string) => (await vite.ssrLoadModule(file)) as Module;

  async function current() {
    await writeChangedContent(vite);
    const entry = await load<RenderEntry>('/src/entry-server.tsx');
    const { compileContent } = await load<typeof CompileContent>(
      '/src/content/compiler/compile-content.ts',
    );
    const { redirects, gone } = await load<typeof Redirects>('/src/content/redirects.ts');
    const parts = {
      entry,
      content: toContent(compileContent('content')),
      redirects,
      gone,
      assetsOf: () => ({ entry: `/${CLIENT_ENTRY}`, modules: [] }),
      policyOf: () => DEV_POLICY,
      // Vite compiles a page's imports during the render.
      renderLimitMs: 60_000,
    };
    return sitePages(parts, options);
  }

  const { pageHandlers: first, ...atStart } = await current();
  const pageHandlers: PageHandlers = {
    ...first,
    serve: async (req, res, next) => {
      try {
        await (await current()).pageHandlers.serve(req, res, next);
      } catch (error) {
        if (res.headersSent) throw error;
        const text = messageOf(error);
        console.error(text);
        res.writeHead(500, {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': DEV_POLICY,
        });
        // Vite loads a class of its own.
        const what = (error as Error).name === 'ContentError' ? 'content' : 'code';
        res.end(authorsErrorPage(`The ${what} is wrong`, text));
      }
    },
    serveReturnedForm: async (...args) => (await current()).pageHandlers.serveReturnedForm(...args),
    find: async (path) => {
      try {
        return await (await current()).pageHandlers.find(path);
      } catch (error) {
        // The browser then requests the page's document, which shows the error.
        throw new HttpError(400, messageOf(error), { cause: error });
      }
    },
  };
  return {
    ...atStart,
    pageHandlers,
    assetsDir: null,
    build: { commit: 'development', builtAt: new Date().toISOString() },
    viteMiddleware: vite.middlewares,
    close: () => vite.close(),
  };
}

/** The message of an error's innermost cause: the outer ones are for visitors. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined
    ? stripVTControlCharacters(error.message)
    : messageOf(error.cause);
}

/** A page that shows an error to the author of content or code. */
function authorsErrorPage(title: string, text: string): string {
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>${title}</title><body style="margin:3rem;font:1.0625rem/1.6 system-ui,sans-serif"><h1>${title}</h1><pre style="white-space:pre-wrap">${escapeMarkup(text)}</pre><p>Correct the file, save it, and reload this page.</p></body></html>`;
}
