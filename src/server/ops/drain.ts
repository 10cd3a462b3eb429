import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../types.ts';

/** Shared by the readiness check, the request listener and the drain. */
export interface Lifecycle {
  isDraining: boolean;
}

/**
 * Finds the connections on which nothing was ever asked. Browsers open them ahead of time, and Node
 * counts them as busy: closing the idle ones leaves them open, and a drain would wait for them.
 *
 * @returns closes those that there are at that moment
 */
export function watchUnusedConnections(server: Server): () => void {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('data', () => unused.delete(socket));
    socket.once('close', () => unused.delete(socket));
  });
  return () => unused.forEach((socket) => socket.destroy());
}

export interface DrainOptions {
  server: Server;
  /** See watchUnusedConnections. */
  closeUnused(): void;
  lifecycle: Lifecycle;
  log: Log;
  /** How long requests are still taken after readiness failed, so that the balancer can notice. */
  graceMs?: number;
  /** How long running answers may take after that, before their connections are cut. */
  deadlineMs?: number;
}

/**
 * Ends serving without losing a request: readiness fails, then the grace time, then no new
 * connections and the idle ones closed, then whatever still runs is cut at the deadline. Together
 * 8.5 s, which leaves the mail and the log the rest of the 10 s that `docker stop` waits.
 *
 * @returns whether every answer was finished
 */
export async function drain({
  server,
  closeUnused,
  lifecycle,
  log,
  graceMs = 4_000,
  deadlineMs = 4_500,
}: DrainOptions): Promise<'finished' | 'cut'> {
  lifecycle.isDraining = true;
  log.info({ graceMs, deadlineMs }, 'draining');
  await sleep(graceMs);

  const deadline = new AbortController();
  const closed = new Promise<'finished'>((resolve) => server.close(() => resolve('finished')));
  server.closeIdleConnections();
  closeUnused();
  const cut = sleep(deadlineMs, 'cut' as const, { signal: deadline.signal }).catch(
    () => 'finished' as const,
  );
  const result = await Promise.race([closed, cut]);
  deadline.abort();
  if (result === 'cut') {
    log.warn('answers were still running at the deadline; their connections are cut');
    server.closeAllConnections();
    await closed;
  }
  return result;
}
