import express, { type Express, type RequestHandler } from 'express';
import { enquiries, type EnquiriesDeps } from './api/enquiries.ts';
import { pageApi } from './api/page.ts';
import { compress } from './middleware/compress.ts';
import { apiNotFound, errorHandler } from './middleware/error-handler.ts';
import { requestId } from './middleware/request-id.ts';
import { requestLog } from './middleware/request-log.ts';
import { requestMetrics } from './middleware/request-metrics.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import type { Lifecycle } from './ops/drain.ts';
import { healthRoutes } from './ops/health.ts';
import { metricsRoute } from './ops/metrics-route.ts';
import type { Metrics } from './ops/metrics.ts';
import { seoFiles } from './seo-files.ts';
import { assetNotFound, hashedAssets, publicFiles } from './static-files.ts';
import type { Log, PageHandlers } from './types.ts';

export interface AppDeps {
  pages: PageHandlers;
  submitEnquiry: EnquiriesDeps['submitEnquiry'];
  isBackendReady(): Promise<boolean>;
  lifecycle: Lifecycle;
  log: Log;
  metrics: Metrics;
  /** Origin that visitors use. */
  siteUrl: string;
  /** Number of proxies in front. */
  trustProxy: number;
  enquiryRateLimit: number;
  /** Paths for the sitemap. */
  sitePaths: readonly string[];
  /** Hashed files of the build; null in development. */
  assetsDir: string | null;
  /** Files under their plain names. */
  publicDir: string;
  /** Vite's, in development. */
  development?: RequestHandler;
}

/** The whole server: a request goes through this list from top to bottom until something answers it. */
export function createApp(deps: AppDeps): Express {
  const { pages, lifecycle, log, metrics, siteUrl, sitePaths } = deps;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.trustProxy);

  if (deps.development) app.use(deps.development);
  app.use((_req, res, next) => {
    // Tells clients and balancers to leave this connection after the answer.
    if (lifecycle.isDraining) res.shouldKeepAlive = false;
    next();
  });
  app.use(requestId, requestLog(log), requestMetrics(metrics));
  app.use(securityHeaders({ secure: siteUrl.startsWith('https:') }));
  app.use(pages.serveCached);

  app.use(healthRoutes(deps));
  app.get('/metrics', metricsRoute(metrics));

  // Compressed by the build already, hence before `compression`.
  if (deps.assetsDir) app.use('/assets', hashedAssets(deps.assetsDir), assetNotFound);
  app.use(compress);
  app.use(publicFiles(deps.publicDir));
  app.use(seoFiles(siteUrl, sitePaths));

  app.use('/api', enquiries({ ...deps, rateLimit: deps.enquiryRateLimit }));
  app.use('/api', pageApi(pages));
  app.use('/api', apiNotFound);

  app.use(pages.serve);
  app.use(errorHandler(log));
  return app;
}
