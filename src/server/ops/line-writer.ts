import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

export interface LineWriterLimits {
  /** Lines are gathered to so many characters, because a write for each is dear. */
  gather: number;
  /** …or so long, in ms. */
  gatherMs: number;
  /** A longer line (in characters) is dropped. */
  longestLine: number;
  /** Beyond so many bytes that a reader has not taken, lines are dropped. */
  waiting: number;
  /** How long `flush` waits for a reader, in ms. */
  flushMs: number;
}

const limits: LineWriterLimits = {
  gather: 4 * 1024,
  gatherMs: 500,
  longestLine: 16 * 1024,
  waiting: 256 * 1024,
  flushMs: 1_000,
};

/** A destination for pino. */
export interface LineWriter {
  write(line: string): void;
  /** Hands over what is gathered; pino calls it after a fatal line. */
  flushSync(): void;
  /** The same, and waits for the reader for a second at most. Never rejects. */
  flush(): Promise<void>;
  /** Lines that nobody will ever read. */
  dropped(): number;
}

/**
 * Writes lines to a stream without ever waiting for it: what a full disk refuses, or a reader that is
 * gone or stands still doesn't take, is dropped and counted.
 *
 * @param onGap called when lines get through again after some were dropped
 */
export function createLineWriter(
  stream: Writable,
  onGap: (dropped: number) => void,
  { gather, gatherMs, longestLine, waiting, flushMs }: LineWriterLimits = limits,
): LineWriter {
  let gathered = '';
  let count = 0;
  let dropped = 0;
  let told = 0;

  function pass(): void {
    if (count === 0) return;
    const [text, lines] = [gathered, count];
    gathered = '';
    count = 0;
    if (stream.writableLength > waiting) {
      dropped += lines;
      return;
    }
    stream.write(text, (error) => {
      if (error) dropped += lines;
      else if (dropped > told) {
        told = dropped;
        onGap(dropped);
      }
    });
  }

  // Each write hears of its own failure; without a listener the stream's would end the process.
  stream.on('error', () => {});
  setInterval(pass, gatherMs).unref();
  return {
    write(line) {
      if (line.length > longestLine) {
        dropped += 1;
        return;
      }
      gathered += line;
      count += 1;
      if (gathered.length >= gather) pass();
    },
    flushSync: pass,
    async flush() {
      pass();
      const taken = new Promise<void>((resolve) => stream.write('', () => resolve()));
      await Promise.race([taken, sleep(flushMs, undefined, { ref: false })]);
    },
    dropped: () => dropped,
  };
}
