import { setTimeout as sleep } from 'node:timers/promises';

/** Below the limit of every test, so that a failure names what was waited for. */
const LIMIT_MS = 240_000;

/**
 * Polls a condition until it is true. For assertions there is `eventually`, which fails with what was expected.
 *
 * @param what names the condition, by default its source
 * @throws with that name if it does not hold within 240 s
 */
export async function until(
  holds: () => boolean | Promise<boolean>,
  what: () => string = () => String(holds),
): Promise<void> {
  const limit = AbortSignal.timeout(LIMIT_MS);
  const late = new Promise<never>((_, reject) => {
    limit.onabort = () => reject(new Error(`Still false after ${LIMIT_MS / 1000} s: ${what()}`));
  });
  // In this order, because the first of two settled promises counts.
  while (!(await Promise.race([late, holds()]))) await sleep(20);
  limit.onabort = null;
}
