import express, { type Express } from 'express';
import { enquiries, type EnquiriesDeps } from './api/enquiries.ts';
import { pageApi } from './api/page.ts';
import { licencesFile } from '../paths.ts';
import { compress } from './middleware/compress.ts';
import { apiNotFound, errorHandler } from './middleware/error-handler.ts';
import { noIndexing } from './middleware/indexing.ts';
import { requestLog } from './middleware/request-log.ts';
import { requestMetrics } from './middleware/request-metrics.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import type { Lifecycle } from './ops/drain.ts';
import { healthRoutes, metricsRoute } from './ops/ops-routes.ts';
import type { Metrics } from './ops/metrics.ts';
import { crawlerFiles } from './crawler-files.ts';
import { hashedAssets, licences, publicFiles, textFiles } from './static-files.ts';
import type { HttpSettings } from './env.ts';
import type { Site } from './load-site.ts';
import type { Log } from './log.ts';

export interface AppDeps {
  site: Omit<Site, 'hasDrafts' | 'close'>;
  httpSettings: Omit<HttpSettings, 'port' | 'host'>;
  /** The address that visitors use, like `https://www.example.com`. */
  siteUrl: string;
  storeEnquiry: EnquiriesDeps['storeEnquiry'];
  lifecycle: Lifecycle;
  log: Log;
  metrics: Metrics;
}

/** The whole server: a request passes through this list from top to bottom until a handler answers it. */
export function createApp(deps: AppDeps): Express {
  const { site, httpSettings, siteUrl, storeEnquiry, lifecycle, log, metrics } = deps;
  const { trustProxy, metricsToken, enquiryRateLimit, sharedAssetsDir } = httpSettings;
  const { pageHandlers, responseCache, assetsDir, publicDir } = site;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustProxy);
  // Routers don't inherit these: they get `strictRouting` (middleware/routing.ts).
  app.enable('case sensitive routing').enable('strict routing');

  if (site.viteMiddleware) app.use(site.viteMiddleware);
  app.use((_req, res, next) => {
    // Sends `Connection: close`, so that the client's next request goes to another process.
    if (lifecycle.isDraining) res.shouldKeepAlive = false;
    next();
  });
  app.use(requestLog(log, { trustProxy }), requestMetrics(metrics));
  app.use(securityHeaders({ secure: siteUrl.startsWith('https:') }));
  if (!site.indexing.allowIndexing) app.use(noIndexing);

  app.use(healthRoutes(lifecycle, site.build));
  app.get('/metrics', metricsRoute({ metrics, siteUrl, trustProxy, metricsToken }));

  // Before `compress`: the build has compressed these files.
  if (assetsDir) app.use('/assets', hashedAssets(assetsDir, sharedAssetsDir));
  // Also before `compress`: the cache has them compressed.
  app.use(textFiles(publicDir, responseCache));
  app.use(crawlerFiles({ ...site, siteUrl }, responseCache));

  app.use(compress());
  if (assetsDir) app.get(licencesFile, licences(assetsDir));
  app.use(publicFiles(publicDir, (path) => site.addresses.has(path)));

  const enquiryDeps = { pageHandlers, storeEnquiry, siteUrl, log, metrics };
  app.use('/api', enquiries({ ...enquiryDeps, rateLimit: enquiryRateLimit }));
  app.use('/api', pageApi(pageHandlers, responseCache));
  app.use('/api', apiNotFound);

  app.use(pageHandlers.serve);
  app.use(errorHandler(log));
  return app;
}
