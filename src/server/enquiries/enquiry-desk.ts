import type { Registry } from 'prom-client';
import { toRow } from '../../../supabase/functions/process-form-submission/handler.ts';
import type { EnquiryPayload } from '../../enquiry/payload.ts';
import type { Backend } from '../backend/backend.ts';
import type { Log } from '../types.ts';
import type { Channel } from './channel.ts';
import { createMailServer, type MailSettings } from './mail-server.ts';
import { createMemoryOutbox } from './memory-outbox.ts';
import { createNotifier, type NotifierOptions } from './notifier.ts';
import type { Enquiry, Outbox } from './outbox.ts';
import { watchEnquiryStore } from './store-watch.ts';
import { createWebhook, type WebhookSettings } from './webhook.ts';

export interface EnquiryDeskOptions extends Pick<NotifierOptions, 'pausesMs' | 'leaseMs'> {
  /** A backend with an outbox of its own keeps over restarts what nobody was told of. */
  backend: Pick<Backend, 'storeEnquiry' | 'checkEnquiryStore'> & {
    outbox?: Outbox;
    webhookOutbox?: Outbox;
  };
  /** Undefined: nobody is told. */
  mail: MailSettings | undefined;
  /** Undefined: enquiries are posted nowhere. */
  webhook?: WebhookSettings | undefined;
  siteUrl: string;
  log: Log;
  registry: Registry;
}

/** What happens to a valid enquiry: it is stored, and somebody is told. */
export interface EnquiryDesk {
  /**
   * Stores an enquiry and has it told in the background.
   *
   * @throws EnquiryNotStoredError when it isn't safely kept; a mail that fails is no reason.
   */
  submit(payload: EnquiryPayload, idempotencyKey: string): Promise<void>;
  /** For the start message: who is told. */
  description: string;
  close(): Promise<void>;
}

/** Opens the desk and tells what an earlier process stored and didn't get to tell. */
export function openEnquiryDesk(options: EnquiryDeskOptions): EnquiryDesk {
  const { backend, mail, webhook, siteUrl, ...rest } = options;
  const { hostname } = new URL(siteUrl);
  const store = watchEnquiryStore({ ...rest, backend });
  const tellers = [
    ...(mail ? [openTeller(createMailServer(mail, hostname), backend.outbox, rest)] : []),
    ...(webhook ? [openTeller(createWebhook(webhook, hostname), backend.webhookOutbox, rest)] : []),
  ];
  return {
    async submit(payload, key) {
      await store.storeEnquiry(payload, key);
      const stored = { ...toRow({ ...payload }, key), created_at: new Date().toISOString() };
      for (const teller of tellers) teller.tell(stored);
    },
    description: describe(mail, webhook),
    async close() {
      store.close();
      const untold = await Promise.all(tellers.map((teller) => teller.close()));
      const enquiries = Math.max(0, ...untold);
      if (enquiries > 0)
        rest.log.warn(
          { enquiries },
          'Nobody was told of these enquiries, and with the process it is forgotten; they are stored (npm run enquiries -- --csv prints them)',
        );
    },
  };
}

/** One channel with what it is still to tell; without an outbox of the backend's it is kept in memory. */
function openTeller(
  channel: Channel,
  kept: Outbox | undefined,
  options: Omit<NotifierOptions, 'channel' | 'outbox'>,
) {
  const memory = kept ? undefined : createMemoryOutbox();
  const notifier = createNotifier({ ...options, outbox: kept ?? memory!, channel });
  notifier.start();
  return {
    tell(enquiry: Enquiry) {
      memory?.add(enquiry);
      notifier.wake();
    },
    /** @returns how many enquiries are forgotten with the process */
    async close() {
      await notifier.close();
      channel.close();
      return memory?.untold() ?? 0;
    },
  };
}

function describe(mail?: MailSettings, webhook?: WebhookSettings): string {
  const ways = [
    ...(mail ? [`sent to ${mail.to.join(', ')} through ${new URL(mail.smtpUrl).hostname}`] : []),
    ...(webhook ? [`posted to ${new URL(webhook.url).hostname}`] : []),
  ];
  return ways.length > 0
    ? `enquiries are ${ways.join(' and ')}`
    : 'nobody is told of enquiries by mail (ENQUIRY_MAIL_TO and SMTP_URL are not set)';
}
