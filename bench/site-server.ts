/** The built site for benchmarks, which renders each page for each request: `node bench/site-server.ts`. */
import { Registry } from 'prom-client';
import { createServer } from 'node:http';
import { createAnswerCache, type AnswerCache } from '../src/server/answer-cache.ts';
import { createBackend } from '../src/server/backend/create-backend.ts';
import { createApp } from '../src/server/create-app.ts';
import { parseEnv } from '../src/server/env.ts';
import { createLog } from '../src/server/log.ts';
import { createMetadataStore } from '../src/server/metadata.ts';
import { createMetrics } from '../src/server/ops/metrics.ts';

process.env['NODE_ENV'] = 'production';
const { logLevel, http, siteUrl, storage } = parseEnv(process.env);
const { log } = createLog(logLevel);
const backend = await createBackend({ ...storage, supabase: undefined, notifyByMail: false, log });
const metadata = createMetadataStore({
  readPageSeo: backend.readPageSeo,
  log,
  registry: new Registry(),
});
// Keeps nothing, and simultaneous requests don't share a render.
const answers: AnswerCache = {
  ...createAnswerCache(),
  fetch: (_key, _sources, make) => make(),
};
const { loadBuiltSite } = await import('../src/server/rendering/built-site.ts');
const site = await loadBuiltSite({
  distDir: 'dist',
  metadata,
  origin: siteUrl,
  publicDir: 'public',
  showDrafts: false,
  allowIndexing: true,
  log,
  onRender: () => {},
  answers,
});
const app = createApp({
  site: { ...site, answers, publicDir: 'public', indexing: { allowIndexing: true } },
  http,
  siteUrl,
  countVisits: true,
  lifecycle: { isDraining: false },
  log,
  metrics: createMetrics(),
  submitEnquiry: backend.storeEnquiry,
});
createServer(app).listen(http.port);
process.on('SIGINT', () => void backend.close().finally(() => process.exit(0)));
