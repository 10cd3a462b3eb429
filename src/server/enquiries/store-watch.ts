import { Gauge, type Registry } from 'prom-client';
import type { Backend } from '../backend/backend.ts';
import type { Log } from '../types.ts';

export interface StoreWatchOptions {
  backend: Pick<Backend, 'storeEnquiry' | 'checkEnquiryStore'>;
  log: Log;
  registry: Registry;
  /** How often it is looked at unasked, in ms. */
  everyMs?: number;
}

export interface StoreWatch {
  /** The backend's own, with an eye on how it ends. */
  storeEnquiry: Backend['storeEnquiry'];
  close(): void;
}

/**
 * Knows whether enquiries can be kept, for people and for the metrics (`enquiry_store_writable`): from
 * each enquiry, once a minute and after each failure from the backend's own check where it has one. One
 * warning when it begins to fail, one line when it is over.
 */
export function watchEnquiryStore(options: StoreWatchOptions): StoreWatch {
  const { backend, log, registry, everyMs = 60_000 } = options;
  const writable = new Gauge({
    name: 'enquiry_store_writable',
    help: '1 while enquiries can be stored, 0 while they can not',
    registers: [registry],
  });
  writable.set(1);
  let isFailing = false;

  function note(error?: unknown): void {
    writable.set(error === undefined ? 1 : 0);
    if (error !== undefined && !isFailing)
      log.warn(
        { reason: (error as Error).message },
        'Enquiries can not be stored: visitors are told so, pages are served all the same',
      );
    if (error === undefined && isFailing) log.info('Enquiries can be stored again');
    isFailing = error !== undefined;
  }

  const look = () =>
    backend.checkEnquiryStore?.().then(
      () => note(),
      (error: unknown) => note(error),
    );

  void look();
  const timer = setInterval(() => void look(), everyMs).unref();
  return {
    async storeEnquiry(payload, idempotencyKey) {
      try {
        await backend.storeEnquiry(payload, idempotencyKey);
        note();
      } catch (error) {
        // What failed may have been this one enquiry.
        if (backend.checkEnquiryStore) void look();
        else note(error);
        throw error;
      }
    },
    close: () => clearInterval(timer),
  };
}
