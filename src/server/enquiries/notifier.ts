import { Counter, type Registry } from 'prom-client';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../types.ts';
import type { Channel } from './channel.ts';
import type { Enquiry, Outbox } from './outbox.ts';

export interface NotifierOptions {
  outbox: Outbox;
  channel: Omit<Channel, 'close'>;
  log: Log;
  registry: Registry;
  /** Between one try and the next, in milliseconds; after the last one hourly, without end. */
  pausesMs?: readonly number[];
  /** Longer than a try can take: so long nobody else tells the same enquiry. */
  leaseMs?: number;
}

export interface Notifier {
  /**
   * Tells what an earlier process left; where there is nothing, asks the channel whether it would
   * work.
   */
  start(): void;
  /** Tells what is due, in the background; call it when an enquiry was stored. */
  wake(): void;
  /** Lets the try under way end, for a moment, and begins no other. */
  close(): Promise<void>;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const PAUSES_MS = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE];
const LAST_PAUSE_MS = 60 * MINUTE;
const LEASE_MS = 2 * MINUTE;
/** What another process left behind is looked for this often. */
const LOOK_AGAIN_MS = MINUTE;
const CLOSE_PATIENCE_MS = 500;

/**
 * Tells of stored enquiries on one channel, one after the other, and never makes a visitor wait. One
 * warning when the channel begins to fail, one line when it works again; its metric counts every try.
 */
export function createNotifier(options: NotifierOptions): Notifier {
  const { outbox, channel, log, registry, pausesMs = PAUSES_MS, leaseMs = LEASE_MS } = options;
  const count = new Counter({
    ...channel.metric,
    labelNames: ['outcome'],
    registers: [registry],
  });
  let isFailing = false;
  /** Some enquiry may wait for a later try. */
  let mayWait = true;
  let isOutboxFailing = false;
  let isClosed = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function tell(enquiry: Enquiry, tries: number): Promise<void> {
    const key = enquiry.idempotency_key;
    try {
      const refused = await channel.send(enquiry);
      if (refused > 0) log.warn({ refused }, channel.words.someRefuse);
    } catch (error) {
      mayWait = true;
      await outbox.postpone(key, pausesMs[tries - 1] ?? LAST_PAUSE_MS);
      count.inc({ outcome: 'failed' });
      noteFailure(error);
      return;
    }
    await outbox.told(key);
    count.inc({ outcome: 'sent' });
    if (isFailing) log.info(channel.words.works);
    isFailing = false;
    // It works again: for whatever it refused meanwhile, too.
    if (mayWait) await outbox.hasten(leaseMs);
    mayWait = false;
  }

  /** One warning for all that goes wrong until the channel works. */
  function noteFailure(error: unknown): void {
    const reason = channel.problem(error);
    if (isFailing) log.debug({ reason }, channel.words.fails);
    else
      log.warn(
        { reason },
        `${channel.words.fails}: ${channel.remedy(error)}. Enquiries are stored, and sending is tried again (npm run enquiries -- --csv prints them)`,
      );
    isFailing = true;
  }

  /** @returns in how many ms to look again */
  async function tellAll(): Promise<number> {
    try {
      for (;;) {
        const next = isClosed ? undefined : await outbox.claim(leaseMs);
        isOutboxFailing = false;
        if (!next) return Math.min((await outbox.dueIn()) ?? LOOK_AGAIN_MS, LOOK_AGAIN_MS);
        await tell(next.enquiry, next.tries);
      }
    } catch (error) {
      // A full disk, say. What the outbox holds is looked for again; at once would be without end.
      if (!isOutboxFailing)
        log.warn({ err: error }, "What is still to be told of enquiries can't be read or marked");
      isOutboxFailing = true;
      return LOOK_AGAIN_MS;
    }
  }

  /** Whoever starts the site anew may have put right what kept the channel from working. */
  async function begin(): Promise<void> {
    const due = await outbox
      .hasten(leaseMs)
      .then(() => outbox.dueIn())
      .catch(() => undefined); // the first claim fails for the same reason, and says so
    wake();
    if (due !== 0) await channel.verify().catch(noteFailure);
  }

  function wake(): void {
    clearTimeout(timer);
    if (isClosed) return;
    // What comes while it runs is taken by the same run, or by the timer after it.
    running ??= tellAll().then((restMs) => {
      running = undefined;
      clearTimeout(timer);
      if (!isClosed) timer = setTimeout(wake, restMs).unref();
    });
  }

  return {
    start() {
      void begin();
    },
    wake,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await Promise.race([running, sleep(CLOSE_PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}
