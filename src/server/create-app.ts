import type { RequestListener } from 'node:http';
import compression from 'compression';
import express, { type RequestHandler } from 'express';
import { enquiries, type EnquiriesDeps } from './api/enquiries.ts';
import { pageData } from './api/page-data.ts';
import { pageSeo, type PageSeoDeps } from './api/page-seo.ts';
import { apiNotFound, errorHandler } from './middleware/error-handler.ts';
import { requestId } from './middleware/request-id.ts';
import { createRequestLog } from './middleware/request-log.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import type { Lifecycle } from './ops/drain.ts';
import { healthRoutes } from './ops/health.ts';
import { metricsRoute } from './ops/metrics-route.ts';
import type { Metrics } from './ops/metrics.ts';
import { seoFiles } from './seo-files.ts';
import { assetNotFound, hashedAssets, publicFiles } from './static-files.ts';
import type { Log, Pages } from './types.ts';

export interface AppDeps {
  pages: Pages;
  pageMetadata: PageSeoDeps['pageMetadata'];
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

/**
 * The whole server as a listener for node:http. What the page cache can answer never reaches
 * Express; everything else goes through this list from top to bottom.
 */
export function createApp(deps: AppDeps): RequestListener {
  const { pages, lifecycle, log, metrics, siteUrl, sitePaths } = deps;
  const requestLog = createRequestLog(log, metrics);
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.trustProxy);

  if (deps.development) app.use(deps.development);
  app.use(requestLog.middleware);
  app.use(requestId);
  app.use(securityHeaders({ secure: siteUrl.startsWith('https:') }));

  app.use(healthRoutes(deps));
  app.get('/metrics', metricsRoute(metrics));

  // Compressed by the build already, hence before `compression`.
  if (deps.assetsDir) app.use('/assets', hashedAssets(deps.assetsDir), assetNotFound);
  app.use(compression());
  app.use(publicFiles(deps.publicDir));
  app.use(seoFiles(siteUrl, sitePaths));

  app.use('/api', enquiries({ ...deps, rateLimit: deps.enquiryRateLimit }));
  app.use('/api', pageSeo(deps));
  app.use('/api', pageData(deps));
  app.use('/api', apiNotFound);

  app.use((req, res) => pages.serve(req, res));
  app.use(errorHandler(log));

  return (req, res) => {
    // Tells clients and balancers to leave this connection after the answer.
    if (lifecycle.isDraining) res.shouldKeepAlive = false;
    const startedAt = performance.now();
    if (pages.serveCached(req, res)) requestLog.cached(req, res, startedAt);
    else app(req, res);
  };
}
