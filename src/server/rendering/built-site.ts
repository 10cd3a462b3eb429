import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toContent } from '../../content/model/content.ts';
import { gone, redirects } from '../../content/redirects.ts';
import { siteConfig } from '../../content/site.ts';
import type { DocumentAssets } from '../../shell/document-state.ts';
import { documentPolicy } from '../content-security-policy.ts';
import { readBuildInfo } from '../ops/build-info.ts';
import type { RenderEntry } from './render-entry.ts';
import { sitePages, type SiteOptions } from './site-pages.ts';
import { readContent } from './stored-content.ts';

/** Loads the build's render entry, its content and the assets of each page. Throws if a file is missing. */
export async function loadBuild(distDir: string) {
  const entryFile = join(distDir, 'server/entry-server.js');
  const folder = join(distDir, 'content');
  const [entry, collections, assets] = await Promise.all([
    import(pathToFileURL(entryFile).href) as Promise<RenderEntry>,
    readContent(folder),
    readFile(join(folder, 'assets.json'), 'utf8'),
  ]);
  return {
    entry,
    content: toContent(collections),
    assets: JSON.parse(assets) as Record<string, DocumentAssets>,
  };
}

/**
 * Loads the built site. Throws if a part of the build is missing.
 *
 * @param options `distDir` is the build's folder, with client/, server/ and content/
 */
export async function loadBuiltSite({ distDir, ...options }: SiteOptions & { distDir: string }) {
  const { entry, content, assets } = await loadBuild(distDir);
  const parts = {
    entry,
    content,
    redirects,
    gone,
    assetsOf: (id: string) => assets[id]!,
    policyOf: documentPolicy({
      hosts: siteConfig.hosts,
      secure: options.siteUrl.startsWith('https:'),
      scripts: entry.inlineScripts,
    }),
    renderLimitMs: 5_000,
  };
  return {
    ...sitePages(parts, options),
    build: readBuildInfo(distDir),
    assetsDir: join(distDir, 'client/assets'),
    close: async () => {},
  };
}

/** The browser's entry, by its path in the repository. */
export const CLIENT_ENTRY = 'src/entry-client.tsx';
