import type { Registry } from 'prom-client';
import { toRow } from '../../../supabase/functions/process-form-submission/handler.ts';
import type { EnquiryPayload } from '../../enquiry/payload.ts';
import type { Backend } from '../backend/backend.ts';
import type { Log } from '../types.ts';
import { createMailServer, type MailSettings } from './mail-server.ts';
import { createMemoryOutbox } from './memory-outbox.ts';
import { createNotifier, type NotifierOptions } from './notifier.ts';
import type { Outbox } from './outbox.ts';

export interface EnquiryDeskOptions extends Pick<NotifierOptions, 'pausesMs' | 'leaseMs'> {
  /** A backend with an outbox of its own keeps over restarts what nobody was told of. */
  backend: Pick<Backend, 'storeEnquiry'> & { outbox?: Outbox };
  /** Undefined: nobody is told. */
  mail: MailSettings | undefined;
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
  const { backend, mail, siteUrl, ...rest } = options;
  if (!mail)
    return {
      submit: (payload, key) => backend.storeEnquiry(payload, key),
      description: 'nobody is told of enquiries by mail (ENQUIRY_MAIL_TO and SMTP_URL are not set)',
      close: async () => {},
    };

  const mailServer = createMailServer(mail, new URL(siteUrl).hostname);
  const memory = backend.outbox ? undefined : createMemoryOutbox();
  const outbox = backend.outbox ?? memory!;
  const notifier = createNotifier({ ...rest, outbox, mailServer });
  notifier.start();
  return {
    async submit(payload, key) {
      await backend.storeEnquiry(payload, key);
      memory?.add({ ...toRow({ ...payload }, key), created_at: new Date().toISOString() });
      notifier.wake();
    },
    description: `enquiries are sent to ${mail.to.join(', ')} through ${new URL(mail.smtpUrl).hostname}`,
    async close() {
      await notifier.close();
      mailServer.close();
    },
  };
}
