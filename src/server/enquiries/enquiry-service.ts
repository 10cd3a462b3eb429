import type { Registry } from 'prom-client';
import { toRow } from '../../enquiry/enquiry-row.ts';
import type { Backend } from '../backend/backend.ts';
import type { NotificationSettings } from '../env.ts';
import type { Log } from '../log.ts';
import { createJunkSummary } from './junk-summary.ts';
import { createMemoryOutbox } from './memory-outbox.ts';
import type { Channel, Enquiry, Outbox } from './outbox.ts';
import { createMailServer, type MailSettings } from './mail-server.ts';
import { createNotifier, type NotifierOptions } from './notifier.ts';
import { openEnquiryStore } from './enquiry-store.ts';
import { createWebhook, type WebhookSettings } from './webhook.ts';

export interface EnquiryServiceOptions
  extends Partial<NotificationSettings>, Pick<NotifierOptions, 'retryDelaysMs'> {
  backend: Pick<Backend, 'storeEnquiry' | 'outbox' | 'webhookOutbox'>;
  siteUrl: string;
  log: Log;
  registry: Registry;
}

interface EnquiryService {
  /**
   * Stores an enquiry; notifications of stored enquiries that are not junk are sent in the background.
   *
   * @returns whether it is junk
   * @throws EnquiryNotStoredError when it is not known to be stored; a failed email does not throw.
   */
  storeEnquiry: Backend['storeEnquiry'];
  description: string;
  close(): Promise<void>;
}

/** Opens the enquiry service and sends what an earlier process left pending. */
export function openEnquiryService(options: EnquiryServiceOptions): EnquiryService {
  const { backend, mail, webhook, siteUrl, ...rest } = options;
  const { hostname } = new URL(siteUrl);
  const open = (channel: Channel, outbox: Outbox | undefined) =>
    openNotifier(channel, outbox, rest);
  const mailServer = mail && createMailServer(mail, hostname);
  const junk = mailServer && createJunkSummary(mailServer.sendNote, rest.log);
  const notifiers = [
    ...(mailServer ? [open(mailServer, backend.outbox)] : []),
    ...(webhook ? [open(createWebhook(webhook), backend.webhookOutbox)] : []),
  ];
  const store = openEnquiryStore({
    ...rest,
    backend,
    onStored(payload, key, isJunk) {
      if (isJunk) return junk?.count();
      // A backend with an outbox has the row.
      const row = backend.outbox
        ? undefined
        : { ...toRow({ ...payload }, key), created_at: new Date().toISOString() };
      for (const notifier of notifiers) notifier.notify(row);
    },
  });
  return {
    storeEnquiry: store.storeEnquiry,
    description: describe(mail, webhook),
    async close() {
      await store.close();
      junk?.close();
      const unsent = await Promise.all(notifiers.map((notifier) => notifier.close()));
      const enquiries = Math.max(0, ...unsent);
      if (enquiries > 0)
        rest.log.warn(
          { enquiries },
          'The notifications of these enquiries were not sent and are lost with the process; the enquiries are in the table enquiries of the Supabase project',
        );
    },
  };
}

/**
 * The notifier of one channel. If the backend has no outbox, pending notifications are in memory.
 */
function openNotifier(
  channel: Channel,
  durable: Outbox | undefined,
  options: Omit<NotifierOptions, 'channel' | 'outbox'>,
) {
  const memory = durable ? undefined : createMemoryOutbox();
  const notifier = createNotifier({ ...options, outbox: durable ?? memory!, channel });
  return {
    /** @param enquiry for the queue in memory */
    notify(enquiry: Enquiry | undefined) {
      if (enquiry) memory?.add(enquiry);
      notifier.wake();
    },
    /** @returns how many pending notifications are lost with the process */
    async close() {
      await notifier.close();
      return memory?.countPending() ?? 0;
    },
  };
}

function describe(mail?: MailSettings, webhook?: WebhookSettings): string {
  const channels = [
    ...(mail ? [`sent to ${mail.to.join(', ')} through ${new URL(mail.smtpUrl).hostname}`] : []),
    ...(webhook ? [`posted to ${new URL(webhook.url).hostname}`] : []),
  ];
  return channels.length > 0
    ? `enquiries are ${channels.join(' and ')}`
    : 'none are sent (ENQUIRY_MAIL_TO and SMTP_URL are not set)';
}
