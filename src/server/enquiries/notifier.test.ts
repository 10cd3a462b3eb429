import { Registry } from 'prom-client';
import { expect, it, vi } from 'vitest';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { createNotifier } from './notifier.ts';

it('rests for a minute when the outbox itself fails, and says so once', async () => {
  vi.useFakeTimers();
  const { log, lines } = memoryLog();
  const claim = vi.fn(() => {
    throw new Error('database or disk is full');
  });
  const outbox = { claim, dueIn: () => 0, told: () => {}, postpone: () => {} };
  const notifier = createNotifier({
    outbox,
    mailServer: { send: async () => 0, verify: async () => {} },
    log,
    registry: new Registry(),
  });
  notifier.start();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(claim).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(claim).toHaveBeenCalledTimes(2);
  expect(lines.filter(({ level }) => level === 40)).toHaveLength(1);
  await notifier.close();
  vi.useRealTimers();
});
