import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadContent } from '../../content/compiler/load-content.ts';
import { gone, redirects } from '../../content/redirects.ts';
import { site } from '../../content/site.ts';
import { documentPolicy } from '../content-security-policy.ts';
import { readRelease } from '../ops/release.ts';
import { readAssets } from './assets.ts';
import { indexingOf } from '../middleware/indexing.ts';
import { createEditions } from './editions.ts';
import { movedAddresses } from './moved-addresses.ts';
import { createPageHandlers, type PageHandlersDeps } from './page-handlers.ts';
import type { RenderEntry } from './render-entry.ts';

export interface BuiltSiteOptions extends Pick<
  PageHandlersDeps,
  'metadata' | 'origin' | 'log' | 'cache' | 'onRender' | 'showDrafts'
> {
  /** What the environment says of search engines. */
  allowIndexing: boolean | undefined;
  /** The build's folder, with client/, server/ and content/. */
  distDir: string;
}

/** What a build's folder holds of the pages, of what they show, and which of it are samples. Throws when it is missing. */
export async function loadBuild(distDir: string) {
  const entryFile = join(distDir, 'server/entry-server.js');
  const [entry, content, samples] = await Promise.all([
    import(pathToFileURL(entryFile).href) as Promise<RenderEntry>,
    loadContent(join(distDir, 'content/content.json')),
    readFile(join(distDir, 'content/samples.json'), 'utf8'),
  ]);
  return { entry, content, samples: JSON.parse(samples) as string[] };
}

/** Puts the built site together. Throws when something of the build is missing. */
export async function loadBuiltSite({ distDir, ...options }: BuiltSiteOptions) {
  const { entry, content, samples } = await loadBuild(distDir);
  const release = readRelease(distDir);
  const ids = entry.routes.map(({ id }) => id);
  const assets = readAssets(join(distDir, 'client/manifest.json'), ids);
  const { showDrafts, cache } = options;
  const { routes } = entry;
  const edition = createEditions({ routes, content, showDrafts, onNewDay: () => cache?.clear() });
  const { allowIndexing, origin: siteUrl } = options;
  const indexing = indexingOf({ allowIndexing, siteUrl }, samples.length > 0);
  const pages = createPageHandlers({
    ...options,
    allowIndexing: indexing.allowIndexing,
    renderLimitMs: 5_000,
    entry,
    edition,
    moved: movedAddresses(redirects, gone),
    assetsOf: (id) => assets.get(id)!,
    policyOf: documentPolicy({
      hosts: site.hosts,
      secure: options.origin.startsWith('https:'),
      scripts: entry.inlineScripts,
      reports: site.countVisits,
    }),
  });
  return {
    ...{ pages, edition, indexing, release, routes, content, samples },
    assetsDir: join(distDir, 'client/assets'),
    builtAt: new Date(release.builtAt),
  };
}
