import { type Registry, Gauge } from 'prom-client';
import { isCheck } from '../../enquiry/enquiry-row.ts';
import type { Backend } from '../backend/backend.ts';
import type { Log } from '../log.ts';

const CHECK_EVERY_MS = 60_000;

interface StoreWatchOptions {
  backend: Pick<Backend, 'storeEnquiry' | 'checkEnquiryStore'>;
  /** Hours without an enquiry that are unusual; undefined: none are. */
  silenceHours?: number | undefined;
  log: Log;
  registry: Registry;
}

/**
 * Tracks whether enquiries can be stored (`enquiry_store_writable`): by the outcome of each enquiry, and by
 * the backend's own check once a minute and after each failure. Logs one warning when storing begins to fail,
 * one line when it works again.
 *
 * @returns the backend's own way to store, whose outcome updates the state
 */
export function watchEnquiryStore(options: StoreWatchOptions): Pick<Backend, 'storeEnquiry'> {
  const { backend, silenceHours, log, registry } = options;
  const writable = new Gauge({
    name: 'enquiry_store_writable',
    help: '1 while enquiries can be stored, else 0',
    registers: [registry],
  });
  writable.set(1);
  const lastStored = new Gauge({
    name: 'enquiry_last_stored_seconds',
    help: 'When the process stored an enquiry last, in seconds since 1970; 0 before the first',
    registers: [registry],
  });
  if (silenceHours !== undefined)
    new Gauge({
      name: 'enquiry_silence_limit_seconds',
      help: 'How long no enquiry is unusual (ENQUIRY_SILENCE_HOURS)',
      registers: [registry],
    }).set(silenceHours * 3_600);
  let isFailing = false;

  function recordOutcome(error?: unknown): void {
    writable.set(error === undefined ? 1 : 0);
    if (error !== undefined && !isFailing)
      log.warn(
        { reason: (error as Error).message },
        'Enquiries can not be stored: the form says so, and pages are still served',
      );
    if (error === undefined && isFailing) log.info('Enquiries can be stored again');
    isFailing = error !== undefined;
  }

  const check = () =>
    backend.checkEnquiryStore().then(
      () => recordOutcome(),
      (error: unknown) => recordOutcome(error),
    );

  void check();
  setInterval(() => void check(), CHECK_EVERY_MS).unref();
  return {
    async storeEnquiry(payload, idempotencyKey) {
      try {
        const inserted = await backend.storeEnquiry(payload, idempotencyKey);
        recordOutcome();
        if (!isCheck(idempotencyKey)) lastStored.setToCurrentTime();
        return inserted;
      } catch (error) {
        // Only this one enquiry may have failed.
        void check();
        throw error;
      }
    },
  };
}
