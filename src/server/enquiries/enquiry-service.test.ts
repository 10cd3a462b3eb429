import { Registry } from 'prom-client';
import { expect, it, onTestFinished } from 'vitest';
import type { PostSignal } from '../../enquiry/junk.ts';
import type { EnquiryPayload } from '../../enquiry/payload.ts';
import { enquiryPayload } from '../../../tests/support/enquiry.ts';
import { listen } from '../../../tests/support/listen.ts';
import { startMailBox, type MailBox } from '../../../tests/support/services/mail-box.ts';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { temporaryFolder } from '../../../tests/support/test-site.ts';
import { until } from '../../../tests/support/until.ts';
import { openSqlite } from '../backend/sqlite.ts';
import { openEnquiryService, type EnquiryServiceOptions } from './enquiry-service.ts';

function sqlite(dataDir = temporaryFolder()) {
  const notified = { notifyByMail: true, notifyByWebhook: true };
  const backend = openSqlite({ dataDir, seed: '', ...notified, log: memoryLog().log });
  onTestFinished(() => backend.close());
  return backend;
}

/** A fake project that stores enquiries, and has no outbox. */
function projectLike() {
  return {
    storeEnquiry: async (
      _payload: EnquiryPayload,
      _key: string,
      signals: readonly PostSignal[] = [],
    ) => signals.length > 0,
  };
}

/** A receiver of webhooks that answers with a status, and keeps their ids. */
async function receiver(status: number) {
  const ids: unknown[] = [];
  const port = await listen((req, res) => {
    ids.push(req.headers['webhook-id']);
    res.writeHead(status).end();
  });
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  return { ids, webhook: { url: `http://127.0.0.1:${port}/hook?key=hidden`, secret } };
}

/** A service whose failed notifications are sent again after an hour. */
function open(box: MailBox, options: Partial<EnquiryServiceOptions> = {}) {
  const { log, lines } = memoryLog();
  const registry = new Registry();
  const to = ['sales@example.com'];
  const service = openEnquiryService({
    backend: sqlite(),
    mail: { to, from: 'site@example.com', smtpUrl: box.url, allowUnencrypted: false },
    siteUrl: 'https://www.example.com',
    log,
    registry,
    retryDelaysMs: [],
    ...options,
  });
  onTestFinished(() => service.close());
  const store = (number: number) => service.storeEnquiry(enquiryPayload(), `key-0000000${number}`);
  /** Waits for the outcomes of so many attempts, by channel and outcome, like `mails sent`. */
  const untilCounted = (expected: Record<string, number>) =>
    until(async () => {
      const text = await registry.metrics();
      return Object.entries(expected).every(([attempts, count]) => {
        const [channel, outcome] = attempts.split(' ');
        return text.includes(`enquiry_${channel}_total{outcome="${outcome}"} ${count}\n`);
      });
    });
  return { service, store, lines, untilCounted };
}

it.each([
  ['SQLite', () => sqlite()],
  ['a backend without an outbox', projectLike],
])('sends one email and one webhook for a repeated enquiry, with %s', async (_, backendOf) => {
  const box = await startMailBox();
  const { ids, webhook } = await receiver(204);
  const { store, untilCounted } = open(box, { backend: backendOf(), webhook });
  await store(1);
  expect(box.tries).toBe(0); // a visitor does not wait for the email
  await store(1);
  await untilCounted({ 'mails sent': 1, 'webhooks sent': 1 });
  await store(1);
  await store(2);
  await untilCounted({ 'mails sent': 2, 'webhooks sent': 2 });
  expect(box.mails).toHaveLength(2);
  expect(ids).toEqual(['key-00000001', 'key-00000002']);
});

it('stores enquiries without sending emails if no mail server is set', async () => {
  const { service, store } = open(await startMailBox(), { mail: undefined });
  await store(1);
  expect(service.description).toContain('ENQUIRY_MAIL_TO and SMTP_URL');
});

it.each([
  ['sends emails while the webhook fails', 500, { 'mails sent': 2, 'webhooks sent': 0 }],
  ['calls the webhook while emails fail', 204, { 'mails sent': 0, 'webhooks sent': 2 }],
])('%s', async (_, status, expected) => {
  const box = await startMailBox();
  if (status === 204) box.mode = 'rejects';
  const { webhook } = await receiver(status);
  const { store, lines, untilCounted } = open(box, { webhook });
  for (const number of [1, 2]) await store(number);
  await untilCounted(expected);
  expect(JSON.stringify(lines)).not.toMatch(/hidden|thandi|lorries|whsec/i);
});

it('retries at the next start', async () => {
  const box = await startMailBox();
  box.mode = 'rejects';
  const dataDir = temporaryFolder();
  const first = open(box, { backend: sqlite(dataDir) });
  await first.store(1);
  await first.untilCounted({ 'mails failed': 1 });
  await first.service.close();
  expect(first.lines.at(-1)?.msg).toContain('No emails about enquiries can be sent'); // none is lost

  box.mode = 'accepts';
  open(box, { backend: sqlite(dataDir) });
  await until(() => box.mails.length === 1);
});

it('logs at the end how many notifications are lost, if they are in memory', async () => {
  const box = await startMailBox();
  box.mode = 'rejects';
  const { service, store, lines, untilCounted } = open(box, { backend: projectLike() });
  for (const number of [1, 2]) await store(number);
  await untilCounted({ 'mails failed': 2 });
  await service.close();
  const msg = expect.stringContaining('The notifications of these enquiries were not sent');
  expect(lines.at(-1)).toMatchObject({ level: 40, enquiries: 2, msg });
});

it.each([
  ['SQLite', () => sqlite()],
  ['a backend without an outbox', projectLike],
])(
  'sends no notification of junk, but an email that says how many, with %s',
  async (_, backendOf) => {
    const box = await startMailBox();
    const { ids, webhook } = await receiver(204);
    const { service, store, untilCounted } = open(box, { backend: backendOf(), webhook });
    expect(await service.storeEnquiry(enquiryPayload(), 'key-of-a-bot', ['haste'])).toBe(true);
    await until(() => box.mails.length === 1);
    expect(box.mails[0]?.subject).toBe('Junk: 1 enquiry was marked as junk');
    expect(box.mails[0]?.text).not.toMatch(/thandi|lorries/i);
    expect(await store(1)).toBe(false);
    await untilCounted({ 'mails sent': 1, 'webhooks sent': 1 });
    expect(ids).toEqual(['key-00000001']);
    expect(box.mails).toHaveLength(2);
  },
);
