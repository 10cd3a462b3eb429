import { Registry } from 'prom-client';
import { expect, it, vi } from 'vitest';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { toRow } from '../../enquiry/enquiry-row.ts';
import { createNotifier } from './notifier.ts';
import { createMemoryOutbox } from './outbox.ts';

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
    giveUp: nothing,
    retryNow: nothing,
  };
  const notifier = createNotifier({
    outbox,
    channel: {
      send: async () => 0,
      verify: nothing,
      failureOf: () => 'channel',
      problem: String,
      remedy: String,
      metric: { name: 'tries_total', help: 'Tries' },
      messages: { fails: '', works: '', refuses: '', someRefuse: '' },
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

it.each([
  ['refused', 0],
  ['deferred', 1],
] as const)('sends a notification that is %s with growing delays', async (failure, pending) => {
  vi.useFakeTimers();
  const { log, lines } = memoryLog();
  const outbox = createMemoryOutbox();
  outbox.add({ ...toRow({}, 'key-00000001'), created_at: new Date().toISOString() });
  const send = vi.fn(() => Promise.reject(new Error('554')));
  const notifier = createNotifier({
    outbox,
    channel: {
      send,
      verify: async () => {},
      failureOf: () => failure,
      problem: () => '554',
      remedy: () => 'its own log says why',
      metric: { name: 'tries_total', help: 'Tries' },
      messages: { fails: '', works: '', refuses: 'The server refuses a mail', someRefuse: '' },
    },
    log,
    registry: new Registry(),
  });
  notifier.start();
  await vi.advanceTimersByTimeAsync(25 * 3_600_000);
  const attempts = send.mock.calls.length;
  expect(attempts).toBeGreaterThan(24);
  expect(attempts).toBeLessThan(32);
  await vi.advanceTimersByTimeAsync(10 * 3_600_000);
  expect(send.mock.calls.length - attempts).toBe(10 * pending);
  expect(outbox.unnotified()).toBe(pending);
  const warnings = lines.filter(({ level }) => level === 40);
  expect(warnings).toHaveLength(failure === 'refused' ? 2 : 1);
  for (const warning of warnings)
    expect(warning).toMatchObject({ id: 'key-00000001', reason: '554' });
  await notifier.close();
  vi.useRealTimers();
});

it('sends no notification twice if the outbox fails after it was sent', async () => {
  vi.useFakeTimers();
  const outbox = createMemoryOutbox();
  outbox.add({ ...toRow({}, 'key-00000001'), created_at: new Date().toISOString() });
  const markNotified = vi
    .spyOn(outbox, 'markNotified')
    .mockRejectedValueOnce(new Error('database or disk is full'));
  const send = vi.fn(async () => 0);
  const notifier = createNotifier({
    outbox,
    channel: {
      send,
      verify: async () => {},
      failureOf: () => 'channel',
      problem: String,
      remedy: String,
      metric: { name: 'tries_total', help: 'Tries' },
      messages: { fails: '', works: '', refuses: '', someRefuse: '' },
    },
    log: memoryLog().log,
    registry: new Registry(),
  });
  notifier.start();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(send).toHaveBeenCalledOnce();
  expect(markNotified).toHaveBeenCalledTimes(2);
  expect(outbox.unnotified()).toBe(0);
  await notifier.close();
  vi.useRealTimers();
});
