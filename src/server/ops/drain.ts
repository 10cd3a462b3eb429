import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';

/** Shared by the readiness check, the request listener and the drain. */
export interface Lifecycle {
  isDraining: boolean;
}

export interface DrainOptions {
  server: Server;
  lifecycle: Lifecycle;
  log: Log;
  /** How long requests are accepted after readiness fails, so that the balancer notices. */
  graceMs?: number;
  /** How long running responses may take after that, before their connections are cut. */
  deadlineMs?: number;
}

/**
 * Graceful shutdown: fails readiness, waits for the grace time, stops accepting connections and closes idle
 * ones, then cuts what still runs at the deadline. 8 s in all, which leaves time for mail and log within
 * the 10 s of `docker stop`.
 */
export async function drain({
  server,
  lifecycle,
  log,
  graceMs = 4_000,
  deadlineMs = 4_000,
}: DrainOptions): Promise<void> {
  lifecycle.isDraining = true;
  log.info({ graceMs, deadlineMs }, 'draining');
  await sleep(graceMs);

  const closed = once(server, 'close');
  server.close();
  const deadline = setTimeout(() => {
    log.warn('connections were still open at the deadline and are cut');
    server.closeAllConnections();
  }, deadlineMs);
  await closed;
  clearTimeout(deadline);
}
