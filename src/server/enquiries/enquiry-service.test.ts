import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { EnquiryPayload } from '../../enquiry/payload.ts';
import { services } from '../../content/navigation/services.ts';
import { enquiryPayload } from '../../../tests/support/enquiry.ts';
import { listen } from '../../../tests/support/listen.ts';
import { startMailBox, type MailBox } from '../../../tests/support/services/mail-box.ts';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { until } from '../../../tests/support/until.ts';
import { openSqlite, type SqliteBackend } from '../backend/sqlite.ts';
import { openEnquiryService, type EnquiryServiceOptions } from './enquiry-service.ts';
import { mailRemedy, type MailSettings } from './mail-server.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'enquiries-'));

async function mailBox(options?: { secure: boolean }): Promise<MailBox> {
  // The mail server prints a warning about its default certificate.
  if (options?.secure) vi.spyOn(console, 'error').mockImplementationOnce(() => {});
  const box = await startMailBox(options);
  onTestFinished(() => box.close());
  return box;
}

function sqlite(dataDir = folder()): SqliteBackend {
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
  /** How many attempts of a channel had an outcome, like `mails sent`. */
  const counted = async (what: string) => {
    const [channel, outcome] = what.split(' ');
    const line = new RegExp(`enquiry_${channel}_total{outcome="${outcome}"} (\\d+)`);
    return Number(line.exec(await registry.metrics())?.[1] ?? 0);
  };
  return { service, lines, counted };
}

describe.each([
  ['SQLite', () => sqlite()],
  ['a backend without an outbox', projectLike],
])('with %s', (_name, backendOf) => {
  it('sends one mail and one webhook for an enquiry that is submitted twice', async () => {
    const box = await mailBox();
    const { ids, webhook } = await receiver(204);
    const { service, counted } = open(box, { backend: backendOf(), webhook });
    const areSent = async (count: number) =>
      (await counted('mails sent')) === count && (await counted('webhooks sent')) === count;
    await service.submit(enquiryPayload(), 'key-00000001');
    await service.submit(enquiryPayload(), 'key-00000001');
    await until(() => areSent(1));
    await service.submit(enquiryPayload(), 'key-00000001');
    await service.submit(enquiryPayload({ company: 'Second' }), 'key-00000002');
    await until(() => areSent(2));
    const about = `Enquiry: ${services[0]!.name}`;
    const subjects = box.mails.map(({ subject }) => subject);
    expect(subjects).toEqual([`${about}, Mokoena Logistics`, `${about}, Second`]);
    expect(ids).toEqual(['key-00000001', 'key-00000002']);
  });

  it('warns once, retries with growing delays, and retries at once after a sent mail', async () => {
    const box = await mailBox();
    box.mode = 'rejects';
    const { service, lines, counted } = open(box, { backend: backendOf(), leaseMs: 10_000 });
    await service.submit(enquiryPayload(), 'key-00000001');
    expect(box.tries).toBe(0); // submit() does not wait for the mail
    await until(async () => (await counted('mails failed')) === 5);
    expect(box.tries).toBe(5);
    const warnings = lines.filter(({ level }) => Number(level) >= 40);
    const msg = expect.stringMatching(
      /^No mail about enquiries can be sent: .* is retried/,
    ) as string;
    expect(warnings).toMatchObject([{ reason: 'EENVELOPE MAIL FROM 451', msg }]);
    expect(JSON.stringify(lines)).not.toMatch(/thandi|lorries|27 82/i);

    box.mode = 'accepts';
    await service.submit(enquiryPayload(), 'key-00000002');
    await until(async () => (await counted('mails sent')) === 2);
    expect(lines.at(-1)).toMatchObject({ level: 30, msg: expect.stringContaining('again') });
  });

  it.each([451, 554])(
    'sends a mail that is refused with %i again after its own delay, not after each sent one',
    async (code) => {
      const box = await mailBox();
      box.refuses = { text: 'lottery', code };
      const { service, lines, counted } = open(box, {
        backend: backendOf(),
        retryDelaysMs: [600_000],
        leaseMs: 10_000,
      });
      for (let at = 0; at < 2; at += 1) {
        await service.submit(enquiryPayload({ message: 'You won the lottery.' }), `refused-${at}`);
        await service.submit(enquiryPayload(), `accepted-${at}`);
      }
      const outcomes = () => Promise.all([counted('mails sent'), counted('mails failed')]);
      await until(async () => (await outcomes()).join() === '2,2');
      expect(box.tries).toBe(4);
      expect(lines.map(({ level, id }) => [level, id])).toEqual([
        [40, 'refused-0'],
        [40, 'refused-1'],
      ]);
      expect(lines[0]?.msg).toContain('its own log says why');
    },
  );
});

it('writes all fields into the mail, with the visitor as reply address', async () => {
  const box = await mailBox();
  const { service, counted } = open(box);
  await service.submit(enquiryPayload({ message: 'Two <b>lines</b>,\n& more.' }), 'key-00000001');
  await until(async () => (await counted('mails sent')) === 1);
  const mail = box.mails[0]!;
  expect(mail.replyTo?.value).toEqual([{ name: 'Thandi Mokoena', address: 'thandi@example.com' }]);
  expect(mail.from?.value).toEqual([{ name: 'Website enquiries', address: 'site@example.com' }]);
  expect([mail.to].flat().map((to) => to?.text)).toEqual(['sales@example.com, owner@example.com']);
  expect(mail.messageId).toMatch(/^<enquiry-[0-9a-f]{32}@www\.example\.com>$/);
  for (const line of [
    'Name: Thandi Mokoena\n',
    'Phone: +44 20 7946 0101\n',
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
  const { service, lines } = open(box, { backend });
  for (const key of ['key-00000001', 'key-00000002'])
    await expect(service.submit(enquiryPayload(), key)).rejects.toThrow('disk full');
  await until(() => lines.length > 0);
  expect(box.tries).toBe(0);
  isFull = false;
  await service.submit(enquiryPayload(), 'key-00000001');
  expect(lines).toMatchObject([
    { level: 40, reason: 'disk full' },
    { level: 30, msg: 'Enquiries can be stored again' },
  ]);
});

it('sends no mail about a text that is not stored, in any process', async () => {
  const box = await mailBox();
  const backend = projectLike();
  const [one, other] = [open(box, { backend }), open(box, { backend })];
  await one.service.submit(enquiryPayload({ company: 'Stored' }), 'key-00000001');
  await other.service.submit(enquiryPayload({ company: 'Not stored' }), 'key-00000001');
  await other.service.submit(enquiryPayload({ company: 'Next' }), 'key-00000002');
  await until(() => box.mails.length === 2);
  const subjects = box.mails.map(({ subject }) => subject).sort();
  expect(subjects).toEqual([expect.stringMatching(/, Next$/), expect.stringMatching(/, Stored$/)]);
});

it('sends the mail about an enquiry whose first attempt was stored without an answer', async () => {
  const box = await mailBox();
  const project = projectLike();
  let isLost = true;
  const { service } = open(box, {
    backend: {
      ...project,
      async storeEnquiry(payload, key) {
        const inserted = await project.storeEnquiry(payload, key);
        if (isLost) throw new Error('no answer in time');
        return inserted;
      },
    },
  });
  await expect(service.submit(enquiryPayload(), 'key-00000001')).rejects.toThrow('no answer');
  isLost = false;
  await service.submit(enquiryPayload({ message: 'Another text.' }), 'key-00000001');
  expect(box.mails).toEqual([]);
  await service.submit(enquiryPayload(), 'key-00000001');
  await until(() => box.mails.length === 1);
  expect(box.mails[0]?.text).toContain('We plan routes');
});

it('stores enquiries without sending mail if no mail server is set', async () => {
  const { service } = open({ url: '' }, { mail: undefined });
  await service.submit(enquiryPayload(), 'key-00000001');
  expect(service.description).toContain('ENQUIRY_MAIL_TO and SMTP_URL');
});

it.each([
  ['sends mail while the webhook fails', 500, '2,0'],
  ['calls the webhook while mail fails', 204, '0,1'],
])('%s', async (_, status, expected) => {
  const box = await mailBox();
  if (status === 204) box.mode = 'rejects';
  const { webhook } = await receiver(status);
  const { service, lines, counted } = open(box, { webhook, retryDelaysMs: [] });
  await service.submit(enquiryPayload(), 'key-00000001');
  if (status === 500) await service.submit(enquiryPayload(), 'key-00000002');
  const outcomes = () => Promise.all([counted('mails sent'), counted('webhooks sent')]);
  await until(async () => (await outcomes()).join() === expected);
  expect(JSON.stringify(lines)).not.toMatch(/hidden|thandi|whsec/);
});

it('sends nothing for enquiries from before mail was configured', async () => {
  const dataDir = folder();
  const before = openSqlite({ dataDir, seed: '', notifyByMail: false, log: memoryLog().log });
  await before.storeEnquiry(enquiryPayload(), 'key-00000001');
  await before.close();
  expect(await sqlite(dataDir).outbox.dueIn()).toBeUndefined();
});

it('retries at the next start', async () => {
  const box = await mailBox();
  box.mode = 'rejects';
  const dataDir = folder();
  const first = open(box, { backend: sqlite(dataDir), retryDelaysMs: [] });
  await first.service.submit(enquiryPayload(), 'key-00000001');
  await until(async () => (await first.counted('mails failed')) === 1);
  await first.service.close();
  expect(first.lines.at(-1)?.msg).toContain('No mail about enquiries can be sent'); // none is lost

  box.mode = 'accepts';
  open(box, { backend: sqlite(dataDir) });
  await until(() => box.mails.length === 1);
});

it('logs at the end how many notifications are lost, if they are in memory', async () => {
  const box = await mailBox();
  box.mode = 'rejects';
  const { service, lines, counted } = open(box, {
    backend: projectLike(),
    retryDelaysMs: [],
  });
  await service.submit(enquiryPayload(), 'key-00000001');
  await service.submit(enquiryPayload(), 'key-00000002');
  await until(async () => (await counted('mails failed')) === 2);
  await service.close();
  expect(lines.at(-1)).toMatchObject({
    level: 40,
    enquiries: 2,
    msg: expect.stringContaining('The notifications of these enquiries were not sent'),
  });
});

it('logs a refused address, and sends to the others', async () => {
  const box = await mailBox();
  const { service, lines, counted } = open(box, {
    mail: mailTo(box, { to: ['sales@example.com', 'unknown@example.com'] }),
  });
  await service.submit(enquiryPayload(), 'key-00000001');
  await until(async () => (await counted('mails sent')) === 1);
  expect(box.mails).toHaveLength(1);
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 40, refused: 1, msg: expect.stringContaining('refused') }),
  );
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
      const { service, lines, counted } = open(box, {
        backend,
        mail: mailTo({ url: `${smtpUrl}:${box.port}` }, { to: ['sales@example.com'], ...changes }),
      });
      await until(async () => (await counted('mails failed')) >= 1); // and retries
      await service.close();
      expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([
        expect.objectContaining({ msg: expect.stringContaining(remedy) }),
      ]);
      expect(JSON.stringify(lines)).not.toMatch(/thandi|lorries|pass word|pass%20|:wrong/i);
    },
  );

  it('is reported at the start, without pending mails', async () => {
    const box = await mailBox();
    const { lines } = open(box, {
      mail: mailTo({ url: `smtp://site:wrong@127.0.0.1:${box.port}` }),
    });
    await until(() => lines.length > 0);
    expect(lines).toEqual([
      expect.objectContaining({ level: 40, reason: expect.stringContaining('EAUTH') }),
    ]);
  });
});

it('suggests a remedy for a host without an address', () => {
  expect(mailRemedy({ code: 'EDNS' })).toContain('how it is spelt');
});
