import { Registry } from 'prom-client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { EnquiryPayload } from '../../enquiry/payload.ts';
import { services } from '../../content/navigation/services.ts';
import { enquiryPayload } from '../../../tests/support/enquiry.ts';
import { listen } from '../../../tests/support/listen.ts';
import { startMailBox, type MailBox } from '../../../tests/support/services/mail-box.ts';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { temporaryFolder } from '../../../tests/support/test-site.ts';
import { until } from '../../../tests/support/until.ts';
import { openSqlite, type SqliteBackend } from '../backend/sqlite.ts';
import { openEnquiryService, type EnquiryServiceOptions } from './enquiry-service.ts';
import type { MailSettings } from './mail-server.ts';

async function mailBox(options?: { secure: boolean }): Promise<MailBox> {
  // The mail server prints a warning about its default certificate.
  if (options?.secure) vi.spyOn(console, 'error').mockImplementationOnce(() => {});
  const box = await startMailBox(options);
  onTestFinished(() => box.close());
  return box;
}

function sqlite(dataDir = temporaryFolder()): SqliteBackend {
  const notified = { notifyByMail: true, notifyByWebhook: true };
  const backend = openSqlite({ dataDir, seed: '', ...notified, log: memoryLog().log });
  onTestFinished(() => backend.close());
  return backend;
}

/** A fake project that stores enquiries. */
function projectLike() {
  const keys = new Set<string>();
  return {
    checkEnquiryStore: async () => {},
    removeChecks: async () => {},
    storeEnquiry: async (_payload: EnquiryPayload, key: string) =>
      !keys.has(key) && Boolean(keys.add(key)),
  };
}

const mailTo = ({ url }: Pick<MailBox, 'url'>, changes: Partial<MailSettings> = {}) => ({
  to: ['sales@example.com', 'owner@example.com'],
  from: 'site@example.com',
  smtpUrl: url,
  allowUnencrypted: false,
  ...changes,
});

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

function open(box: Pick<MailBox, 'url'>, options: Partial<EnquiryServiceOptions> = {}) {
  const { log, lines } = memoryLog();
  const registry = new Registry();
  const service = openEnquiryService({
    backend: sqlite(),
    mail: mailTo(box),
    siteUrl: 'https://www.example.com',
    log,
    registry,
    retryDelaysMs: [20, 40, 60, 80],
    ...options,
  });
  onTestFinished(() => service.close());
  const submit = (number: number, values: Partial<EnquiryPayload> = {}) =>
    service.submit(enquiryPayload(values), `key-0000000${number}`);
  /** Waits for the outcomes of so many attempts, by channel and outcome, like `mails sent`. */
  const untilCounted = (expected: Record<string, number>) =>
    vi.waitFor(async () => {
      const counts = (await registry.metrics()).matchAll(
        /enquiry_(\w+)_total{outcome="(\w+)"} (\d+)/g,
      );
      const counted = [...counts].map(([, channel, outcome, count]) => [
        `${channel} ${outcome}`,
        Number(count),
      ]);
      expect(Object.fromEntries(counted)).toMatchObject(expected);
    }, 60_000);
  const warnings = () => lines.filter(({ level }) => Number(level) >= 40);
  return { service, submit, lines, warnings, untilCounted };
}

describe.each([
  ['SQLite', () => sqlite()],
  ['a backend without an outbox', projectLike],
])('with %s', (_name, backendOf) => {
  it('sends one mail and one webhook for an enquiry that is submitted twice', async () => {
    const box = await mailBox();
    const { ids, webhook } = await receiver(204);
    const { submit, untilCounted } = open(box, { backend: backendOf(), webhook });
    await submit(1);
    await submit(1);
    await untilCounted({ 'mails sent': 1, 'webhooks sent': 1 });
    await submit(1);
    await submit(2, { company: 'Second' });
    await untilCounted({ 'mails sent': 2, 'webhooks sent': 2 });
    const about = `Enquiry: ${services[0]!.name}`;
    const subjects = box.mails.map(({ subject }) => subject);
    expect(subjects).toEqual([`${about}, Mokoena Logistics`, `${about}, Second`]);
    expect(ids).toEqual(['key-00000001', 'key-00000002']);
  });

  it('warns once, retries with growing delays, and retries at once after a sent mail', async () => {
    const box = await mailBox();
    box.mode = 'rejects';
    const options = { backend: backendOf(), leaseMs: 10_000 };
    const { submit, lines, warnings, untilCounted } = open(box, options);
    await submit(1);
    expect(box.tries).toBe(0); // submit() does not wait for the mail
    await untilCounted({ 'mails failed': 5 });
    expect(box.tries).toBe(5);
    expect(warnings()).toMatchObject([
      {
        reason: 'EENVELOPE MAIL FROM 451',
        msg: expect.stringMatching(/^No mail about enquiries can be sent: .* is retried/),
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/thandi|lorries|27 82/i);

    box.mode = 'accepts';
    await submit(2);
    await untilCounted({ 'mails sent': 2 });
    expect(lines.at(-1)).toMatchObject({ level: 30, msg: expect.stringContaining('again') });
  });

  it.each([451, 554])(
    'sends a mail that is refused with %i again after its own delay, not after each sent one',
    async (code) => {
      const box = await mailBox();
      box.refuses = { text: 'lottery', code };
      const options = { backend: backendOf(), retryDelaysMs: [600_000], leaseMs: 10_000 };
      const { submit, lines, untilCounted } = open(box, options);
      for (const number of [1, 3]) {
        await submit(number, { message: 'You won the lottery.' });
        await submit(number + 1);
      }
      await untilCounted({ 'mails sent': 2, 'mails failed': 2 });
      expect(box.tries).toBe(4);
      expect(lines.map(({ level, id }) => [level, id])).toEqual([
        [40, 'key-00000001'],
        [40, 'key-00000003'],
      ]);
      expect(lines[0]?.msg).toContain('its own log says why');
    },
  );
});

it('writes all fields into the mail, with the visitor as reply address', async () => {
  const box = await mailBox();
  const { submit, untilCounted } = open(box);
  await submit(1, { message: 'Two <b>lines</b>,\n& more.' });
  await untilCounted({ 'mails sent': 1 });
  const mail = box.mails[0]!;
  expect(mail.replyTo?.value).toEqual([{ name: 'Thandi Mokoena', address: 'thandi@example.com' }]);
  expect(mail.from?.value).toEqual([{ name: 'Website enquiries', address: 'site@example.com' }]);
  expect([mail.to].flat().map((to) => to?.text)).toEqual(['sales@example.com, owner@example.com']);
  expect(mail.messageId).toMatch(/^<enquiry-[0-9a-f]{32}@www\.example\.com>$/);
  for (const line of [
    'Name: Thandi Mokoena\n',
    'Phone: +44 20 7946 0101\n',
    'Referrer: https://example.com/shopify\n',
    'Message: Two <b>lines</b>,\n    & more.\n',
    'Source: Google (cpc), campaign spring, first page /shopify, sent from /contact\n',
  ])
    expect(mail.text).toContain(line);
  expect(mail.html).toContain('<a href="tel:+442079460101">+44 20 7946 0101</a>');
  expect(mail.html).toContain('<a href="mailto:thandi@example.com">thandi@example.com</a>');
  expect(mail.html).toContain('Two &#60;b&#62;lines&#60;/b&#62;,\n&#38; more.');
});

it('rejects enquiries that are not stored, without a notification, and warns once', async () => {
  const box = await mailBox();
  let isFull = true;
  const write = () => (isFull ? Promise.reject(new Error('disk full')) : Promise.resolve(true));
  const backend = {
    ...projectLike(),
    storeEnquiry: write,
    checkEnquiryStore: async () => void (await write()),
  };
  const { submit, lines } = open(box, { backend });
  for (const number of [1, 2]) await expect(submit(number)).rejects.toThrow('disk full');
  await until(() => lines.length > 0);
  expect(box.tries).toBe(0);
  isFull = false;
  await submit(1);
  expect(lines).toMatchObject([
    { level: 40, reason: 'disk full' },
    { level: 30, msg: 'Enquiries can be stored again' },
  ]);
});

it('sends no mail about a text that is not stored, in any process', async () => {
  const box = await mailBox();
  const backend = projectLike();
  const [one, other] = [open(box, { backend }), open(box, { backend })];
  await one.submit(1, { company: 'Stored' });
  await other.submit(1, { company: 'Not stored' });
  await other.submit(2, { company: 'Next' });
  await until(() => box.mails.length === 2);
  const subjects = box.mails.map(({ subject }) => subject).sort();
  expect(subjects).toEqual([expect.stringMatching(/, Next$/), expect.stringMatching(/, Stored$/)]);
});

it('sends the mail about an enquiry whose first attempt was stored without an answer', async () => {
  const box = await mailBox();
  const project = projectLike();
  let isLost = true;
  const { submit } = open(box, {
    backend: {
      ...project,
      async storeEnquiry(payload, key) {
        const inserted = await project.storeEnquiry(payload, key);
        if (isLost) throw new Error('no answer in time');
        return inserted;
      },
    },
  });
  await expect(submit(1)).rejects.toThrow('no answer');
  isLost = false;
  await submit(1, { message: 'Another text.' });
  expect(box.mails).toEqual([]);
  await submit(1);
  await until(() => box.mails.length === 1);
  expect(box.mails[0]?.text).toContain('We plan routes');
});

it('stores enquiries without sending mail if no mail server is set', async () => {
  const { service, submit } = open({ url: '' }, { mail: undefined });
  await submit(1);
  expect(service.description).toContain('ENQUIRY_MAIL_TO and SMTP_URL');
});

it.each([
  ['sends mail while the webhook fails', 500, { 'mails sent': 2, 'webhooks sent': 0 }],
  ['calls the webhook while mail fails', 204, { 'mails sent': 0, 'webhooks sent': 2 }],
])('%s', async (_, status, expected) => {
  const box = await mailBox();
  if (status === 204) box.mode = 'rejects';
  const { webhook } = await receiver(status);
  const { submit, lines, untilCounted } = open(box, { webhook, retryDelaysMs: [] });
  for (const number of [1, 2]) await submit(number);
  await untilCounted(expected);
  expect(JSON.stringify(lines)).not.toMatch(/hidden|thandi|whsec/);
});

it('sends nothing for enquiries from before mail was configured', async () => {
  const dataDir = temporaryFolder();
  const before = openSqlite({ dataDir, seed: '', notifyByMail: false, log: memoryLog().log });
  await before.storeEnquiry(enquiryPayload(), 'key-00000001');
  await before.close();
  expect(await sqlite(dataDir).outbox.dueIn()).toBeUndefined();
});

it('retries at the next start', async () => {
  const box = await mailBox();
  box.mode = 'rejects';
  const dataDir = temporaryFolder();
  const first = open(box, { backend: sqlite(dataDir), retryDelaysMs: [] });
  await first.submit(1);
  await first.untilCounted({ 'mails failed': 1 });
  await first.service.close();
  expect(first.lines.at(-1)?.msg).toContain('No mail about enquiries can be sent'); // none is lost

  box.mode = 'accepts';
  open(box, { backend: sqlite(dataDir) });
  await until(() => box.mails.length === 1);
});

it('logs at the end how many notifications are lost, if they are in memory', async () => {
  const box = await mailBox();
  box.mode = 'rejects';
  const options = { backend: projectLike(), retryDelaysMs: [] };
  const { service, submit, lines, untilCounted } = open(box, options);
  for (const number of [1, 2]) await submit(number);
  await untilCounted({ 'mails failed': 2 });
  await service.close();
  expect(lines.at(-1)).toMatchObject({
    level: 40,
    enquiries: 2,
    msg: expect.stringContaining('The notifications of these enquiries were not sent'),
  });
});

it('logs a refused address, and sends to the others', async () => {
  const box = await mailBox();
  const mail = mailTo(box, { to: ['sales@example.com', 'unknown@example.com'] });
  const { submit, warnings, untilCounted } = open(box, { mail });
  await submit(1);
  await untilCounted({ 'mails sent': 1 });
  expect(box.mails).toHaveLength(1);
  expect(warnings()).toMatchObject([{ refused: 1, msg: expect.stringContaining('refused') }]);
});

const LOGIN = 'smtp://site:pass%20word@127.0.0.1';
const REMOTE = 'smtp://site:pass%20word@0.0.0.0';

describe('a mail server that rejects every mail', () => {
  const unencrypted = { allowUnencrypted: true };
  const cases: [fault: string, remedy: string, smtpUrl: string, changes?: Partial<MailSettings>][] =
    [
      ['a wrong password', 'user or password of SMTP_URL', 'smtp://site:wrong@127.0.0.1'],
      ['a missing user', 'requires a user and a password', 'smtp://127.0.0.1'],
      ['an unknown sender', 'set ENQUIRY_MAIL_FROM', LOGIN, { from: 'other@example.com' }],
      ['unknown recipients only', 'every address of', LOGIN, { to: ['unknown@example.com'] }],
      ['TLS on a port without TLS', 'smtps:// is for port 465', 'smtps://127.0.0.1'],
      ['a remote server without encryption', 'smtps:// (port 465)', REMOTE],
      ['the same without a user', 'SMTP_ALLOW_UNENCRYPTED=true', 'smtp://0.0.0.0'],
      ['the same with a password and the permission', 'smtps:// (port 465)', REMOTE, unencrypted],
      ['a missing user with the permission', 'requires a user', 'smtp://0.0.0.0', unencrypted],
      ['a self-signed certificate', 'NODE_EXTRA_CA_CERTS', 'smtps://site:pass%20word@localhost'],
    ];

  it.each(cases)(
    'warns once of %s, with a pending mail',
    async (_fault, remedy, smtpUrl, changes) => {
      const box = await mailBox({ secure: smtpUrl.endsWith('localhost') });
      const backend = sqlite();
      await backend.storeEnquiry(enquiryPayload(), 'key-00000001');
      const { lines, warnings, untilCounted } = open(box, {
        retryDelaysMs: [20],
        backend,
        mail: mailTo({ url: `${smtpUrl}:${box.port}` }, { to: ['sales@example.com'], ...changes }),
      });
      await untilCounted({ 'mails failed': 2 });
      expect(warnings()).toMatchObject([{ msg: expect.stringContaining(remedy) }]);
      expect(JSON.stringify(lines)).not.toMatch(/thandi|lorries|pass word|pass%20|:wrong/i);
    },
  );

  it('is reported at the start, without pending mails', async () => {
    const { port } = await mailBox();
    const { lines } = open({ url: `smtp://site:wrong@127.0.0.1:${port}` });
    await until(() => lines.length > 0);
    expect(lines).toMatchObject([{ level: 40, reason: expect.stringContaining('EAUTH') }]);
  });
});
