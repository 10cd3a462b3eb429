/**
 * The process: environment in, site out. `node server.ts` serves the build, `--dev` the sources
 * with hot reload. Everything else is in src/server.
 */
import { once } from 'node:events';
import { site as siteConfig } from './src/content/site.ts';
import { BackendStartError } from './src/server/backend/backend.ts';
import { createBackend } from './src/server/backend/create-backend.ts';
import { createApp } from './src/server/create-app.ts';
import { openEnquiryDesk } from './src/server/enquiries/enquiry-desk.ts';
import { EnvError, parseEnv } from './src/server/env.ts';
import { loadSite, NotBuiltError } from './src/server/load-site.ts';
import { createLog } from './src/server/log.ts';
import { drain, watchUnusedConnections } from './src/server/ops/drain.ts';
import { createHttpServer, oneAtATime } from './src/server/ops/http-server.ts';
import { createMetrics } from './src/server/ops/metrics.ts';
import { checkStart } from './src/server/start-checks.ts';

const isDevelopment = process.argv.includes('--dev');
// React and Express choose by it; nothing that reads it is imported before loadSite.
process.env['NODE_ENV'] = isDevelopment ? 'development' : 'production';

/** As PID 1 a process ignores signals that it has no listener for; before it listens nothing is to be ended. */
let stop = (_signal: NodeJS.Signals): void => process.exit(0);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));

async function start(): Promise<void> {
  const { supabase, dataDir, logLevel, port, host, mail, ...settings } = parseEnv(process.env, {
    isDevelopment,
  });
  const { log, flush, droppedLines } = createLog(logLevel);
  const metrics = createMetrics(droppedLines);
  const backend = createBackend({ supabase, dataDir, tellsByMail: mail !== undefined, log });
  const server = createHttpServer();
  const { siteUrl } = settings;
  const site = await loadSite({ isDevelopment, backend, siteUrl, log, server });
  const { registry } = metrics;
  const desk = openEnquiryDesk({ backend, mail, siteUrl, log, registry });
  const lifecycle = { isDraining: false };
  await site.pages.renderFirst();
  const app = createApp({
    ...settings,
    ...site,
    lifecycle,
    log,
    metrics,
    isBackendReady: backend.ready,
    submitEnquiry: desk.submit,
  });

  server.on('request', oneAtATime(app));
  server.on('drop', metrics.countDroppedConnection);
  const closeUnused = watchUnusedConnections(server);
  server.listen(port, host);
  await once(server, 'listening');
  console.log(`${siteConfig.name} is at http://localhost:${port} (listening on ${host}:${port})`);
  console.log(`Backend: ${backend.description}`);
  console.log(`Mail: ${desk.description}`);
  const { pagePaths } = site;
  const { processors } = siteConfig.privacy;
  const handsOn = [...(supabase ? ['SUPABASE_URL'] : []), ...(mail ? ['SMTP_URL'] : [])];
  void checkStart({ backend, pagePaths, processors, handsOn, log });
  void site.pages.warmUp();

  const end = async (signal: NodeJS.Signals) => {
    if (lifecycle.isDraining) process.exit(1); // asked twice: at once
    const grace = signal === 'SIGINT' ? { graceMs: 0 } : {}; // nobody balances a terminal
    const draining = drain({ server, closeUnused, lifecycle, log, ...grace });
    // In development open pages hold a web socket, which the drain would wait for.
    await Promise.allSettled([draining, site.close()]);
    await desk.close();
    await backend.close();
    log.info('stopped');
    await flush();
    process.exit(0);
  };
  stop = (signal) => void end(signal);
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error; the process ends');
    process.exit(1);
  });
}

/** What to do where HOST and PORT can't be listened on. */
const listenRemedies: Record<string, string> = {
  EADDRINUSE: 'another process listens there. Set PORT to a free one.',
  EACCES: 'this user may not listen there. Set PORT to one from 1024 on.',
  EADDRNOTAVAIL: 'this machine has no such address. Set HOST to one of its own, or to 0.0.0.0.',
  ENOTFOUND: 'HOST names no machine. Set it to an address of this one, or to 0.0.0.0.',
};

start().catch((error: NodeJS.ErrnoException) => {
  const isForPeople = [EnvError, BackendStartError, NotBuiltError].some(
    (its) => error instanceof its,
  );
  const isListening = error.syscall === 'listen' || error.syscall === 'getaddrinfo';
  const remedy = isListening ? listenRemedies[error.code ?? ''] : undefined;
  if (remedy) console.error(`${error.message}: ${remedy}`);
  else console.error(isForPeople ? error.message : error);
  process.exit(1);
});
