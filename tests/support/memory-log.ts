import { pino } from 'pino';
import type { Env } from '../../src/server/env.ts';
import type { Log } from '../../src/server/log.ts';

/** A log that collects its lines for the test. */
export function memoryLog(level: Env['logLevel'] = 'debug') {
  const lines: Record<string, unknown>[] = [];
  const log: Log = pino(
    { level, base: undefined },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  return { log, lines };
}
