import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from './env.ts';

/**
 * JSON lines on standard output. Lines are gathered to 4 kB or half a second, because a write per
 * request is the dearest part of answering from the cache; `flush` writes what is left, and a
 * `fatal` line is written at once by pino itself.
 *
 * Nothing personal goes in: no bodies, no addresses, no query strings (docs/operations.md).
 */
export function createLog(
  level: LogLevel,
  destination: DestinationStream & { flushSync?(): void } = pino.destination({
    dest: 1,
    sync: false,
    minLength: 4096,
    periodicFlush: 500,
  }),
): { log: Logger; flush: () => void } {
  const log = pino({ level, base: undefined }, destination);
  const flush = () => {
    try {
      destination.flushSync?.();
    } catch {
      // Standard output isn't open yet or is gone: there is nowhere to say so.
    }
  };
  return { log, flush };
}
