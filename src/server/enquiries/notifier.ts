import { Counter, Gauge, type Registry } from 'prom-client';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import type { Channel, Enquiry, NotSentError, Outbox } from './outbox.ts';

export interface NotifierOptions {
  outbox: Outbox;
  channel: Channel;
  log: Log;
  registry: Registry;
  /** Delays between attempts, in milliseconds; after the last one hourly. */
  retryDelaysMs?: readonly number[];
}

interface Notifier {
  /** Sends due notifications in the background; call it after storing an enquiry. */
  wake(): void;
  /** Waits briefly for the current attempt and starts no other. */
  close(): Promise<void>;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const RETRY_DELAYS_MS = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE];
const LAST_RETRY_DELAY_MS = 60 * MINUTE;
/** How long after an enquiry its notification is sent again to a receiver that refuses it for good. */
const GIVE_UP_AFTER_MS = 24 * 60 * MINUTE;
/** Longer than an attempt can take: no other process gets the same enquiry meanwhile. */
const LEASE_MS = 2 * MINUTE;
/** How often the outbox is checked for notifications that other processes left pending. */
const POLL_MS = MINUTE;
/** How many notifications are sent at once: one that takes long, or a flood of them, must not delay the next. */
const CONCURRENCY = 3;
/** The age at which an unconfirmed delivery is sent again: at a start, and this long after it. */
const RETRY_UNCONFIRMED_MS = 60 * MINUTE;
const CLOSE_TIMEOUT_MS = 500;

/**
 * Sends notifications of stored enquiries on one channel, in the background, a few at a time, the newest first. Begins
 * with what an earlier process left pending, or else verifies the channel. Logs one warning when the channel begins to
 * fail, one line when it works again, which also retries everything, and one warning for an enquiry that is refused
 * while others are sent. Counts every attempt.
 */
export function createNotifier(options: NotifierOptions): Notifier {
  const { outbox, channel, log, registry, retryDelaysMs = RETRY_DELAYS_MS } = options;
  const count = new Counter({
    ...channel.metric,
    labelNames: ['outcome'],
    registers: [registry],
  });
  // A time for each, because several processes share an outbox: one may work where another has failed.
  const last = new Gauge({
    name: channel.metric.name.replace('_total', '_last_seconds'),
    help: 'When the channel worked or failed last, in seconds since 1970; 0 before the first time',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of ['sent', 'failed']) count.inc({ outcome }, 0);
  for (const outcome of ['worked', 'failed']) last.set({ outcome }, 0);
  let isFailing = false;
  /** By idempotency key, how to mark a delivery, confirmed or not, that this process could not mark yet. */
  const unmarked = new Map<string, (key: string) => Promise<void>>();
  let isOutboxFailing = false;
  let isClosed = false;
  const running = new Set<Promise<void>>();
  /** Woken while sending was at its limit: a running send may already have found the outbox empty. */
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;

  async function notify(enquiry: Enquiry, attempts: number): Promise<void> {
    const key = enquiry.idempotency_key;
    try {
      const refused = await channel.send(enquiry);
      if (refused > 0) log.warn({ refused }, channel.messages.someRefuse);
    } catch (error) {
      count.inc({ outcome: 'failed' });
      await handleFailure(enquiry, attempts, error as NotSentError);
      return;
    }
    count.inc({ outcome: 'sent' });
    await mark(key, outbox.markNotified);
    await channelWorks();
  }

  /** Fails on a full disk; the enquiry is leased again, and then only marked. */
  async function mark(key: string, markInOutbox: (key: string) => Promise<void>): Promise<void> {
    unmarked.set(key, markInOutbox);
    await markInOutbox(key);
    unmarked.delete(key);
  }

  async function handleFailure(
    { idempotency_key: key, created_at }: Enquiry,
    attempts: number,
    error: NotSentError,
  ): Promise<void> {
    const { failure, message: reason } = error;
    const isOver = Date.now() - Date.parse(created_at) >= GIVE_UP_AFTER_MS;
    if (failure === 'unknown') await mark(key, outbox.markUnconfirmed);
    else if (failure === 'refused' && isOver) {
      await outbox.giveUp(key);
      log.warn({ id: key, reason }, `${channel.messages.refuses} for a day: it is not sent again`);
    } else await outbox.postpone(key, retryDelaysMs[attempts - 1] ?? LAST_RETRY_DELAY_MS);

    if (failure === 'channel') {
      last.setToCurrentTime({ outcome: 'failed' });
      return channelFails(error);
    }
    if (failure === 'unknown') {
      log.warn(
        { id: key, reason },
        'It is unknown whether the notification of this enquiry was sent: it is sent again at the next start or, if that comes within the hour, an hour after it',
      );
      return;
    }
    if (attempts === 1)
      log.warn(
        { id: key, reason },
        `${channel.messages.refuses}: ${error.remedy}. It is stored, and sending is retried`,
      );
    await channelWorks();
  }

  /** The receiver has answered: retries everything that failed while it didn't. */
  async function channelWorks(): Promise<void> {
    last.setToCurrentTime({ outcome: 'worked' });
    if (!isFailing) return;
    isFailing = false;
    log.info(channel.messages.works);
    await outbox.retryNow(LEASE_MS);
  }

  /** One warning until the channel works again. */
  function channelFails({ message: reason, remedy }: NotSentError): void {
    if (isFailing) log.debug({ reason }, channel.messages.fails);
    else
      log.warn(
        { reason },
        `${channel.messages.fails}: ${remedy}. Enquiries are stored, and sending is retried (the command enquiries prints them; on a Supabase project its table editor shows them)`,
      );
    isFailing = true;
  }

  /** @returns in how many ms to check again */
  async function sendDue(): Promise<number> {
    try {
      for (;;) {
        const next = isClosed ? undefined : await outbox.lease(LEASE_MS);
        isOutboxFailing = false;
        if (!next) return Math.min((await outbox.dueIn()) ?? POLL_MS, POLL_MS);
        // More may be due.
        start();
        const { enquiry, attempts } = next;
        const key = enquiry.idempotency_key;
        const markInOutbox = unmarked.get(key);
        if (markInOutbox) await mark(key, markInOutbox);
        else await notify(enquiry, attempts);
      }
    } catch (error) {
      // The outbox can't be read or written, as on a full disk. An immediate retry would loop.
      if (!isOutboxFailing)
        log.warn({ err: error }, "The pending notifications of enquiries can't be read or updated");
      isOutboxFailing = true;
      return POLL_MS;
    }
  }

  const retryUnconfirmed = () => outbox.retryUnconfirmed(RETRY_UNCONFIRMED_MS);

  /** A restart may have fixed the channel: retries everything at once. */
  async function begin(): Promise<void> {
    const again = () => void retryUnconfirmed().then(wake, () => {}); // the next start tries it again
    setTimeout(again, RETRY_UNCONFIRMED_MS).unref();
    const due = await outbox
      .retryNow(LEASE_MS)
      .then(retryUnconfirmed)
      .then(() => outbox.dueIn())
      .catch(() => undefined); // the first lease fails for the same reason and logs it
    wake();
    if (due !== 0) await channel.verify?.().catch(channelFails);
  }

  function wake(): void {
    if (!start()) isWoken = true;
  }

  /** Starts to send what is due, unless enough is being sent. */
  function start(): boolean {
    if (isClosed || running.size >= CONCURRENCY) return false;
    clearTimeout(timer);
    isWoken = false;
    const run = sendDue().then((restMs) => {
      running.delete(run);
      clearTimeout(timer);
      if (!isClosed) timer = setTimeout(wake, isWoken ? 0 : restMs).unref();
    });
    running.add(run);
    return true;
  }

  void begin();
  return {
    wake,
    async close() {
      isClosed = true;
      await Promise.race([Promise.all(running), sleep(CLOSE_TIMEOUT_MS)]);
      channel.close?.();
    },
  };
}
