import type { EnquiryRow } from '../../enquiry/enquiry-row.ts';

/** A stored enquiry; `created_at` in ISO 8601, UTC. */
export type Enquiry = EnquiryRow & { created_at: string };

/** Pending notifications of stored enquiries. Its calls reject when they fail. */
export interface Outbox {
  /**
   * Claims the enquiry that has been due longest for `leaseMs`. If the process is killed meanwhile, another can
   * claim it afterwards.
   *
   * @returns the enquiry and the number of attempts, this one included; undefined: none is due
   */
  claim(leaseMs: number): Promise<{ enquiry: Enquiry; attempts: number } | undefined>;
  markNotified(idempotencyKey: string): Promise<void>;
  postpone(idempotencyKey: string, ms: number): Promise<void>;
  giveUp(idempotencyKey: string): Promise<void>;
  /** Makes enquiries due now that would be due in more than `beyondMs`; others may be claimed by a process. */
  retryNow(beyondMs: number): Promise<void>;
  /** Milliseconds until one is due, 0 for now; undefined when none is pending. */
  dueIn(): Promise<number | undefined>;
}

/**
 * What a failed attempt says: the `channel` does not work; this notification is `refused` for good, or for now
 * (`deferred`); or it is `unknown` whether it was sent.
 */
export type Failure = 'channel' | 'refused' | 'deferred' | 'unknown';

/** A channel for notifications of stored enquiries. */
export interface Channel {
  /**
   * Sends the notification of one enquiry.
   *
   * @returns how many of several addresses refused it
   * @throws Error when none accepted it
   */
  send(enquiry: Enquiry): Promise<number>;
  /** Checks the channel without sending anything; throws as `send` does. */
  verify(): Promise<void>;
  failureOf(error: unknown): Failure;
  /** The failure, for the log: codes, no submitted values. */
  problem(error: unknown): string;
  remedy(error: unknown): string;
  metric: { name: string; help: string };
  /** Log messages for when it begins to fail, and when it works again. */
  messages: { fails: string; works: string; refuses: string; someRefuse: string };
  close(): void;
}

interface PendingEnquiry {
  enquiry: Enquiry;
  attempts: number;
  dueAt: number;
}

/** 20 MB at most, as an enquiry has 40 kB at most. */
const MAX_PENDING = 500;

interface MemoryOutbox extends Outbox {
  /** Adds an enquiry, once. */
  add(enquiry: Enquiry): void;
  /** How many are pending or were discarded for lack of space; all are lost at a restart. */
  unnotified(): number;
}

/**
 * An outbox in memory, for a backend whose rows the site may not change: pending notifications are lost with
 * the process, the stored enquiries are not. Beyond 500 the oldest is discarded.
 *
 * @param now a monotonic clock, in milliseconds
 */
export function createMemoryOutbox(now: () => number = () => performance.now()): MemoryOutbox {
  const pending = new Map<string, PendingEnquiry>();
  let discarded = 0;

  return {
    add(enquiry) {
      const key = enquiry.idempotency_key;
      const [oldest] = pending.keys();
      if (oldest !== undefined && pending.size >= MAX_PENDING) {
        pending.delete(oldest);
        discarded += 1;
      }
      pending.set(key, { enquiry, attempts: 0, dueAt: now() });
    },
    unnotified: () => pending.size + discarded,
    async claim(leaseMs) {
      const next = [...pending.values()].sort((one, other) => one.dueAt - other.dueAt)[0];
      if (!next || next.dueAt > now()) return undefined;
      next.attempts += 1;
      next.dueAt = now() + leaseMs;
      return { enquiry: next.enquiry, attempts: next.attempts };
    },
    async markNotified(key) {
      pending.delete(key);
    },
    async postpone(key, ms) {
      const one = pending.get(key);
      if (one) one.dueAt = now() + ms;
    },
    async giveUp(key) {
      pending.delete(key);
    },
    async retryNow(beyondMs) {
      const time = now();
      for (const one of pending.values()) if (one.dueAt > time + beyondMs) one.dueAt = time;
    },
    async dueIn() {
      if (pending.size === 0) return undefined;
      const soonest = Math.min(...[...pending.values()].map(({ dueAt }) => dueAt));
      return Math.max(0, soonest - now());
    },
  };
}
