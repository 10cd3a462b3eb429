import { type Registry, Gauge } from 'prom-client';
import type { Backend } from '../backend/backend.ts';
import type { Log } from '../log.ts';
import { checkWays, MARKER_LIFETIME_S, wayOf } from './check-marker.ts';

export type EnquiryStep = 'stored' | 'mail' | 'webhook';

interface PathChecksOptions {
  backend: Pick<Backend, 'removeChecks'>;
  steps: readonly EnquiryStep[];
  log: Log;
  registry: Registry;
}

/** A check stays stored for as long as its marker may be used again, even by a sender with a fast clock. */
const KEPT_MS = 2 * MARKER_LIFETIME_S * 1_000;
/** Time for the clocks of server and database to differ, in ms. */
const MARGIN_MS = 5_000;

/**
 * Tracks the checks of `npm run check-enquiries` by way and step (`enquiry_path_checked_seconds`), and removes those
 * that have been told.
 *
 * @returns to be called with the steps of every enquiry; one that is no check changes nothing
 */
export function trackChecks({
  backend,
  steps,
  log,
  registry,
}: PathChecksOptions): (step: EnquiryStep, idempotencyKey: string) => void {
  const checked = new Gauge({
    name: 'enquiry_path_checked_seconds',
    help: 'When a check passed this step last, in seconds since 1970; 0 before the first',
    labelNames: ['way', 'step'],
    registers: [registry],
  });
  for (const way of checkWays) for (const step of steps) checked.set({ way, step }, 0);
  let timer: NodeJS.Timeout | undefined;
  let latest = 0;

  const schedule = () => (timer ??= setTimeout(() => void remove(), KEPT_MS + MARGIN_MS).unref());

  async function remove(): Promise<void> {
    timer = undefined;
    const wasLatest = latest;
    try {
      await backend.removeChecks(new Date(Date.now() - KEPT_MS));
    } catch (error) {
      log.warn(
        { reason: (error as Error).message },
        'The checks of the form could not be removed; the next check tries again',
      );
    }
    // One that came or was told meanwhile is still there.
    if (performance.now() - wasLatest < KEPT_MS) schedule();
  }

  return (step, key) => {
    const way = wayOf(key);
    if (!way) return;
    checked.setToCurrentTime({ way, step });
    latest = performance.now();
    schedule();
  };
}
