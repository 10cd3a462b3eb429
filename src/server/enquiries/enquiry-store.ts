import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Registry, Gauge } from 'prom-client';
import { isCheck } from '../../enquiry/enquiry-row.ts';
import type { Backend } from '../backend/backend.ts';
import type { Log } from '../log.ts';

const CHECK_EVERY_MS = 60_000;

/** The last texts of which somebody was notified: a visitor repeats soon. */
const MAX_NOTIFIED = 1_000;

interface EnquiryStoreOptions {
  backend: Pick<Backend, 'storeEnquiry' | 'checkEnquiryStore'>;
  /** Hours without an enquiry that are unusual; undefined: none are. */
  silenceHours?: number | undefined;
  log: Log;
  registry: Registry;
}

/**
 * Stores enquiries, and tracks whether they can be stored (`enquiry_store_writable`): by the outcome of each, and by
 * the backend's own check once a minute and after each failure. Logs one warning when storing begins to fail,
 * one line when it works again.
 *
 * @returns stores an enquiry, and tells whether somebody is to be notified: when this process has not notified of the same
 * text before. Who inserted the row says nothing: the answer of another process may have been lost, and with it the mail.
 */
export function openEnquiryStore(options: EnquiryStoreOptions): Backend['storeEnquiry'] {
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
  const notified = new LRUCache<string, true>({ max: MAX_NOTIFIED });
  return async (payload, key) => {
    const content = JSON.stringify([key, payload]);
    const text = createHash('sha256').update(content).digest('base64url');
    try {
      const inserted = await backend.storeEnquiry(payload, key);
      recordOutcome();
      // The marker of a check is good for one enquiry.
      if (isCheck(key)) return inserted;
      lastStored.setToCurrentTime();
      if (notified.has(text)) return false;
      notified.set(text, true);
      return true;
    } catch (error) {
      // Only this one enquiry may have failed.
      void check();
      throw error;
    }
  };
}
