import { Webhook } from 'standardwebhooks';
import type { NotificationSettings } from '../env.ts';
import { NotSentError, type Channel, type Enquiry } from './outbox.ts';
import { chatMessage } from './email-message.ts';

/** The address may contain a secret, so it is never logged. */
export type WebhookSettings = NonNullable<NotificationSettings['webhook']>;

const TIMEOUT_MS = 20_000;

/**
 * The webhook channel: posts each enquiry as JSON, signed as in https://www.standardwebhooks.com, so that the
 * receiver can verify the sender and recognise repetitions by the id.
 */
export function createWebhook({ url, secret }: WebhookSettings): Channel {
  const signer = new Webhook(secret);

  async function post(enquiry: Enquiry): Promise<Response> {
    const id = enquiry.idempotency_key;
    const time = new Date();
    const body = webhookBody(enquiry);
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        // A header can't contain letters like ś, which a company's name may have.
        'User-Agent': 'Website enquiries',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(time.getTime() / 1000)),
        'webhook-signature': signer.sign(id, time, body),
      },
      body,
      // A redirect would send the enquiry to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // The body is not needed and may be endless.
    await response.body?.cancel();
    return response;
  }

  return {
    async send(enquiry) {
      const { ok, status } = await post(enquiry).catch(unreachable);
      if (!ok) throw refusal(status);
      return 0;
    },
    metric: {
      name: 'enquiry_webhooks_total',
      help: 'Attempts to notify of an enquiry by webhook: sent, failed (retried)',
    },
    messages: {
      fails: "ENQUIRY_WEBHOOK_URL doesn't take enquiries",
      works: 'ENQUIRY_WEBHOOK_URL takes enquiries again',
      refuses: 'ENQUIRY_WEBHOOK_URL refuses an enquiry',
      someRefuse: '',
    },
  };
}

/**
 * The payload of an enquiry: its fields under `data`, and `text` for chats. The same enquiry always gives the same
 * bytes.
 */
function webhookBody(enquiry: Enquiry): string {
  const { idempotency_key: id, created_at: timestamp, ...data } = enquiry;
  return JSON.stringify({
    type: 'enquiry.created',
    timestamp,
    text: chatText(chatMessage(enquiry)),
    data: { id, ...data },
  });
}

/** Escapes what chats read as a command or a link in angle brackets, like `<!channel>`. */
const chatText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Without a response the channel fails. No outcome is unknown, because receivers recognise repetitions. */
function unreachable({ name, cause }: Error): never {
  throw new NotSentError(
    'channel',
    (cause as { code?: string } | undefined)?.code ?? name,
    'check its host, and whether this machine may connect to it',
  );
}

/** Statuses below 500 after which a later attempt may succeed: a timeout, too early, too many requests. */
const TEMPORARY = [408, 425, 429];

function refusal(status: number): NotSentError {
  const isPermanent = status >= 400 && status < 500 && !TEMPORARY.includes(status);
  const failure = isPermanent ? 'refused' : 'deferred';
  return new NotSentError(failure, `it answered ${status}`, remedyOf(status));
}

function remedyOf(status: number): string {
  if (status >= 300 && status < 400)
    return 'it redirects, and redirects are not followed: set ENQUIRY_WEBHOOK_URL to the new address';
  if (status === 401 || status === 403)
    return 'the receiver refuses the signature: set ENQUIRY_WEBHOOK_SECRET to the secret that it has';
  if (status === 404 || status === 410)
    return 'the webhook does not exist: create one and set ENQUIRY_WEBHOOK_URL to it';
  return "the receiver's own log says why";
}
