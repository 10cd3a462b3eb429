import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { createBackend } from '../../src/server/backend/create-backend.ts';
import { submitEnquiry } from '../../src/server/backend/submit-enquiry.ts';
import { createApp, type AppDeps } from '../../src/server/create-app.ts';
import { createMetrics } from '../../src/server/ops/metrics.ts';
import { sitemapPaths } from '../../src/server/seo-files.ts';
import type { Pages } from '../../src/server/types.ts';
import { memoryLog } from './memory-log.ts';
import type { StandInSupabase } from './stand-in-supabase.ts';

const known = new Set(['/', '/contact', '/book-consultation', '/shopify', '/case-studies']);

/** Pages without React: enough to see what the server asks of them. */
export function plainPages(overrides: Partial<Pages> = {}): Pages {
  const html = (res: ServerResponse, status: number, text: string) => {
    res.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
    res.end(text);
  };
  return {
    serveCached: () => false,
    serve: async (req, res) => html(res, known.has(req.url ?? '') ? 200 : 404, `page ${req.url}`),
    serveFormFailure: async (_req, res, path, failure) => {
      html(res, failure.message ? 502 : 422, JSON.stringify({ path, failure }));
    },
    pageData: (path) => {
      if (!path.startsWith('/') || path.startsWith('//')) return null;
      return known.has(path) ? { status: 200, data: { shown: path } } : { status: 404, data: null };
    },
    warmUp: async () => {},
    ...overrides,
  };
}

/** Files as the build leaves them, in a folder that goes with the test. */
function builtFiles() {
  const root = mkdtempSync(join(tmpdir(), 'site-files-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const assetsDir = join(root, 'assets');
  const publicDir = join(root, 'public');
  mkdirSync(assetsDir);
  mkdirSync(publicDir);
  const script = `export const text = '${'northveld '.repeat(400)}';`;
  writeFileSync(join(assetsDir, 'app-1a2b.js'), script);
  writeFileSync(join(assetsDir, 'app-1a2b.js.br'), brotliCompressSync(script));
  writeFileSync(join(assetsDir, 'app-1a2b.js.gz'), gzipSync(script));
  writeFileSync(join(publicDir, 'mark.svg'), `<svg>${'<g/>'.repeat(800)}</svg>`);
  // More than the buffers of a connection hold.
  writeFileSync(join(publicDir, 'favicon.ico'), Buffer.alloc(64));
  writeFileSync(join(publicDir, 'film.mp4'), Buffer.alloc(16_000_000, 1));
  return { assetsDir, publicDir, script };
}

export interface TestApp {
  app: RequestListener;
  lines: Record<string, unknown>[];
  lifecycle: AppDeps['lifecycle'];
  script: string;
}

/** The real app on plain pages; enquiries go through the real client to the stand-in. */
export async function testApp(
  standIn: StandInSupabase,
  overrides: Partial<AppDeps> = {},
): Promise<TestApp> {
  const { log, lines } = memoryLog();
  const backend = await createBackend({
    supabaseUrl: standIn.url,
    supabaseAnonKey: standIn.anonKey,
    dataDir: 'unused',
    log,
  });
  const { script, ...folders } = builtFiles();
  const lifecycle = { isDraining: false };
  const app = createApp({
    pages: plainPages(),
    pageMetadata: async (path) => ({
      metadata: {
        title: `Title of ${path}`,
        description: '',
        author: '',
        imageUrl: '',
        twitterSite: '',
        canonical: path,
        indexable: true,
      },
      degraded: path === '/shopify',
    }),
    submitEnquiry: (payload, key) =>
      submitEnquiry(backend.client, payload, key, { timeoutMs: 300 }),
    isBackendReady: () => backend.ready(),
    lifecycle,
    log,
    metrics: createMetrics(),
    siteUrl: 'https://www.example.com',
    trustProxy: 1,
    enquiryRateLimit: 1000,
    sitePaths: sitemapPaths({ caseStudySlugs: ['investec'], articleIds: [] }),
    ...folders,
    ...overrides,
  });
  return { app, lines, lifecycle, script };
}
