import { Counter, type Registry } from 'prom-client';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../types.ts';
import { mailProblem, mailRemedy, type MailServer } from './mail-server.ts';
import type { Enquiry, Outbox } from './outbox.ts';

export interface NotifierOptions {
  outbox: Outbox;
  mailServer: Pick<MailServer, 'send' | 'verify'>;
  log: Log;
  registry: Registry;
  /** Between one try and the next, in milliseconds; after the last one it is left to a restart. */
  pausesMs?: readonly number[];
  /** Longer than a try can take: so long nobody else tells the same enquiry. */
  leaseMs?: number;
}

export interface Notifier {
  /**
   * Tells what an earlier process left; where there is nothing, asks the mail server whether it
   * would take a mail.
   */
  start(): void;
  /** Tells what is due, in the background; call it when an enquiry was stored. */
  wake(): void;
  /** Lets the mail that is being sent end, for a moment, and begins no other. */
  close(): Promise<void>;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** Four pauses make five tries. */
const PAUSES_MS = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE];
const LEASE_MS = 2 * MINUTE;
/** What another process left behind is looked for this often. */
const LOOK_AGAIN_MS = MINUTE;
const CLOSE_PATIENCE_MS = 500;

/**
 * Tells people of stored enquiries, one after the other, and never makes a visitor wait. One
 * warning when the mail server begins to fail, one line when it works again; `enquiry_mails_total`
 * counts every try.
 */
export function createNotifier(options: NotifierOptions): Notifier {
  const { outbox, mailServer, log, registry, pausesMs = PAUSES_MS, leaseMs = LEASE_MS } = options;
  const mails = new Counter({
    name: 'enquiry_mails_total',
    help: 'Tries to tell of an enquiry by mail: sent, failed (tried again), given_up (until a restart)',
    labelNames: ['outcome'],
    registers: [registry],
  });
  let isFailing = false;
  let isOutboxFailing = false;
  let isClosed = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function tell(enquiry: Enquiry, tries: number): Promise<void> {
    const key = enquiry.idempotency_key;
    try {
      const refused = await mailServer.send(enquiry);
      if (refused > 0)
        log.warn(
          { refused },
          'The mail server refused some addresses of ENQUIRY_MAIL_TO; the others were told',
        );
    } catch (error) {
      const pause = pausesMs[tries - 1] ?? null;
      outbox.postpone(key, pause);
      mails.inc({ outcome: pause === null ? 'given_up' : 'failed' });
      noteFailure(error);
      return;
    }
    outbox.told(key);
    mails.inc({ outcome: 'sent' });
    if (isFailing) log.info('Mail about enquiries can be sent again');
    isFailing = false;
  }

  /** One warning for all that goes wrong until a mail is sent. */
  function noteFailure(error: unknown): void {
    const reason = mailProblem(error);
    if (isFailing) log.debug({ reason }, 'Mail about an enquiry could not be sent');
    else
      log.warn(
        { reason },
        `No mail about enquiries can be sent: ${mailRemedy(error)}. Enquiries are stored, and sending is tried again (npm run enquiries -- --csv prints them)`,
      );
    isFailing = true;
  }

  /** @returns in how many ms to look again */
  async function tellAll(): Promise<number> {
    try {
      for (;;) {
        const next = isClosed ? undefined : outbox.claim(leaseMs);
        isOutboxFailing = false;
        if (!next) return Math.min(outbox.dueIn() ?? LOOK_AGAIN_MS, LOOK_AGAIN_MS);
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
      if (outbox.dueIn() !== 0) mailServer.verify().catch(noteFailure);
      wake();
    },
    wake,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await Promise.race([running, sleep(CLOSE_PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}
