import { setTimeout as sleep } from 'node:timers/promises';

/** Polls a condition until it is true; the test's timeout ends it otherwise. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(20);
}
