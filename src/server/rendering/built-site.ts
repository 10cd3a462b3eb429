import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toContent, type Content, type ContentFile } from '../../content/records/content.ts';
import type { DatedClaim } from '../../content/selections/dated-claims.ts';
import { gone, redirects } from '../../content/redirects.ts';
import { site } from '../../content/site.ts';
import type { DocumentAssets } from '../../shell/document-state.ts';
import { documentPolicy } from '../content-security-policy.ts';
import { readRelease } from '../ops/release.ts';
import { indexingOf } from '../middleware/indexing.ts';
import { createSiteSnapshots } from './site-snapshot.ts';
import { movedAddresses } from './moved-addresses.ts';
import { createPageHandlers, type PageHandlersDeps } from './page-handlers.ts';
import type { RenderEntry } from './render-entry.ts';

export interface SiteOptions extends Pick<
  PageHandlersDeps,
  'metadata' | 'origin' | 'publicDir' | 'log' | 'answers' | 'onRender' | 'showDrafts'
> {
  allowIndexing: boolean | undefined;
}

/** Loads the build's render entry, content and lists of samples and of claims with a day. Throws when a file is missing. */
export async function loadBuild(distDir: string) {
  const entryFile = join(distDir, 'server/entry-server.js');
  const [entry, content, samples, claims] = await Promise.all([
    import(pathToFileURL(entryFile).href) as Promise<RenderEntry>,
    loadContent(join(distDir, 'content/content.json')),
    readFile(join(distDir, 'content/samples.json'), 'utf8'),
    readFile(join(distDir, 'content/claims.json'), 'utf8'),
  ]);
  return {
    entry,
    content,
    samples: JSON.parse(samples) as string[],
    claims: JSON.parse(claims) as DatedClaim[],
  };
}

/**
 * Loads the built site. Throws when a part of the build is missing.
 *
 * @param options `distDir` is the build's folder, with client/, server/ and content/
 */
export async function loadBuiltSite({ distDir, ...options }: SiteOptions & { distDir: string }) {
  const { entry, content, samples, claims } = await loadBuild(distDir);
  const release = readRelease(distDir);
  const ids = entry.routes.map(({ id }) => id);
  const assets = readAssets(join(distDir, 'client/manifest.json'), ids);
  const { routes } = entry;
  const snapshot = createSiteSnapshots({ routes, content, showDrafts: options.showDrafts });
  const { allowIndexing, origin: siteUrl } = options;
  const indexing = indexingOf({ allowIndexing, siteUrl }, samples.length > 0);
  const pageHandlers = createPageHandlers({
    ...options,
    allowIndexing: indexing.allowIndexing,
    renderLimitMs: 5_000,
    entry,
    snapshot,
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
    pageHandlers,
    snapshot,
    indexing,
    release,
    routes,
    content,
    samples,
    claims,
    assetsDir: join(distDir, 'client/assets'),
    builtAt: new Date(release.builtAt),
    close: async () => {},
  };
}

/**
 * Reads the compiled content that `scripts/build.ts` has validated and written; development compiles in
 * memory. Throws when the file is missing or not JSON, naming it.
 */
export async function loadContent(file: string): Promise<Content> {
  try {
    return toContent(JSON.parse(await readFile(file, 'utf8')) as ContentFile);
  } catch (error) {
    throw new Error(`Can't read the compiled content ${file}; build the site first.`, {
      cause: error,
    });
  }
}

/** The part of Vite's manifest that is used here (https://vite.dev/guide/backend-integration). */
type Manifest = Record<string, { file: string; imports?: string[] }>;

export const CLIENT_ENTRY = 'src/entry-client.tsx';

/**
 * Reads the browser's build.
 *
 * @returns the assets of each page by its id: the app's entry and every module that the entry and the page import,
 * so that the browser fetches all of them in parallel
 * @throws when the manifest is missing or has no entry
 */
function readAssets(
  manifestFile: string,
  pageIds: readonly string[],
): ReadonlyMap<string, DocumentAssets> {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const entry = manifest[CLIENT_ENTRY];
  if (!entry) throw new Error(`${manifestFile} has no ${CLIENT_ENTRY}; run "npm run build" again.`);

  const assetsOf = (id: string): DocumentAssets => {
    const isPage = (name: string) =>
      name.startsWith(`src/pages/${id}/`) && name.endsWith('Page.tsx');
    const modules = new Set<string>();
    for (const name of [CLIENT_ENTRY, ...Object.keys(manifest).filter(isPage)])
      collect(manifest, name, modules);
    modules.delete(`/${entry.file}`);
    return { entry: `/${entry.file}`, modules: [...modules] };
  };
  return new Map(pageIds.map((id) => [id, assetsOf(id)]));
}

/** Adds a module's file and those of its static imports. */
function collect(manifest: Manifest, name: string, into: Set<string>): void {
  const { file, imports = [] } = manifest[name]!;
  if (into.has(`/${file}`)) return;
  into.add(`/${file}`);
  for (const imported of imports) collect(manifest, imported, into);
}
