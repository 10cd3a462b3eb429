import type { EnquiryPayload } from '../../enquiry/payload.ts';
import type { PageSeo } from '../../seo/page-seo.ts';

/** What the site needs of whatever keeps its data: two operations for visitors, and upkeep. */
export interface Backend {
  kind: 'supabase' | 'sqlite';
  /** For the start message: the backend in use and where enquiries are kept. */
  description: string;
  /**
   * A path's record; null when it has none.
   *
   * @throws Error with a message for the log when it can't be read, or `signal` ends the read.
   */
  readPageSeo(path: string, signal: AbortSignal): Promise<PageSeo | null>;
  /**
   * Keeps an enquiry. The same key again makes no second one.
   *
   * @throws EnquiryNotStoredError unless the enquiry is safely kept.
   */
  storeEnquiry(payload: EnquiryPayload, idempotencyKey: string): Promise<void>;
  /** Every record, in the order of their paths: for the check at start and `npm run seo`. */
  listPageSeo(signal: AbortSignal): Promise<PageSeo[]>;
  /**
   * What would keep every enquiry from being stored, each with its remedy, as far as can be told.
   * Absent where nothing outside takes part. Never rejects.
   */
  enquiryProblems?(): Promise<string[]>;
  /**
   * Finds out whether an enquiry could be stored now. Absent where only storing one would show it.
   *
   * @throws EnquiryNotStoredError with what to do about it
   */
  checkEnquiryStore?(): Promise<void>;
  close(): Promise<void>;
}

/** The backend can't be opened; the message is made for the person who starts the server. */
export class BackendStartError extends Error {
  override name = 'BackendStartError';
}

/** The backend didn't take an enquiry: what went wrong, for the log, without what was typed. */
export class EnquiryNotStoredError extends Error {
  override name = 'EnquiryNotStoredError';
  /**
   * `refused`: it answered, but not that it is stored. `unreachable`: no answer. `timeout`: none
   * in time. `unwritable`: the disk or the database doesn't take it.
   */
  readonly reason: 'refused' | 'unreachable' | 'timeout' | 'unwritable';
  /** The answer's status, when there was one. */
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
