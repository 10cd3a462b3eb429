import { join } from 'node:path';
import express, { type Express, type RequestHandler } from 'express';
import { enquiries, type EnquiriesDeps } from './api/enquiries.ts';
import { field, type FieldDeps } from './api/field.ts';
import { pageApi } from './api/page.ts';
import { absoluteForm } from './middleware/absolute-form.ts';
import { compress } from './middleware/compress.ts';
import { apiNotFound, errorHandler } from './middleware/error-handler.ts';
import { noIndexing } from './middleware/indexing.ts';
import { requestLog } from './middleware/request-log.ts';
import { requestMetrics } from './middleware/request-metrics.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import type { Lifecycle } from './ops/drain.ts';
import { healthRoutes } from './ops/health.ts';
import { metricsRoute } from './ops/metrics-route.ts';
import type { Metrics } from './ops/metrics.ts';
import type { Release } from './ops/release.ts';
import { seoFiles } from './seo-files.ts';
import { createSharedAnswers } from './shared-answers.ts';
import { assetNotFound, hashedAssets, publicFiles, textFiles } from './static-files.ts';
import type { Edition } from './pages/editions.ts';
import type { Log, PageHandlers } from './types.ts';

export interface AppDeps {
  pages: PageHandlers;
  submitEnquiry: EnquiriesDeps['submitEnquiry'];
  lifecycle: Lifecycle;
  release: Release;
  log: Log;
  metrics: Metrics;
  /** Origin that visitors use. */
  siteUrl: string;
  /** False tells search engines with every answer to list nothing. */
  allowIndexing: boolean;
  /** Number of proxies in front. */
  trustProxy: number;
  enquiryRateLimit: number;
  /** Opens the metrics to whoever sends it; undefined: to clients beside the server alone. */
  metricsToken?: string | undefined;
  /** When the site was built. */
  builtAt: Date;
  /** What is shown at this moment. */
  edition(): Edition;
  routes: FieldDeps['routes'];
  /** Whether browsers tell of visits and errors. */
  countVisits: boolean;
  /** Hashed files of the build; null in development. */
  assetsDir: string | null;
  /** Files under their plain names. */
  publicDir: string;
  /** Vite's, in development. */
  development?: RequestHandler;
}

/** The whole server: a request goes through this list from top to bottom until something answers it. */
export function createApp(deps: AppDeps): Express {
  const { pages, lifecycle, log, metrics, siteUrl } = deps;
  const shared = createSharedAnswers();
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.trustProxy);
  // As `exactly` has it for routers.
  app.enable('case sensitive routing').enable('strict routing');

  app.use(absoluteForm);
  if (deps.development) app.use(deps.development);
  app.use((_req, res, next) => {
    // Tells clients and balancers to leave this connection after the answer.
    if (lifecycle.isDraining) res.shouldKeepAlive = false;
    next();
  });
  app.use(requestLog(log), requestMetrics(metrics));
  app.use(securityHeaders({ secure: siteUrl.startsWith('https:') }));
  if (!deps.allowIndexing) app.use(noIndexing);
  app.use(pages.serveCached);

  app.use(healthRoutes(lifecycle, deps.release));
  app.get('/metrics', metricsRoute(deps));

  // Before everything that costs more, for a flood's sake.
  if (deps.countVisits) app.use('/api', field({ ...deps, registry: metrics.registry }));

  // Compressed by the build already, hence before `compression`.
  if (deps.assetsDir) app.use('/assets', hashedAssets(deps.assetsDir), assetNotFound);
  // Kept compressed.
  app.use(textFiles(deps.publicDir, shared));
  app.use(seoFiles(deps, shared));

  app.use(compress());
  app.use(publicFiles(deps.publicDir));
  // Express keeps folders whose name begins with a dot to itself, unless they are the root.
  app.use('/.well-known', publicFiles(join(deps.publicDir, '.well-known')));

  app.use('/api', enquiries({ ...deps, rateLimit: deps.enquiryRateLimit }));
  app.use('/api', pageApi(pages, shared));
  app.use('/api', apiNotFound);

  app.use(pages.serve);
  app.use(errorHandler(log));
  return app;
}
