import { PassThrough, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { until } from '../../tests/support/until.ts';
import { createLineWriter, createLog } from './log.ts';

const limits = { batch: 20, batchMs: 60_000, maxLine: 40, maxPending: 30, flushMs: 50 };

/** A stream that completes a pending write when `take` is called. */
function slowStream() {
  const pending: ((error?: Error) => void)[] = [];
  const stream = new Writable({ write: (_chunk, _encoding, done) => void pending.push(done) });
  return { stream, take: () => pending.shift()?.() };
}

it('buffers lines, writes complete ones, drops and counts one that is too long', () => {
  const stream = new PassThrough({ encoding: 'utf8' });
  const writer = createLineWriter(stream, vi.fn(), limits);
  writer.write('first line\n');
  expect(stream.read()).toBeNull();
  writer.write('second line\n');
  expect(stream.read()).toBe('first line\nsecond line\n');
  expect(writer.dropped()).toBe(0);
  writer.write(`${'x'.repeat(50)}\n`);
  writer.write('a line of twenty chars\n');
  expect(stream.read()).toBe('a line of twenty chars\n');
  expect(writer.dropped()).toBe(1);
});

it('drops and counts lines while the reader is stopped, and reports them afterwards', async () => {
  const { stream, take } = slowStream();
  const onGap = vi.fn();
  const writer = createLineWriter(stream, onGap, limits);
  for (let line = 0; line < 5; line += 1) writer.write('a line of twenty chars\n');
  expect(stream.writableLength).toBeLessThanOrEqual(2 * 23);
  expect(writer.dropped()).toBe(3);
  take();
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledWith(3));
});

it('keeps at most 256 kB for a reader that has stopped, and tells it then how many lines it missed', async () => {
  const stream = new PassThrough({ encoding: 'utf8' });
  const { log, droppedLines } = createLog('info', stream);
  for (let line = 0; line < 1_000; line += 1) log.info('x'.repeat(1_000));
  expect(stream.writableLength).toBeLessThan(300 * 1024);
  expect(droppedLines()).toBeGreaterThan(600);
  let read = '';
  stream.on('data', (part: string) => (read += part));
  await until(() => /"dropped":\d+,"msg":"log lines were dropped"/.test(read));
});

it('waits for the last lines for a limited time', async () => {
  const { stream } = slowStream();
  const writer = createLineWriter(stream, vi.fn(), limits);
  writer.write('last words\n');
  expect(
    await Promise.race([writer.flush(), sleep(20_000, 'late', { ref: false })]),
  ).toBeUndefined();
  expect(stream.writableLength).toBeGreaterThan(0);

  const swift = new PassThrough({ encoding: 'utf8' });
  const other = createLineWriter(swift, vi.fn(), limits);
  other.write('last words\n');
  await other.flush();
  expect(swift.read()).toBe('last words\n');
});
