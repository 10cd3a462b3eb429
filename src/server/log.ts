import { setTimeout as sleep } from 'node:timers/promises';
import { pino, type Logger } from 'pino';
import type { Env } from './env.ts';
import { shortPath } from './request.ts';

export type Log = Logger;

/** How long the process waits at its end for the reader of its log, in ms. */
const FLUSH_MS = 1_000;

/**
 * JSON lines on standard output, without personal data: no bodies, IP addresses or query strings. Lines that nobody reads,
 * or that a full disk refuses, are dropped: the site goes on.
 *
 * @returns the log; `flush` writes its last lines, or gives up after a second
 */
export function createLog(level: Env['logLevel']) {
  // Lines are written together, because each write is expensive, but after half a second at the latest.
  const lines = pino.destination({
    dest: 1,
    sync: false,
    minLength: 4 * 1024,
    periodicFlush: 500,
    maxLength: 256 * 1024,
  });
  // Without listeners a full disk would end the process: by the log's lines, and by those of the start (console.log).
  for (const output of [lines, process.stdout]) output.on('error', () => {});
  const log = pino({ level, base: undefined, serializers: { path: shortPath } }, lines);
  const flush = async () => {
    const written = new Promise<void>((resolve) => lines.flush(() => resolve()));
    await Promise.race([written, sleep(FLUSH_MS)]);
    // Otherwise pino writes the rest at exit, and could wait for the reader for ever.
    lines.destroy();
  };
  return { log, flush };
}
