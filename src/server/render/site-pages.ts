import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { Content } from '../../content/content.ts';
import { loadContent } from '../../content/load-content.ts';
import { site } from '../../content/site.ts';
import type { PageMetadataStore } from '../backend/page-metadata-store.ts';
import { contentSecurityPolicy, inlineHash } from '../content-security-policy.ts';
import type { Log, Pages } from '../types.ts';
import { readAssets } from './assets.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { createPageResolver, type PageResolver } from './page-resolver.ts';
import { createPages } from './pages.ts';
import type { DocumentStart } from './render-document.ts';
import type { RenderEntry } from './render-entry.ts';

/** Rendered pages are small (some 150 kB in all encodings); this holds several hundred. */
const CACHE_BYTES = 128 * 1024 * 1024;
const PAGE_FRESH_MS = 60_000;
/** One for each page and each state of its styles. */
const POLICIES = 64;

export interface SitePagesOptions {
  /** The build's folder, with client/, server/ and content/. */
  distDir: string;
  metadata: PageMetadataStore;
  securityHeaders: Readonly<Record<string, string>>;
  origin: string;
  log: Log;
  /** False renders every request anew, to measure it. */
  cached?: boolean;
  now?: () => number;
}

/** The built site: its pages, the resolver behind them and the cache in front of them. */
export interface SitePages {
  pages: Pages;
  resolver: PageResolver;
  content: Content;
  cache: PageCache | null;
}

/** Loads the build and makes its pages. Throws when something of the build is missing. */
export async function loadSitePages(options: SitePagesOptions): Promise<SitePages> {
  const {
    distDir,
    metadata,
    securityHeaders,
    origin,
    log,
    cached = true,
    now = Date.now,
  } = options;
  const entryFile = join(distDir, 'server/entry-server.js');
  const [entry, content] = await Promise.all([
    import(pathToFileURL(entryFile).href) as Promise<RenderEntry>,
    loadContent(join(distDir, 'content/content.json')),
  ]);
  await entry.loadPages();
  const cache = cached
    ? createPageCache({ maxBytes: CACHE_BYTES, freshMs: PAGE_FRESH_MS, now })
    : null;
  const resolver = createPageResolver({ entry, content, metadata, origin });
  const assets = readAssets(join(distDir, 'client'), entry.pageFiles);
  const pages = createPages({
    entry,
    assets: (pageKey) => assets.pages[pageKey],
    startTag: `<script type="module">${assets.startCode}</script>`,
    resolver,
    cache,
    securityHeaders,
    contentSecurityPolicy: policyFor(origin, inlineHash(assets.startCode)),
    origin,
    now,
    log,
  });
  return { pages, resolver, content, cache };
}

/** A page's styles are the same at each render: their policy is made once, and again if they change. */
function policyFor(origin: string, startHash: string): (start: DocumentStart) => string {
  const secure = origin.startsWith('https:');
  const known = new LRUCache<string, string>({ max: POLICIES });
  return ({ css, nonce }) => {
    const policy = () =>
      contentSecurityPolicy({
        styleHashes: [inlineHash(css)],
        startHash,
        ...(nonce && { nonce }),
        site,
        secure,
      });
    if (nonce) return policy();
    const made = known.get(css) ?? policy();
    known.set(css, made);
    return made;
  };
}
