import type { Enquiry } from './outbox.ts';

/** A way on which people or programs are told of stored enquiries. */
export interface Channel {
  /**
   * Tells of one enquiry.
   *
   * @returns how many of several addresses refused it; the others have it
   * @throws Error when nobody has it
   */
  send(enquiry: Enquiry): Promise<number>;
  /** Asks whether it would work, and sends nothing; throws as `send` does. */
  verify(): Promise<void>;
  /** What went wrong, for the log: codes, nothing that a visitor typed. */
  problem(error: unknown): string;
  /** What to do about it. */
  remedy(error: unknown): string;
  /** Its counter of tries. */
  metric: { name: string; help: string };
  /** What the log says when it begins to fail, and when it works again. */
  words: { fails: string; works: string; someRefuse: string };
  close(): void;
}
