import type { Writable } from 'node:stream';
import { pino, type Logger } from 'pino';
import type { Env } from './env.ts';
import { shortPath } from './request.ts';
import { setTimeout as sleep } from 'node:timers/promises';

export type Log = Logger;

/**
 * JSON lines on standard output. When the output can't be written or is not read, lines are dropped, because
 * pino's own destination would retry endlessly and block the process. Contains no personal data: no
 * bodies, no addresses, no query strings (docs/operations.md).
 *
 * @returns the log; `flush` writes its last lines; `droppedLines` counts those that could not be written
 */
export function createLog(level: Env['logLevel'], output: Writable = process.stdout) {
  const lines = createLineWriter(output, (dropped) =>
    log.warn({ dropped }, 'log lines were dropped'),
  );
  const log = pino({ level, base: undefined, serializers: { path: shortPath } }, lines);
  return { log, flush: lines.flush, droppedLines: lines.dropped };
}

const defaults = {
  /** Buffered up to so many characters, because each write is expensive. */
  batch: 4 * 1024,
  /** Buffered for so long at most, in ms. */
  batchMs: 500,
  /** Longer lines (in characters) are dropped. */
  maxLine: 16 * 1024,
  /** Lines are dropped beyond so many bytes that the reader has not taken. */
  maxPending: 256 * 1024,
  /** How long `flush` waits for the reader, in ms. */
  flushMs: 1_000,
};

/**
 * Writes lines to a stream without waiting for it: drops and counts lines that a full disk refuses or a
 * stopped reader does not take.
 *
 * @param onGap called once lines get through again after some were dropped
 */
export function createLineWriter(
  stream: Writable,
  onGap: (dropped: number) => void,
  { batch, batchMs, maxLine, maxPending, flushMs } = defaults,
) {
  let buffer = '';
  let count = 0;
  let dropped = 0;
  let reported = 0;

  function pass(): void {
    if (count === 0) return;
    const [text, lines] = [buffer, count];
    buffer = '';
    count = 0;
    if (stream.writableLength > maxPending) {
      dropped += lines;
      return;
    }
    stream.write(text, (error) => {
      if (error) dropped += lines;
      else if (dropped > reported) {
        reported = dropped;
        onGap(dropped);
      }
    });
  }

  // The callback of each write reports its failure; without this listener the stream's error would end the
  // process.
  stream.on('error', () => {});
  setInterval(pass, batchMs).unref();
  return {
    write(line: string): void {
      if (line.length > maxLine) {
        dropped += 1;
        return;
      }
      buffer += line;
      count += 1;
      if (buffer.length >= batch) pass();
    },
    /** Pino calls it after a fatal line. */
    flushSync: pass,
    /** Writes the buffer and waits up to a second for the reader. Never rejects. */
    async flush(): Promise<void> {
      pass();
      const taken = new Promise<void>((resolve) => stream.write('', () => resolve()));
      await Promise.race([taken, sleep(flushMs)]);
    },
    dropped: () => dropped,
  };
}
