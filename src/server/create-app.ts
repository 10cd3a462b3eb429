import express, { type Express, type RequestHandler } from 'express';
import type { AnswerCache } from './answer-cache.ts';
import { enquiries, type EnquiriesDeps } from './api/enquiries.ts';
import { visits, type VisitsDeps } from './visits/visits.ts';
import { pageApi } from './api/page.ts';
import { absoluteForm } from './middleware/routing.ts';
import { compress } from './middleware/compress.ts';
import { apiNotFound, errorHandler } from './middleware/error-handler.ts';
import { fairQueue } from './middleware/fair-queue.ts';
import { noIndexing } from './middleware/indexing.ts';
import { requestLog } from './middleware/request-log.ts';
import { requestMetrics } from './middleware/request-metrics.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import type { Lifecycle } from './ops/drain.ts';
import { healthRoutes, metricsRoute } from './ops/ops-routes.ts';
import type { Metrics } from './ops/metrics.ts';
import type { Release } from './ops/release.ts';
import { seoFiles } from './seo-files.ts';
import {
  assetNotFound,
  hashedAssets,
  otherReleasesAssets,
  publicFiles,
  textFiles,
} from './static-files.ts';
import type { SiteSnapshot } from './rendering/site-snapshot.ts';
import type { Log } from './log.ts';
import type { PageHandlers } from './rendering/page-handlers.ts';

export interface AppDeps {
  pageHandlers: PageHandlers;
  answers: AnswerCache;
  submitEnquiry: EnquiriesDeps['submitEnquiry'];
  lifecycle: Lifecycle;
  release: Release;
  log: Log;
  metrics: Metrics;
  /** Origin that visitors use. */
  siteUrl: string;
  /** False adds `noindex` to every answer. */
  allowIndexing: boolean;
  /** Number of proxies in front. */
  trustProxy: number;
  enquiryRateLimit: number;
  /** Required to read the metrics; undefined: only local clients may. */
  metricsToken?: string | undefined;
  /** When the site was built. */
  builtAt: Date;
  /** The content and addresses of the moment. */
  snapshot(): SiteSnapshot;
  routes: VisitsDeps['routes'];
  /** Whether browsers report visits and errors. */
  countVisits: boolean;
  /** Hashed files of the build; null in development. */
  assetsDir: string | null;
  /** Hashed files of all releases; undefined: none. */
  sharedAssetsDir?: string | undefined;
  /** Files without a hash in their names. */
  publicDir: string;
  /** Vite's middleware, in development. */
  development?: RequestHandler;
}

/** The whole server: a request passes through this list from top to bottom until a handler answers it. */
export function createApp(deps: AppDeps): Express {
  const { pageHandlers, answers, lifecycle, log, metrics, siteUrl } = deps;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.trustProxy);
  // The same as `strictRouting` for routers.
  app.enable('case sensitive routing').enable('strict routing');

  app.use(fairQueue(), absoluteForm);
  if (deps.development) app.use(deps.development);
  app.use((_req, res, next) => {
    // Clients and balancers close this connection after the answer.
    if (lifecycle.isDraining) res.shouldKeepAlive = false;
    next();
  });
  app.use(requestLog(log), requestMetrics(metrics));
  app.use(securityHeaders({ secure: siteUrl.startsWith('https:') }));
  if (!deps.allowIndexing) app.use(noIndexing);
  app.use(pageHandlers.serveCached);

  app.use(healthRoutes(lifecycle, deps.release));
  app.get('/metrics', metricsRoute(deps));

  // Before everything more expensive: a flood of messages stays cheap.
  if (deps.countVisits) app.use('/api', visits({ ...deps, registry: metrics.registry }));

  // Before `compression`: the build has compressed these files.
  if (deps.assetsDir) app.use('/assets', hashedAssets(deps.assetsDir));
  if (deps.sharedAssetsDir) app.use('/assets', otherReleasesAssets(deps.sharedAssetsDir));
  if (deps.assetsDir) app.use('/assets', assetNotFound);
  // Kept compressed in memory.
  app.use(textFiles(deps.publicDir, answers));
  app.use(seoFiles(deps, answers));

  app.use(compress());
  app.use(publicFiles(deps.publicDir));

  app.use('/api', enquiries({ ...deps, rateLimit: deps.enquiryRateLimit }));
  app.use('/api', pageApi(pageHandlers, answers));
  app.use('/api', apiNotFound);

  app.use(pageHandlers.serve);
  app.use(errorHandler(log));
  return app;
}
