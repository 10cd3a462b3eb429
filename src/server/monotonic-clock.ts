/** A clock for limits and caches, in milliseconds: unlike `Date`, it is never set. */
export const monotonicClock = { now: (): number => performance.now() };
