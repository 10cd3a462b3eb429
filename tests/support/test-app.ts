import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createResponseCache } from '../../src/server/response-cache.ts';
import { openSupabase } from '../../src/server/backend/supabase.ts';
import { createApp, type AppDeps } from '../../src/server/create-app.ts';
import { createMetrics } from '../../src/server/ops/metrics.ts';
import type { PageMetadata } from '../../src/seo/resolve-metadata.ts';
import type { PageHandlers } from '../../src/server/rendering/page-handlers.ts';
import { memoryLog } from './memory-log.ts';
import { siteWith } from './site-with.ts';
import { temporaryFolder } from './test-site.ts';
import { startStandInSupabase } from './services/stand-in-supabase.ts';

const known = new Set(['/', '/contact', '/book-consultation', '/shopify', '/case-studies']);

const noPages = siteWith({ routes: [] });

/** Pages without React, for tests of the server. */
export function plainPages(overrides: Partial<PageHandlers> = {}): PageHandlers {
  return {
    serve: (req, res) => void res.sendStatus(known.has(req.path) ? 200 : 404),
    serveReturnedForm: async (res, path, returnedForm) => {
      res.type('html').send(JSON.stringify({ path, returnedForm }));
    },
    find: async (path) => ({
      pathname: path,
      resolve: async () => ({
        page: {
          buildId: '/assets/entry-client-1a2b.js',
          status: known.has(path) ? 200 : 404,
          data: { shown: path },
          metadata: { title: `Title of ${path}` } as PageMetadata,
          breadcrumbs: [],
          structuredData: [],
        },
        isProvisional: path === '/shopify',
      }),
    }),
    ...overrides,
  };
}

/** Files like those of the build, in a folder that is deleted after the test. */
function builtFiles() {
  const [assetsDir, publicDir] = [temporaryFolder(), temporaryFolder()];
  writeFileSync(join(assetsDir, 'app-1a2b.js'), `export const text = 'northveld';`);
  writeFileSync(join(publicDir, 'mark.svg'), `<svg>${'<g/>'.repeat(800)}</svg>`);
  writeFileSync(join(publicDir, 'photo.avif'), 'a picture');
  return { assetsDir, publicDir };
}

/** The app's settings that a test may change, without their groups. */
type TestSettings = Partial<
  Omit<AppDeps, 'site' | 'httpSettings'> &
    AppDeps['site'] &
    AppDeps['httpSettings'] & { allowIndexing: boolean }
>;

/**
 * The real app with plain pages; enquiries go through the real client to a fake Supabase project, which ends with the
 * test.
 */
export async function testApp(overrides: TestSettings = {}) {
  const standIn = await startStandInSupabase();
  onTestFinished(() => standIn.close());
  const { log, lines } = memoryLog();
  const backend = openSupabase({ url: standIn.url, anonKey: standIn.anonKey });
  const lifecycle = { isDraining: false };
  const settings = {
    pageHandlers: plainPages(),
    storeEnquiry: backend.storeEnquiry,
    lifecycle,
    build: { commit: '1a2b3c4', builtAt: '2026-11-23T20:00:00.000Z' },
    log,
    metrics: createMetrics(),
    siteUrl: 'https://www.example.com',
    trustProxy: 1,
    metricsToken: undefined,
    sharedAssetsDir: undefined,
    enquiryRateLimit: 1000,
    ...noPages,
    responseCache: createResponseCache(),
    routes: [],
    ...builtFiles(),
    ...overrides,
  };
  const indexing = { allowIndexing: settings.allowIndexing };
  const app = createApp({ ...settings, site: { ...settings, indexing }, httpSettings: settings });
  return { app, standIn, lines, lifecycle };
}
