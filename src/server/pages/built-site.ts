import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadContent } from '../../content/load-content.ts';
import { site } from '../../content/site.ts';
import { documentPolicy } from '../content-security-policy.ts';
import { readAssets } from './assets.ts';
import { createPageHandlers, type PageHandlersDeps } from './page-handlers.ts';
import type { RenderEntry } from './render-entry.ts';

export interface BuiltSiteOptions extends Pick<
  PageHandlersDeps,
  'metadata' | 'origin' | 'log' | 'cache'
> {
  /** The build's folder, with client/, server/ and content/. */
  distDir: string;
}

/** What a build's folder holds of the pages and of what they show. Throws when it is missing. */
export async function loadBuild(distDir: string) {
  const entryFile = join(distDir, 'server/entry-server.js');
  const [entry, content] = await Promise.all([
    import(pathToFileURL(entryFile).href) as Promise<RenderEntry>,
    loadContent(join(distDir, 'content/content.json')),
  ]);
  return { entry, content };
}

/** Puts the built site together. Throws when something of the build is missing. */
export async function loadBuiltSite({ distDir, ...options }: BuiltSiteOptions) {
  const { entry, content } = await loadBuild(distDir);
  const ids = entry.routes.map(({ id }) => id);
  const assets = readAssets(join(distDir, 'client/manifest.json'), ids);
  const pages = createPageHandlers({
    ...options,
    renderLimitMs: 5_000,
    entry,
    content,
    assetsOf: (id) => assets.get(id)!,
    policyOf: documentPolicy({
      hosts: site.hosts,
      secure: options.origin.startsWith('https:'),
      script: entry.startScript,
    }),
  });
  return { pages, routes: entry.routes, content, assetsDir: join(distDir, 'client/assets') };
}
