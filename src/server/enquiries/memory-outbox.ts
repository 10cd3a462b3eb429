import { LRUCache } from 'lru-cache';
import type { Enquiry, Outbox } from './outbox.ts';

interface Waiting {
  enquiry: Enquiry;
  tries: number;
  dueAt: number;
}

/** Keys of the enquiries that were told: the same one sent again is not told again. */
const REMEMBERED = 10_000;
/** At some 40 kB at most, what waits takes no more than 20 MB. */
const MOST_WAITING = 500;

export interface MemoryOutbox extends Outbox {
  add(enquiry: Enquiry): void;
  /** How many wait, and how many were given up for want of room; a restart forgets them all. */
  untold(): number;
}

/**
 * An outbox for a backend whose rows the site may not change: what waits is lost with the process,
 * the stored enquiries are not. Beyond 500 the one that has waited longest is given up.
 *
 * @param now milliseconds; only differences matter
 */
export function createMemoryOutbox(now: () => number = () => performance.now()): MemoryOutbox {
  const waiting = new Map<string, Waiting>();
  const told = new LRUCache<string, true>({ max: REMEMBERED });
  let givenUp = 0;

  return {
    add(enquiry) {
      const key = enquiry.idempotency_key;
      if (waiting.has(key) || told.has(key)) return;
      const [oldest] = waiting.keys();
      if (oldest !== undefined && waiting.size >= MOST_WAITING) {
        waiting.delete(oldest);
        givenUp += 1;
      }
      waiting.set(key, { enquiry, tries: 0, dueAt: now() });
    },
    untold: () => waiting.size + givenUp,
    async claim(leaseMs) {
      const next = [...waiting.values()].sort((one, other) => one.dueAt - other.dueAt)[0];
      if (!next || next.dueAt > now()) return undefined;
      next.tries += 1;
      next.dueAt = now() + leaseMs;
      return { enquiry: next.enquiry, tries: next.tries };
    },
    async told(key) {
      waiting.delete(key);
      told.set(key, true);
    },
    async postpone(key, ms) {
      const one = waiting.get(key);
      if (one) one.dueAt = now() + ms;
    },
    async hasten(beyondMs) {
      const time = now();
      for (const one of waiting.values()) if (one.dueAt > time + beyondMs) one.dueAt = time;
    },
    async dueIn() {
      if (waiting.size === 0) return undefined;
      const soonest = Math.min(...[...waiting.values()].map(({ dueAt }) => dueAt));
      return Math.max(0, soonest - now());
    },
  };
}
