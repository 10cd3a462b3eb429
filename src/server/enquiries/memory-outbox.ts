import type { Enquiry, Outbox } from './outbox.ts';

/** 20 MB at most, as an enquiry has 40 kB at most. */
const MAX_PENDING = 500;

interface MemoryOutbox extends Outbox {
  /** Adds an enquiry, once. */
  add(enquiry: Enquiry): void;
  /** How many are pending or were discarded for lack of space; all are lost at a restart. */
  countPending(): number;
}

interface Pending {
  enquiry: Enquiry;
  attempts: number;
  /** In milliseconds since 1970; Infinity: an unconfirmed delivery. */
  due: number;
}

/**
 * An outbox in memory, for a backend whose rows the site may not change: pending notifications are lost with
 * the process, the stored enquiries are not. Beyond 500 the oldest is discarded.
 */
export function createMemoryOutbox(): MemoryOutbox {
  /** Oldest first, by idempotency key. */
  const pending = new Map<string, Pending>();
  let discarded = 0;
  const setDue = (key: string, due: number) => {
    const one = pending.get(key);
    if (one) one.due = due;
  };
  const end = async (key: string) => void pending.delete(key);
  return {
    add(enquiry) {
      const key = enquiry.idempotency_key;
      if (pending.has(key)) return;
      pending.set(key, { enquiry, attempts: 0, due: Date.now() });
      const [oldest] = pending.keys();
      if (pending.size > MAX_PENDING && oldest !== undefined) {
        pending.delete(oldest);
        discarded += 1;
      }
    },
    countPending: () => pending.size + discarded,
    async lease(forMs) {
      const now = Date.now();
      const newest = [...pending.values()].findLast(({ due }) => due <= now);
      if (!newest) return undefined;
      newest.due = now + forMs;
      newest.attempts += 1;
      return { enquiry: newest.enquiry, attempts: newest.attempts };
    },
    markNotified: end,
    giveUp: end,
    postpone: async (key, ms) => setDue(key, Date.now() + ms),
    markUnconfirmed: async (key) => setDue(key, Infinity),
    // Nothing is left of an earlier process.
    async retryUnconfirmed() {},
    async retryNow(beyondMs) {
      const now = Date.now();
      for (const one of pending.values())
        if (one.due > now + beyondMs && one.due !== Infinity) one.due = now;
    },
    async dueIn() {
      const next = Math.min(...[...pending.values()].map(({ due }) => due));
      return next === Infinity ? undefined : Math.max(0, next - Date.now());
    },
  };
}
