import type { Writable } from 'node:stream';
import { pino } from 'pino';
import type { LogLevel } from './env.ts';
import { shortPath } from './middleware/request-log.ts';
import { createLineWriter } from './ops/line-writer.ts';
import type { Log } from './types.ts';

export interface ProcessLog {
  log: Log;
  /** Hands over the last lines; to be awaited before the process ends. */
  flush(): Promise<void>;
  /** Lines that could not be written so far. */
  droppedLines(): number;
}

/**
 * JSON lines on standard output. A disk that is full or a reader that is gone costs lines, never an
 * answer: pino's own destination tries a refused write again without end, and holds the process.
 *
 * Nothing personal goes in: no bodies, no addresses, no query strings (docs/operations.md).
 */
export function createLog(level: LogLevel, output: Writable = process.stdout): ProcessLog {
  const lines = createLineWriter(output, (dropped) =>
    log.warn({ dropped }, 'log lines were dropped'),
  );
  const log = pino({ level, base: undefined, serializers: { path: shortPath } }, lines);
  return { log, flush: lines.flush, droppedLines: lines.dropped };
}
