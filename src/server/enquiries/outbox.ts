import type { EnquiryRow } from '../../../supabase/functions/process-form-submission/handler.ts';

/** An enquiry as it is kept; `created_at` in ISO 8601, UTC. */
export type Enquiry = EnquiryRow & { created_at: string };

/** Enquiries that are stored and of which nobody was told yet. Its calls reject when they fail. */
export interface Outbox {
  /**
   * Takes the due enquiry that has waited longest, and keeps it from everybody else for `leaseMs`:
   * whoever is killed while telling leaves it to the next.
   *
   * @returns the enquiry and how often it was taken, this time included; undefined: none is due
   */
  claim(leaseMs: number): Promise<{ enquiry: Enquiry; tries: number } | undefined>;
  told(idempotencyKey: string): Promise<void>;
  /** Makes it due again after `ms`. */
  postpone(idempotencyKey: string, ms: number): Promise<void>;
  /** Makes due at once what would be in more than `beyondMs`: the rest may be in others' hands. */
  hasten(beyondMs: number): Promise<void>;
  /** Milliseconds until one is due, 0 for now; undefined when none waits. */
  dueIn(): Promise<number | undefined>;
}
