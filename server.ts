/**
 * The process: reads the environment and serves the site. As dist/server/server.js it serves the build, as `node
 * server.ts` the sources with hot reload. Everything else is in src/server.
 */
import { once } from 'node:events';
import { createBackend } from './src/server/backend/create-backend.ts';
import { createApp } from './src/server/create-app.ts';
import { openEnquiryService } from './src/server/enquiries/enquiry-service.ts';
import { parseEnv } from './src/server/env.ts';
import { loadSite } from './src/server/load-site.ts';
import { createLog } from './src/server/log.ts';
import { warnAboutSettings } from './src/server/start-warnings.ts';
import { startFailure, startMessages } from './src/server/start-messages.ts';
import { createHttpServer } from './src/server/ops/http-server.ts';
import { createMetrics } from './src/server/ops/metrics.ts';
import { shutDown } from './src/server/ops/shut-down.ts';
import { shareAssets } from './src/server/shared-assets.ts';

const isDevelopment = import.meta.filename.endsWith('.ts');

/**
 * In a container the process is PID 1, which ignores signals without a listener. Until the server listens, a signal
 * ends the process at once.
 */
let stop = (_signal: NodeJS.Signals): void => process.exit(0);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));

async function start(): Promise<void> {
  const env = parseEnv(process.env, { isDevelopment });
  const { siteUrl, httpSettings, storage, notifications, allowIndexing, enquiryRecipients } = env;
  const { log, flush } = createLog(env.logLevel);
  const metrics = createMetrics();
  const { registry, observeRender } = metrics;
  const backend = await createBackend({
    ...storage,
    notifyByMail: notifications.mail !== undefined,
    notifyByWebhook: notifications.webhook !== undefined,
    log,
  });
  const server = createHttpServer();
  const site = await loadSite({
    siteUrl,
    allowIndexing,
    isDevelopment,
    backend,
    log,
    registry,
    observeRender,
    server,
  });
  const enquiryService = openEnquiryService({ ...notifications, siteUrl, backend, log, registry });
  const lifecycle = { isDraining: false };
  const { assetsDir } = site;
  if (assetsDir && httpSettings.sharedAssetsDir)
    await shareAssets({ assetsDir, sharedDir: httpSettings.sharedAssetsDir, log });
  const app = createApp({
    site,
    httpSettings,
    siteUrl,
    storeEnquiry: enquiryService.storeEnquiry,
    lifecycle,
    log,
    metrics,
  });
  server.on('request', app).listen(httpSettings.port, httpSettings.host);
  await once(server, 'listening');
  const started = { siteUrl, httpSettings, site, backend, enquiryService };
  for (const line of startMessages(started)) console.log(line);
  warnAboutSettings({ siteUrl, enquiryRecipients, isDevelopment, log });

  const running = { server, lifecycle, site, enquiryService, backend, log, flush };
  stop = (signal) => void shutDown(signal, running);
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error; the process exits');
    process.exit(1);
  });
}

start().catch((error: NodeJS.ErrnoException) => {
  console.error(startFailure(error));
  process.exit(1);
});
