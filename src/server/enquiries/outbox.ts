import type { EnquiryRow } from '../../enquiry/enquiry-row.ts';

/** A stored enquiry; `created_at` in ISO 8601, UTC. */
export type Enquiry = EnquiryRow & { created_at: string };

/** Pending notifications of stored enquiries. Its calls reject when they fail. */
export interface Outbox {
  /**
   * Leases the newest enquiry that is due, so that a visitor's does not wait behind a flood. When the lease ends, it is
   * due again: its process may have been killed.
   *
   * @returns the enquiry and the number of attempts, this one included; undefined: none is due
   */
  lease(forMs: number): Promise<{ enquiry: Enquiry; attempts: number } | undefined>;
  markNotified(idempotencyKey: string): Promise<void>;
  /** Makes it due again after `ms`. */
  postpone(idempotencyKey: string, ms: number): Promise<void>;
  /** An unconfirmed delivery, which the receiver may have: it is only sent again after a later `retryUnconfirmed`. */
  markUnconfirmed(idempotencyKey: string): Promise<void>;
  /** Makes the unconfirmed deliveries of earlier processes due that are at least that old. */
  retryUnconfirmed(olderThanMs: number): Promise<void>;
  giveUp(idempotencyKey: string): Promise<void>;
  /** Makes enquiries due now that would be due in more than `beyondMs`; others may be leased to a process. */
  retryNow(beyondMs: number): Promise<void>;
  /** Milliseconds until one is due, 0 for now; undefined when none is pending. */
  dueIn(): Promise<number | undefined>;
}

/** A notification was not sent. The message is for the log: codes, no submitted values. */
export class NotSentError extends Error {
  override name = 'NotSentError';
  /**
   * What the failure says: the `channel` does not work; this notification is `refused` for good, or for now
   * (`deferred`); or it is `unknown` whether it was sent.
   */
  readonly failure: 'channel' | 'refused' | 'deferred' | 'unknown';
  readonly remedy: string;

  constructor(failure: NotSentError['failure'], reason: string, remedy: string) {
    super(reason);
    this.failure = failure;
    this.remedy = remedy;
  }
}

/** A channel for notifications of stored enquiries. */
export interface Channel {
  /**
   * Sends the notification of one enquiry.
   *
   * @returns how many of several recipients refused it
   * @throws NotSentError when none accepted it
   */
  send(enquiry: Enquiry): Promise<number>;
  /** Checks a channel that can be checked without sending anything; throws as `send` does. */
  verify?(): Promise<void>;
  /** Closes what it keeps open between two notifications. */
  close?(): void;
  metric: { name: string; help: string };
  /** Log messages for when it begins to fail, and when it works again. */
  messages: { fails: string; works: string; refuses: string; someRefuse: string };
}
