import type { BackendClient } from './database.ts';

/** The part of the server's log that the backend writes to; a pino logger fits. */
export interface BackendLog {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Where page metadata is read and enquiries go: one client, whatever stands behind it. */
export interface Backend {
  kind: 'supabase' | 'embedded';
  /** Acts as an anonymous visitor: row-level security holds. */
  client: BackendClient;
  /** For the start message: the backend in use and where enquiries are kept. */
  description: string;
  /**
   * Whether this process can serve visitors as far as the backend goes. A Supabase project that is
   * away doesn't count: pages then show stale or default metadata, and enquiries answer 502.
   */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

/** The backend can't be opened; the message is made for the person who starts the server. */
export class BackendStartError extends Error {
  override name = 'BackendStartError';
}
