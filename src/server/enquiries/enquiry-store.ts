import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Registry, Gauge } from 'prom-client';
import type { Backend } from '../backend/backend.ts';
import type { Log } from '../log.ts';

const CHECK_EVERY_MS = 60_000;

/** The last texts of which somebody was notified: a visitor repeats soon. */
const MAX_NOTIFIED = 1_000;

interface EnquiryStoreOptions {
  backend: Pick<Backend, 'storeEnquiry' | 'checkEnquiryStore'>;
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
  const { backend, log, registry } = options;
  const writable = new Gauge({
    name: 'enquiry_store_writable',
    help: '1 while enquiries can be stored, else 0',
    registers: [registry],
  });
  writable.set(1);
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
      await backend.storeEnquiry(payload, key);
      recordOutcome();
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
