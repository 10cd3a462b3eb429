import { LRUCache } from 'lru-cache';
import type { Enquiry, Outbox } from './outbox.ts';

interface Waiting {
  enquiry: Enquiry;
  tries: number;
  dueAt: number;
}

/** Keys of the enquiries that were told: the same one sent again is not told again. */
const REMEMBERED = 10_000;

/**
 * An outbox for a backend whose rows the site may not change: what waits is lost with the process,
 * the stored enquiries are not.
 *
 * @param now milliseconds; only differences matter
 */
export function createMemoryOutbox(
  now: () => number = () => performance.now(),
): Outbox & { add(enquiry: Enquiry): void } {
  const waiting = new Map<string, Waiting>();
  const told = new LRUCache<string, true>({ max: REMEMBERED });

  return {
    add(enquiry) {
      const key = enquiry.idempotency_key;
      if (!waiting.has(key) && !told.has(key))
        waiting.set(key, { enquiry, tries: 0, dueAt: now() });
    },
    claim(leaseMs) {
      const next = [...waiting.values()].sort((one, other) => one.dueAt - other.dueAt)[0];
      if (!next || next.dueAt > now()) return undefined;
      next.tries += 1;
      next.dueAt = now() + leaseMs;
      return { enquiry: next.enquiry, tries: next.tries };
    },
    told(key) {
      waiting.delete(key);
      told.set(key, true);
    },
    postpone(key, ms) {
      const one = waiting.get(key);
      // Nothing of this is there at the next start.
      if (one && ms !== null) one.dueAt = now() + ms;
      else waiting.delete(key);
    },
    dueIn() {
      if (waiting.size === 0) return undefined;
      const soonest = Math.min(...[...waiting.values()].map(({ dueAt }) => dueAt));
      return Math.max(0, soonest - now());
    },
  };
}
