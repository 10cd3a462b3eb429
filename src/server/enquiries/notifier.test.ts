import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { toRow } from '../../enquiry/enquiry-row.ts';
import { createNotifier, type NotifierOptions } from './notifier.ts';
import { createMemoryOutbox } from './memory-outbox.ts';
import { NotSentError, type Outbox } from './outbox.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A notifier on a channel that sends everything, unless the test says otherwise. */
function start(outbox: Outbox, changes: Partial<NotifierOptions['channel']> = {}) {
  const { log, lines } = memoryLog();
  const notifier = createNotifier({
    outbox,
    channel: {
      send: async () => 0,
      metric: { name: 'tries_total', help: 'Tries' },
      messages: { fails: 'It fails', works: 'It works', refuses: '', someRefuse: 'Some refuse' },
      ...changes,
    },
    log,
    registry: new Registry(),
  });
  const warnings = () => lines.filter(({ level }) => level === 40);
  return { ...notifier, lines, warnings };
}

const notSent = (failure: NotSentError['failure']) =>
  new NotSentError(failure, '554', 'its own log says why');

const enquiry = (key: string) => ({ ...toRow({}, key), created_at: new Date().toISOString() });

/** An outbox with one enquiry. */
function outboxOfOne() {
  const outbox = createMemoryOutbox();
  outbox.add(enquiry('key-00000001'));
  return outbox;
}

it('pauses for a minute if the outbox fails, and warns once', async () => {
  const lease = vi.fn(() => Promise.reject(new Error('database or disk is full')));
  const { warnings } = start({ ...createMemoryOutbox(), lease, dueIn: async () => 0 });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(lease).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(lease).toHaveBeenCalledTimes(2);
  expect(warnings()).toHaveLength(1);
});

it('retries with growing delays and one warning while the channel fails, and all at once when it works', async () => {
  const outbox = outboxOfOne();
  let works = false;
  const send = vi.fn(async () => (works ? 0 : Promise.reject(notSent('channel'))));
  const { lines, wake } = start(outbox, { send });
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(send).toHaveBeenCalledTimes(5);
  works = true;
  outbox.add(enquiry('key-00000002'));
  wake();
  await vi.advanceTimersByTimeAsync(1);
  expect(outbox.countPending()).toBe(0);
  expect(lines.filter(({ level }) => Number(level) >= 30)).toMatchObject([
    { level: 40, reason: '554', msg: expect.stringMatching(/^It fails: its own log .* retried/) },
    { level: 30, msg: 'It works' },
  ]);
});

it('sends an enquiry at once that comes when the outbox has just been found empty', async () => {
  const outbox = createMemoryOutbox();
  let asked = 0;
  const dueIn = async () => {
    const ms = await outbox.dueIn();
    asked += 1;
    if (asked === 2) {
      outbox.add(enquiry('key-00000001'));
      wake();
    }
    return ms;
  };
  const { wake } = start({ ...outbox, dueIn });
  await vi.advanceTimersByTimeAsync(1);
  expect(outbox.countPending()).toBe(0);
});

it('logs that some addresses have refused', async () => {
  const { warnings } = start(outboxOfOne(), { send: async () => 1 });
  await vi.advanceTimersByTimeAsync(1);
  expect(warnings()).toMatchObject([{ refused: 1, msg: 'Some refuse' }]);
});

it('logs at the start that the channel does not work', async () => {
  const verify = () => Promise.reject(notSent('channel'));
  const { warnings } = start(createMemoryOutbox(), { verify });
  await vi.advanceTimersByTimeAsync(1);
  expect(warnings()).toHaveLength(1);
});

it.each([
  // Ten seconds, a minute, five and thirty minutes after the one before, then hourly.
  { failure: 'refused', attempts: 29, later: 0, pending: 0, warned: 2 },
  { failure: 'deferred', attempts: 29, later: 10, pending: 1, warned: 1 },
  { failure: 'unknown', attempts: 1, later: 0, pending: 1, warned: 1 },
] as const)('sends a notification that is $failure $attempts times in a day', async (one) => {
  const { failure, attempts, later, pending, warned } = one;
  const outbox = outboxOfOne();
  const send = vi.fn(() => Promise.reject(notSent(failure)));
  const { warnings } = start(outbox, { send });
  await vi.advanceTimersByTimeAsync(25 * HOUR);
  expect(send).toHaveBeenCalledTimes(attempts);
  await vi.advanceTimersByTimeAsync(10 * HOUR);
  expect(send).toHaveBeenCalledTimes(attempts + later);
  expect(outbox.countPending()).toBe(pending);
  const warning = expect.objectContaining({ id: 'key-00000001', reason: '554' });
  expect(warnings()).toEqual(Array(warned).fill(warning));
});

it('sends no notification twice if the outbox fails after it was sent', async () => {
  const outbox = outboxOfOne();
  const markNotified = vi
    .spyOn(outbox, 'markNotified')
    .mockRejectedValueOnce(new Error('database or disk is full'));
  const send = vi.fn(async () => 0);
  start(outbox, { send });
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(send).toHaveBeenCalledOnce();
  expect(markNotified).toHaveBeenCalledTimes(2);
  expect(outbox.countPending()).toBe(0);
});

it('sends nothing that another process is sending, whose attempt may take a minute', async () => {
  const outbox = outboxOfOne();
  const takesAMinute = () => new Promise<number>((resolve) => setTimeout(resolve, MINUTE, 0));
  const [first, second] = [vi.fn(takesAMinute), vi.fn(takesAMinute)];
  start(outbox, { send: first });
  await vi.advanceTimersByTimeAsync(1_000);
  const other = start(outbox, { send: second });
  for (let seconds = 1; seconds < 80; seconds += 1) {
    other.wake();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect([first, second].map((send) => send.mock.calls.length)).toEqual([1, 0]);
  expect(outbox.countPending()).toBe(0);
});

it('notifies of the newest enquiry next, also during a burst of others', async () => {
  const outbox = createMemoryOutbox();
  for (let key = 1; key <= 59; key += 1) outbox.add(enquiry(`burst-${key}`));
  const sent: string[] = [];
  const { wake } = start(outbox, {
    send: async ({ idempotency_key: key }) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return sent.push(key) * 0;
    },
  });
  await vi.advanceTimersByTimeAsync(1_500);
  outbox.add(enquiry('lead'));
  wake();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(sent).toContain('lead');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toHaveLength(60);
});

it('does not wait for one that takes long', async () => {
  const outbox = outboxOfOne();
  const ends: (() => void)[] = [];
  const send = vi.fn(() => new Promise<number>((resolve) => ends.push(() => resolve(0))));
  const { wake } = start(outbox, { send });
  await vi.advanceTimersByTimeAsync(1_000);
  outbox.add(enquiry('key-00000002'));
  wake();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(2);
  for (const end of ends) end();
});

it('does not send the unconfirmed delivery of another process', async () => {
  const outbox = outboxOfOne();
  const [first, second] = [vi.fn(() => Promise.reject(notSent('unknown'))), vi.fn(async () => 0)];
  const processes = [start(outbox, { send: first }), start(outbox, { send: second })];
  for (const { wake } of processes) wake();
  await vi.advanceTimersByTimeAsync(10 * HOUR);
  expect([first, second].map((send) => send.mock.calls.length)).toEqual([1, 0]);
});

it('sends the unconfirmed deliveries of an earlier process again: at the start, or an hour after it', async () => {
  const outbox = createMemoryOutbox();
  const retryUnconfirmed = vi.fn(async (olderThanMs: number) => {
    if (retryUnconfirmed.mock.calls.length === 2) outbox.add(enquiry(`key-${olderThanMs}`));
  });
  const send = vi.fn(async () => 0);
  start({ ...outbox, retryUnconfirmed }, { send });
  await vi.advanceTimersByTimeAsync(HOUR - 1);
  expect(retryUnconfirmed).toHaveBeenCalledExactlyOnceWith(HOUR);
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledOnce();
});

it('waits half a second for the current attempt when it closes, and begins no other', async () => {
  const outbox = outboxOfOne();
  const { close, wake } = start(outbox, {
    send: () => new Promise((resolve) => setTimeout(resolve, 400, 0)),
  });
  await vi.advanceTimersByTimeAsync(1);
  outbox.add(enquiry('key-00000002'));
  const closed = vi.fn();
  void close().then(closed);
  wake();
  await vi.advanceTimersByTimeAsync(398);
  expect(closed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(closed).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(outbox.countPending()).toBe(1);
});
