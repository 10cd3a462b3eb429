import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { mailMessage } from './mail-message.ts';
import type { Enquiry } from './outbox.ts';

export interface MailSettings {
  to: string[];
  from: string;
  /** `smtps://user:password@host`; query parameters are nodemailer's options. */
  smtpUrl: string;
}

export interface MailServer {
  /**
   * Sends the mail about one enquiry.
   *
   * @returns how many addresses the mail server refused; the others have it
   * @throws Error when the mail server didn't take it; see mailProblem
   */
  send(enquiry: Enquiry): Promise<number>;
  /** Connects and signs in, and sends nothing. Throws as `send` does. */
  verify(): Promise<void>;
  close(): void;
}

/** A mail server that is slower than this, in milliseconds, counts as away. */
const PATIENCE_MS = 20_000;
/** How long a whole try may take: one that gives a word now and then would hold up all others. */
const TRY_MS = 60_000;

/**
 * One connection to the mail server, opened when there is something to send.
 *
 * @param host of the site's address, for message ids
 */
export function createMailServer({ to, from, smtpUrl }: MailSettings, host: string): MailServer {
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: 1,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
    },
    { to, from: { name: 'Website enquiries', address: from } },
  );
  return {
    async send(enquiry) {
      const limit = new AbortController();
      const { rejected } = await Promise.race([
        transport.sendMail(mailMessage(enquiry, host)),
        sleep(TRY_MS, undefined, { ref: false, signal: limit.signal }).then(() => {
          throw Object.assign(new Error('not sent in time'), { code: 'ETIMEDOUT' });
        }),
      ]).finally(() => limit.abort());
      return rejected.length;
    },
    async verify() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

/** What went wrong, for the log: nodemailer's code and the server's, never its words, which may quote the mail. */
export function mailProblem(error: unknown): string {
  const { code, responseCode, command } = error as {
    code?: string;
    responseCode?: number;
    command?: string;
  };
  return [code ?? 'unknown', command, responseCode].filter(Boolean).join(' ');
}
