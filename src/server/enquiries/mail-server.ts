import { PassThrough } from 'node:stream';
import type { NotificationSettings } from '../env.ts';
import { isLoopback } from '../loopback.ts';
import { NotSentError, type Channel } from './outbox.ts';
import type { Note } from './junk-summary.ts';
import { automatic, emailMessage } from './email-message.ts';

/** Query parameters of `smtpUrl` are nodemailer's options. */
export type MailSettings = NonNullable<NotificationSettings['mail']>;

const ANSWER_TIMEOUT_MS = 20_000;
/** Time limit of a whole attempt, in ms: a server that answers byte by byte would block all others. */
const SEND_TIMEOUT_MS = 60_000;
/** Below what mail servers allow one sender. */
const CONNECTIONS = 3;
/** Below the time after which mail servers end a connection. */
const IDLE_TIMEOUT_MS = 10_000;

interface MailServer extends Channel {
  /**
   * Sends an email that is about no enquiry.
   *
   * @throws NotSentError
   */
  sendNote(note: Note): Promise<void>;
}

/**
 * The mail channel: a few connections, kept while there are emails. An attempt that takes too long ends its
 * connection.
 *
 * @param host of the site's address, for message ids
 */
export function createMailServer(
  { to, from, smtpUrl, allowUnencrypted }: MailSettings,
  host: string,
): MailServer {
  const { protocol, username, hostname } = new URL(smtpUrl);
  /** The ids of the emails that the mail server has completely. */
  const handedOver = new Set<string>();
  let pool: ReturnType<typeof openPool> | undefined;
  const openPool = async () => {
    // Imported only when it is used: it takes 30 ms of a start.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport(
      {
        url: smtpUrl,
        pool: true,
        maxConnections: CONNECTIONS,
        idleTimeout: IDLE_TIMEOUT_MS,
        // The notifier retries: here an unconfirmed email would be sent again.
        maxRequeues: 0,
        // Refuses to send personal data over the network unencrypted, and a password in any case.
        requireTLS:
          protocol === 'smtp:' && !isLoopback(hostname) && !(allowUnencrypted && username === ''),
        connectionTimeout: ANSWER_TIMEOUT_MS,
        greetingTimeout: ANSWER_TIMEOUT_MS,
        socketTimeout: ANSWER_TIMEOUT_MS,
      },
      { to, from: { name: 'Website enquiries', address: from } },
    );
    transport.use('stream', ({ message, data }, done) => {
      const markHandedOver = () => void handedOver.add(data.messageId ?? '');
      message.transform(new PassThrough().once('end', markHandedOver));
      done();
    });
    return transport;
  };
  return {
    async send(enquiry) {
      const message = emailMessage(enquiry, host);
      try {
        const transport = await (pool ??= openPool());
        const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
        const { rejected } = await transport.sendMail({ ...message, signal });
        return rejected.length;
      } catch (error) {
        throw notSent(error as MailFailure, handedOver.has(message.messageId));
      } finally {
        handedOver.delete(message.messageId);
      }
    },
    async sendNote(note) {
      try {
        const transport = await (pool ??= openPool());
        const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
        await transport.sendMail({ ...note, headers: automatic, signal });
      } catch (error) {
        throw notSent(error as MailFailure, false);
      }
    },
    async verify() {
      try {
        await (await (pool ??= openPool())).verify();
      } catch (error) {
        throw notSent(error as MailFailure, false);
      }
    },
    close: () => void pool?.then((transport) => transport.close()),
    metric: {
      name: 'enquiry_mails_total',
      help: 'Attempts to notify of an enquiry by mail: sent, failed (retried)',
    },
    messages: {
      fails: 'No emails about enquiries can be sent',
      works: 'Emails about enquiries can be sent again',
      refuses: 'The mail server refuses the email about an enquiry',
      someRefuse:
        'The mail server refused some recipients of ENQUIRY_MAIL_TO; the others got the email',
    },
  };
}

/** What nodemailer reports about a failed email, without its message, which may quote the email. */
interface MailFailure {
  code?: string;
  /** Of the system or of TLS, where `code` only says that the connection failed. */
  originalCode?: string;
  responseCode?: number;
  command?: string;
}

/** @param isHandedOver the mail server has the whole email, and may have sent it if it does not reply */
function notSent(error: MailFailure, isHandedOver: boolean): NotSentError {
  const { code = 'unknown', originalCode, command, responseCode } = error;
  const reason = [code, originalCode, command, responseCode].filter(Boolean).join(' ');
  const isUnknown = isHandedOver && responseCode === undefined;
  return new NotSentError(isUnknown ? 'unknown' : failureOf(error), reason, mailRemedy(error));
}

/** A reply to the text of an email is about it alone: a spam filter refuses one, and accepts the next. */
function failureOf({ code, responseCode = 0 }: MailFailure): NotSentError['failure'] {
  if (code !== 'EMESSAGE') return 'channel';
  return responseCode >= 500 ? 'refused' : 'deferred';
}

/** The remedy for a mail server that is unreachable or refuses. */
export function mailRemedy(error: MailFailure): string {
  const { code, originalCode = '', responseCode, command } = error;
  if (code === 'EAUTH' || code === 'ENOAUTH')
    return 'the mail server refuses user or password of SMTP_URL (percent-encode special characters)';
  if (responseCode === 530)
    return 'the mail server requires a user and a password: put them in SMTP_URL, as smtps://user:password@host';
  if (code === 'EENVELOPE' && command === 'MAIL FROM')
    return 'the mail server refuses the sender: set ENQUIRY_MAIL_FROM to an email address that it sends for';
  if (code === 'EENVELOPE')
    return 'the mail server refuses every recipient of ENQUIRY_MAIL_TO: check their spelling';
  if (code === 'ETLS')
    return 'the mail server offers no encryption: use smtps:// (port 465), or have it offer STARTTLS; a server without a user in your own network may be used without, by SMTP_ALLOW_UNENCRYPTED=true';
  if (code === 'EMESSAGE') return 'the mail server refuses the mail: its own log says why';
  if (code === 'EDNS') return 'the host of SMTP_URL is unknown: check its spelling';
  if (CERTIFICATE.test(originalCode))
    return "the mail server's certificate can't be trusted: use the host name in the certificate, or set NODE_EXTRA_CA_CERTS to its authority";
  return 'check host and port of SMTP_URL (smtps:// is for port 465, smtp:// for 587), and whether this machine may connect to it';
}

/** Node's codes for certificates, https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const CERTIFICATE = /CERT|VERIFY|ISSUER/;
