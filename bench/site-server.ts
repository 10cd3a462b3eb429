/**
 * The built site as the benchmark needs it, without a warm-up:
 * `node bench/site-server.ts [--uncached] [--dist <folder>]`. Uncached, every request is rendered.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { createBackend } from '../src/server/backend/create-backend.ts';
import { createPageMetadataStore } from '../src/server/backend/page-metadata-store.ts';
import { submitEnquiry } from '../src/server/backend/submit-enquiry.ts';
import { createApp } from '../src/server/create-app.ts';
import { parseEnv } from '../src/server/env.ts';
import { createLog } from '../src/server/log.ts';
import { securityHeadersFor } from '../src/server/middleware/security-headers.ts';
import { createMetrics } from '../src/server/ops/metrics.ts';

const { values: options } = parseArgs({
  options: {
    uncached: { type: 'boolean', default: false },
    dist: { type: 'string', default: 'dist' },
  },
});
process.env['NODE_ENV'] = 'production';
const { dataDir, logLevel, port, ...settings } = parseEnv(process.env);
const { log } = createLog(logLevel);
const backend = await createBackend({ dataDir, log });
const metadata = createPageMetadataStore({ client: backend.client, now: Date.now, log });
const { loadSitePages } = await import('../src/server/render/site-pages.ts');
const { pages, resolver } = await loadSitePages({
  distDir: options.dist,
  metadata,
  securityHeaders: securityHeadersFor({ secure: false }),
  origin: settings.siteUrl,
  log,
  cached: !options.uncached,
});
const app = createApp({
  ...settings,
  pages,
  pageMetadata: async (path) => {
    const { page, degraded } = await resolver.resolve(path);
    return { metadata: page.metadata, degraded };
  },
  sitePaths: [],
  assetsDir: 'dist/client/assets',
  publicDir: 'public',
  lifecycle: { isDraining: false },
  log,
  metrics: createMetrics(),
  isBackendReady: () => backend.ready(),
  submitEnquiry: (payload, key) =>
    submitEnquiry(backend.client, payload, key, { timeoutMs: 10_000 }),
});
createServer(app).listen(port);
process.on('SIGINT', () => void backend.close().finally(() => process.exit(0)));
