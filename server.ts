/**
 * The process: environment in, site out. `node server.ts` serves the build, `--dev` the sources
 * with hot reload. Everything else is in src/server.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { site as siteConfig } from './src/content/site.ts';
import { createBackend } from './src/server/backend/create-backend.ts';
import { submitEnquiry } from './src/server/backend/submit-enquiry.ts';
import { BackendStartError } from './src/server/backend/types.ts';
import { createApp } from './src/server/create-app.ts';
import { EnvError, parseEnv } from './src/server/env.ts';
import { loadSite, NotBuiltError } from './src/server/load-site.ts';
import { createLog } from './src/server/log.ts';
import { drain, setTimeouts, watchUnusedConnections } from './src/server/ops/drain.ts';
import { createMetrics } from './src/server/ops/metrics.ts';

const isDevelopment = process.argv.includes('--dev');
// React and Express choose by it; nothing that reads it is imported before loadSite.
process.env['NODE_ENV'] = isDevelopment ? 'development' : 'production';

/** Rendered ahead of the first visitor: the pages first, then as many studies and articles. */
const WARM_PAGES = 100;

async function start(): Promise<void> {
  const { supabase, dataDir, logLevel, port, host, ...settings } = parseEnv(process.env);
  const { log, flush } = createLog(logLevel);
  const backend = await createBackend({
    supabaseUrl: supabase?.url,
    supabaseAnonKey: supabase?.anonKey,
    dataDir,
    log,
  });
  const server = createServer();
  const { siteUrl } = settings;
  const site = await loadSite({ isDevelopment, backend, siteUrl, log, server });
  const lifecycle = { isDraining: false };
  const app = createApp({
    ...settings,
    ...site,
    lifecycle,
    log,
    metrics: createMetrics(),
    isBackendReady: () => backend.ready(),
    submitEnquiry: (payload, key) =>
      submitEnquiry(backend.client, payload, key, { timeoutMs: 10_000 }),
  });

  server.on('request', app);
  setTimeouts(server);
  const closeUnused = watchUnusedConnections(server);
  server.listen(port, host);
  await once(server, 'listening');
  console.log(`${siteConfig.name} is at http://localhost:${port} (listening on ${host}:${port})`);
  console.log(`Backend: ${backend.description}`);
  void site.pages.warmUp(site.sitePaths.slice(0, WARM_PAGES));

  const stop = async (signal: NodeJS.Signals) => {
    if (lifecycle.isDraining) process.exit(1); // asked twice: at once
    const grace = signal === 'SIGINT' ? { graceMs: 0 } : {}; // nobody balances a terminal
    const draining = drain({ server, closeUnused, lifecycle, log, ...grace });
    // In development open pages hold a web socket, which the drain would wait for.
    await Promise.allSettled([draining, site.close()]);
    await backend.close();
    log.info('stopped');
    flush();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error; the process ends');
    process.exit(1);
  });
}

start().catch((error: NodeJS.ErrnoException) => {
  const isForPeople = [EnvError, BackendStartError, NotBuiltError].some(
    (its) => error instanceof its,
  );
  if (error.code === 'EADDRINUSE')
    console.error(`${error.message}: another process listens there. Set PORT to a free one.`);
  else console.error(isForPeople ? error.message : error);
  process.exit(1);
});
