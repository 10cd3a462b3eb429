import { Registry } from 'prom-client';
import { expect, it, vi } from 'vitest';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { createNotifier } from './notifier.ts';

it('pauses for a minute if the outbox fails, and warns once', async () => {
  vi.useFakeTimers();
  const { log, lines } = memoryLog();
  const claim = vi.fn(() => Promise.reject(new Error('database or disk is full')));
  const nothing = async () => {};
  const outbox = {
    claim,
    dueIn: async () => 0,
    markNotified: nothing,
    postpone: nothing,
    retryNow: nothing,
  };
  const notifier = createNotifier({
    outbox,
    channel: {
      send: async () => 0,
      verify: nothing,
      problem: String,
      remedy: String,
      metric: { name: 'tries_total', help: 'Tries' },
      messages: { fails: '', works: '', someRefuse: '' },
    },
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
