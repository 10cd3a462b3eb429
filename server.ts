/**
 * The process: reads the environment and serves the site. `node server.ts` serves the build, `--dev` the sources
 * with hot reload. Everything else is in src/server.
 */
import { once } from 'node:events';
import { site as siteConfig } from './src/content/site.ts';
import { BackendStartError } from './src/server/backend/backend.ts';
import { createBackend } from './src/server/backend/create-backend.ts';
import { createApp } from './src/server/create-app.ts';
import { openEnquiryService } from './src/server/enquiries/enquiry-service.ts';
import { EnvError, parseEnv, variableNames } from './src/server/env.ts';
import { loadSite, NotBuiltError } from './src/server/load-site.ts';
import { createLog } from './src/server/log.ts';
import { misspelledVariables, checkStart } from './src/server/start-checks.ts';
import { drain, watchUnusedConnections } from './src/server/ops/drain.ts';
import {
  limitConnections,
  createHttpServer,
  connectionLimit,
  rejectPipelining,
} from './src/server/ops/http-server.ts';
import { createMetrics } from './src/server/ops/metrics.ts';
import { exposeRelease } from './src/server/ops/release.ts';
import { securityTxtExpiry } from './src/server/seo-files.ts';

const isDevelopment = process.argv.includes('--dev');
// React and Express read it when they are imported, which loadSite does.
process.env['NODE_ENV'] = isDevelopment ? 'development' : 'production';

/**
 * Connections that the kernel queues until they are accepted. With Node's 511 the kernel drops connections during
 * a flood, and browsers retry only after a second.
 */
const BACKLOG = 4_096;

/** PID 1 ignores signals without a listener. Until the server listens, a signal ends the process at once. */
let stop = (_signal: NodeJS.Signals): void => process.exit(0);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));

async function start(): Promise<void> {
  const { supabase, dataDir, logLevel, port, host, mail, webhook, ...settings } = parseEnv(
    process.env,
    {
      isDevelopment,
    },
  );
  const { log, flush, droppedLines } = createLog(logLevel);
  const metrics = createMetrics(droppedLines);
  const backend = createBackend({
    supabase,
    dataDir,
    notifyByMail: mail !== undefined,
    notifyByWebhook: webhook !== undefined,
    log,
  });
  const server = createHttpServer();
  const { siteUrl, showDrafts, allowIndexing } = settings;
  const { registry, observeRender: onRender } = metrics;
  const site = await loadSite({
    isDevelopment,
    showDrafts,
    allowIndexing,
    backend,
    siteUrl,
    log,
    onRender,
    server,
  });
  const { release } = site;
  exposeRelease(registry, release);
  const enquiryService = openEnquiryService({ backend, mail, webhook, siteUrl, log, registry });
  const lifecycle = { isDraining: false };
  await site.pageHandlers.renderFirst();
  const app = createApp({
    ...settings,
    ...site,
    countVisits: siteConfig.countVisits,
    allowIndexing: site.indexing.allowIndexing,
    lifecycle,
    log,
    metrics,
    submitEnquiry: enquiryService.submit,
  });

  server.on('request', rejectPipelining(app));
  const max = connectionLimit();
  limitConnections({
    server,
    max,
    maxPerAddress: settings.trustProxy === 0 ? Math.ceil(max / 10) : undefined,
    log,
    onClosed: metrics.countDroppedConnection,
  });
  const closeUnused = watchUnusedConnections(server);
  server.listen({ port, host, backlog: BACKLOG });
  await once(server, 'listening');
  const isAt = `${siteConfig.name} is at ${siteUrl} (listening on ${host}:${port})`;
  console.log(`${isAt}, release ${release.commit} built ${release.builtAt}`);
  console.log(`Backend: ${backend.description}`);
  console.log(`Mail: ${enquiryService.description}`);
  const { notice } = site.indexing;
  if (notice) console.log(notice);
  if (showDrafts) console.log('Drafts: shown, each with a mark, to every visitor');
  const { pagePaths, samples } = site;
  const { processors } = siteConfig.privacy;
  const processorSettings = [...(supabase ? ['SUPABASE_URL'] : []), ...(mail ? ['SMTP_URL'] : [])];
  void checkStart({
    backend,
    pagePaths,
    samples,
    processors,
    processorSettings,
    webhook,
    siteUrl,
    isDevelopment,
    log,
    securityTxtExpires: securityTxtExpiry(site.builtAt),
    misspelledVariables: misspelledVariables(process.env, variableNames),
  });
  const ending = new AbortController();
  void site.pageHandlers.warmUp(ending.signal);

  const end = async (signal: NodeJS.Signals) => {
    if (lifecycle.isDraining) process.exit(1); // a second signal ends the process at once
    ending.abort();
    const grace = signal === 'SIGINT' ? { graceMs: 0 } : {}; // no balancer needs the grace time
    const draining = drain({ server, closeUnused, lifecycle, log, ...grace });
    // In development open pages hold a web socket, which the drain would wait for.
    await Promise.allSettled([draining, site.close()]);
    await enquiryService.close();
    await backend.close();
    log.info('stopped');
    await flush();
    process.exit(0);
  };
  stop = (signal) => void end(signal);
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error; the process exits');
    process.exit(1);
  });
}

/** How to fix an address that the server can't listen on. */
const listenRemedies: Record<string, string> = {
  EADDRINUSE: 'another process listens on this port. Set PORT to a free one.',
  EACCES: 'this user may not listen on this port. Set PORT to one from 1024 on.',
  EADDRNOTAVAIL: 'this machine has no such address. Set HOST to one of its own, or to 0.0.0.0.',
  ENOTFOUND: 'HOST names no machine. Set it to an address of this one, or to 0.0.0.0.',
};

start().catch((error: NodeJS.ErrnoException) => {
  const isForPeople =
    [EnvError, BackendStartError, NotBuiltError].some((its) => error instanceof its) ||
    error.name === 'ContentError'; // imported by name only: its module needs development packages
  const isListening = error.syscall === 'listen' || error.syscall === 'getaddrinfo';
  const remedy = isListening ? listenRemedies[error.code ?? ''] : undefined;
  if (remedy) console.error(`${error.message}: ${remedy}`);
  else console.error(isForPeople ? error.message : error);
  process.exit(1);
});
