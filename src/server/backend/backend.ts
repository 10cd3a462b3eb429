import type { PostSignal } from '../../enquiry/junk.ts';
import type { EnquiryPayload } from '../../enquiry/payload.ts';
import type { SeoRecord } from '../../seo/resolve-metadata.ts';
import type { Outbox } from '../enquiries/outbox.ts';

/** Where the site keeps its data: two operations for visitors, and maintenance. */
export interface Backend {
  kind: 'supabase' | 'sqlite';
  /** For the start message: which backend is used, and where enquiries are stored. */
  description: string;
  /**
   * The record of a path; null when there is none.
   *
   * @throws Error with a message for the log when reading fails or `signal` aborts it.
   */
  readSeoRecord(path: string, signal: AbortSignal): Promise<SeoRecord | null>;
  /**
   * Stores an enquiry, unless one with its idempotency key is stored, and marks it if it is junk.
   *
   * @param signals of junk that only the post shows (src/enquiry/junk.ts)
   * @returns whether the stored enquiry is junk, which sends no notification
   * @throws EnquiryNotStoredError unless an enquiry with this key is durably stored.
   */
  storeEnquiry(
    payload: EnquiryPayload,
    idempotencyKey: string,
    signals?: readonly PostSignal[],
  ): Promise<boolean>;
  /** All records, sorted by path, for `npm run seo`. */
  listSeoRecords(signal: AbortSignal): Promise<SeoRecord[]>;
  /** The pending notifications by mail and by webhook, if the backend keeps them over restarts. */
  outbox?: Outbox;
  webhookOutbox?: Outbox;
  close(): Promise<void>;
}

/** The backend did not store an enquiry. The message is for the log and holds no submitted values. */
export class EnquiryNotStoredError extends Error {
  override name = 'EnquiryNotStoredError';
  /**
   * `answered`: it answered with a failure. `unreachable`: no connection. `timeout`: no response in time.
   * `unwritable`: the disk or the database can't be written.
   */
  readonly reason: 'answered' | 'unreachable' | 'timeout' | 'unwritable';
  /** The HTTP status, if there was a response. */
  readonly status: number | undefined;

  constructor(
    reason: EnquiryNotStoredError['reason'],
    detail: string,
    options: { status?: number; cause?: unknown } = {},
  ) {
    super(`The enquiry was not stored (${reason}): ${detail}`, { cause: options.cause });
    this.reason = reason;
    this.status = options.status;
  }
}
