import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { EnquiryPayload } from '../../enquiry/payload.ts';
import { EnquiryNotStoredError, type Backend } from '../backend/backend.ts';
import type { Log } from '../log.ts';

const MINUTE_MS = 60_000;
/** How long an enquiry whose response was lost is sent to the backend again, once a minute. */
const RETRY_FOR_MS = 120 * MINUTE_MS;
/** 4 MB at most, as an enquiry has 40 kB at most. */
const MAX_UNANSWERED = 100;
const CLOSE_TIMEOUT_MS = 500;

/** How many notified enquiries are remembered: a visitor who sends one again does so soon. */
const MAX_NOTIFIED = 1_000;

interface EnquiryStoreOptions {
  backend: Pick<Backend, 'storeEnquiry'>;
  /** Called for each stored enquiry, once in a process, however often it is sent. */
  onStored(payload: EnquiryPayload, idempotencyKey: string, isJunk: boolean): void;
  log: Log;
}

type StoreCall = Parameters<Backend['storeEnquiry']>;

interface EnquiryStore {
  /**
   * Stores an enquiry.
   *
   * @returns whether it is junk
   * @throws EnquiryNotStoredError when it is not known to be stored
   */
  storeEnquiry: Backend['storeEnquiry'];
  /** Briefly sends the enquiries once more that the backend has not answered. */
  close(): Promise<void>;
}

/**
 * Stores enquiries. If the backend's response is lost, it may have stored the enquiry: it is sent again under the
 * same key, even after the visitor has given up.
 */
export function openEnquiryStore(options: EnquiryStoreOptions): EnquiryStore {
  const { backend, onStored, log } = options;
  const timer = setInterval(() => void retry(), MINUTE_MS).unref();
  const notified = new LRUCache<string, true>({ max: MAX_NOTIFIED });
  /** By their hash; the oldest first. */
  const unanswered = new Map<string, { enquiry: StoreCall; since: number }>();

  /** Notifies even if the row was there: its process may have lost the response, and with it the notification. */
  async function storeOnce(enquiry: StoreCall, hash: string): Promise<boolean> {
    const isJunk = await backend.storeEnquiry(...enquiry);
    unanswered.delete(hash);
    if (!notified.has(hash)) {
      const [payload, key] = enquiry;
      onStored(payload, key, isJunk);
      notified.set(hash, true);
    }
    return isJunk;
  }

  async function retry(): Promise<void> {
    await Promise.all(
      [...unanswered].map(([hash, { enquiry, since }]) =>
        storeOnce(enquiry, hash).catch((error: unknown) => {
          if (!isUnknown(error) || Date.now() - since >= RETRY_FOR_MS) giveUp(hash);
        }),
      ),
    );
  }

  function giveUp(hash: string): void {
    const [, id] = unanswered.get(hash)?.enquiry ?? [];
    if (unanswered.delete(hash))
      log.warn(
        { id },
        'It is unknown whether this enquiry is stored: the backend has not answered, and is not asked again',
      );
  }

  return {
    async storeEnquiry(...enquiry) {
      const [payload, key] = enquiry;
      const content = JSON.stringify([key, payload]);
      const hash = createHash('sha256').update(content).digest('base64url');
      try {
        return await storeOnce(enquiry, hash);
      } catch (error) {
        if (isUnknown(error) && !unanswered.has(hash))
          unanswered.set(hash, { enquiry, since: Date.now() });
        const [oldest] = unanswered.keys();
        if (unanswered.size > MAX_UNANSWERED && oldest !== undefined) giveUp(oldest);
        throw error;
      }
    },
    async close() {
      clearInterval(timer);
      await Promise.race([retry(), sleep(CLOSE_TIMEOUT_MS)]);
      for (const hash of [...unanswered.keys()]) giveUp(hash);
    },
  };
}

/** Whether it is unknown if the backend has stored the enquiry: its response was lost, or is a gateway's. */
function isUnknown(error: unknown): boolean {
  if (!(error instanceof EnquiryNotStoredError)) return false;
  const { reason, status = 0 } = error;
  return (
    reason === 'timeout' || reason === 'unreachable' || (reason === 'answered' && status >= 500)
  );
}
