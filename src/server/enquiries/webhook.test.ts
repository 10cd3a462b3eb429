import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Registry } from 'prom-client';
import { Webhook } from 'standardwebhooks';
import { expect, it, onTestFinished } from 'vitest';
import type { EnquiryPayload } from '../../enquiry/payload.ts';
import { enquiryPayload } from '../../../tests/support/enquiry.ts';
import { startMailBox } from '../../../tests/support/services/mail-box.ts';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { holdTimeLimits } from '../../../tests/support/time-limits.ts';
import { until } from '../../../tests/support/until.ts';
import { openSqlite } from '../backend/sqlite.ts';
import { storedEnquiry } from '../../../tests/support/stored-enquiry.ts';
import { createWebhook } from './webhook.ts';
import { openEnquiryService, type EnquiryServiceOptions } from './enquiry-service.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

interface Call {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver that answers 204 by default, and keeps the requests. */
async function startReceiver(answers: RequestListener = (_req, res) => res.writeHead(204).end()) {
  const receiver = { calls: [] as Call[], answers, url: '' };
  const server = createServer((req, res) => {
    void text(req).then((body) => {
      receiver.calls.push({ headers: req.headers, body });
      receiver.answers(req, res);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?key=hidden`;
  return receiver;
}

const sqlite = () => {
  const backend = openSqlite({
    dataDir: mkdtempSync(join(tmpdir(), 'webhook-')),
    seed: '',
    notifyByMail: true,
    notifyByWebhook: true,
    log: memoryLog().log,
  });
  onTestFinished(() => backend.close());
  return backend;
};

function open(url: string, options: Partial<EnquiryServiceOptions> = {}) {
  const { log, lines } = memoryLog();
  const registry = new Registry();
  const service = openEnquiryService({
    backend: sqlite(),
    mail: undefined,
    webhook: { url, secret },
    siteUrl: 'https://www.example.com',
    log,
    registry,
    retryDelaysMs: [20, 40],
    ...options,
  });
  onTestFinished(() => service.close());
  const counted = async (outcome: 'sent' | 'failed') =>
    Number(
      new RegExp(`enquiry_webhooks_total{outcome="${outcome}"} (\\d+)`).exec(
        await registry.metrics(),
      )?.[1] ?? 0,
    );
  return { service, lines, counted };
}

it.each([
  ['SQLite', sqlite],
  [
    'a backend without an outbox',
    () => {
      const keys = new Set<string>();
      return {
        checkEnquiryStore: async () => {},
        storeEnquiry: async (_payload: EnquiryPayload, key: string) =>
          !keys.has(key) && Boolean(keys.add(key)),
      };
    },
  ],
])('posts each enquiry once, signed by Standard Webhooks, with %s', async (_, backendOf) => {
  const receiver = await startReceiver();
  const { service, counted } = open(receiver.url, { backend: backendOf() });
  await service.submit(enquiryPayload(), 'key-00000001');
  await service.submit(enquiryPayload(), 'key-00000001');
  await until(async () => (await counted('sent')) === 1);
  await service.submit(enquiryPayload(), 'key-00000001');
  await service.submit(enquiryPayload({ company: 'Second' }), 'key-00000002');
  await until(async () => (await counted('sent')) === 2);

  expect(receiver.calls.map(({ headers }) => headers['webhook-id'])).toEqual([
    'key-00000001',
    'key-00000002',
  ]);
  const { body, headers } = receiver.calls[0]!;
  const verified = new Webhook(secret).verify(body, headers as Record<string, string>);
  expect(verified).toMatchObject({
    type: 'enquiry.created',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    text: expect.stringContaining('Message: We plan routes'),
    data: { id: 'key-00000001', email: 'thandi@example.com', utm_source: 'google' },
  });
  const other = new Webhook(`whsec_${Buffer.alloc(32, 8).toString('base64')}`);
  expect(() => other.verify(body, headers as Record<string, string>)).toThrow();
});

it('gives a check a type of its own, so that a CRM makes no lead of it', async () => {
  const receiver = await startReceiver();
  const channel = createWebhook({ url: receiver.url, secret }, 'www.example.com');
  await channel.send(storedEnquiry({ idempotency_key: '~check:form:00000001' }));
  expect(JSON.parse(receiver.calls[0]!.body)).toMatchObject({
    type: 'enquiry.check',
    text: expect.stringMatching(/^Check: /),
  });
});

it('lets no field of an enquiry look like a command of a chat or another field', async () => {
  const receiver = await startReceiver();
  const channel = createWebhook({ url: receiver.url, secret }, 'www.example.com');
  await channel.send(
    storedEnquiry({
      name: '<!channel> <https://evil.example|Open in CRM> & co',
      message: 'Hello\nEmail: boss@evil.example\n\nSource: Google',
    }),
  );
  const { text: sent, data } = JSON.parse(receiver.calls[0]!.body) as {
    text: string;
    data: Record<string, string>;
  };
  expect(sent).toContain('&lt;!channel&gt; &lt;https://evil.example|Open in CRM&gt; &amp; co');
  expect(sent).not.toMatch(/[<>]/);
  expect(sent.match(/^Email: .*$/gm)).toEqual(['Email: thandi@example.com']);
  expect(sent.match(/^Source: .*$/gm)).toEqual([
    'Source: Google (search), first page /, sent from /contact',
  ]);
  expect(data.message).toContain('\nEmail: boss@evil.example');
});

it('retries until the receiver accepts, and warns once with a remedy and without the URL', async () => {
  const receiver = await startReceiver((req) => void req.socket.destroy());
  const { service, lines, counted } = open(receiver.url);
  await service.submit(enquiryPayload(), 'key-00000001');
  await until(async () => (await counted('failed')) >= 2);
  receiver.answers = (_req, res) => res.writeHead(200).end('ok');
  await until(async () => (await counted('sent')) === 1);
  // The line follows the count.
  await until(() => lines.some(({ msg }) => String(msg).endsWith('takes enquiries again')));
  const logged = lines.filter(({ level }) => Number(level) >= 30);
  expect(logged.map(({ level, msg }) => [level, msg])).toEqual([
    [40, expect.stringContaining("ENQUIRY_WEBHOOK_URL doesn't take enquiries")],
    [30, 'ENQUIRY_WEBHOOK_URL takes enquiries again'],
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/hidden|thandi|whsec/);
});

it.each([
  [404, 'refused'],
  [429, 'deferred'],
  [503, 'deferred'],
])('takes the status %i as an answer about one enquiry: %s', async (status, failure) => {
  const receiver = await startReceiver((_req, res) => res.writeHead(status).end());
  const channel = createWebhook({ url: receiver.url, secret }, 'www.example.com');
  const error = await channel.send(storedEnquiry()).catch((thrown: unknown) => thrown);
  expect(channel.failureOf(error)).toBe(failure);
});

it('does not follow a redirect, which would send the enquiry to another host', async () => {
  const other = await startReceiver();
  const receiver = await startReceiver((_req, res) =>
    res.writeHead(307, { Location: other.url }).end(),
  );
  const { service, lines } = open(receiver.url);
  await service.submit(enquiryPayload(), 'key-00000001');
  await until(async () => lines.length > 0);
  expect(other.calls).toEqual([]);
  // The line follows the count.
  await until(() => lines.length > 0);
  expect(lines[0]?.msg).toContain('redirects are not followed');
});

it('closes the connection of an answer without end', async () => {
  holdTimeLimits();
  let isClosed = false;
  const receiver = await startReceiver((_req, res) => {
    res.writeHead(200);
    const timer = setInterval(() => res.write('x'.repeat(10_000)), 1);
    res.on('close', () => {
      clearInterval(timer);
      isClosed = true;
    });
  });
  const { service, counted } = open(receiver.url);
  await service.submit(enquiryPayload(), 'key-00000001');
  await until(async () => (await counted('sent')) === 1 && isClosed);
});

it.each([
  ['sends mail while the webhook fails', true],
  ['calls the webhook while mail fails', false],
])('%s', async (_, mailWorks) => {
  const box = await startMailBox();
  onTestFinished(() => box.close());
  const receiver = await startReceiver((_req, res) => res.writeHead(mailWorks ? 500 : 204).end());
  const { service, counted } = open(receiver.url, {
    mail: {
      to: ['sales@example.com'],
      from: 'site@example.com',
      smtpUrl: mailWorks ? box.url : 'smtp://127.0.0.1:1',
    },
  });
  await service.submit(enquiryPayload(), 'key-00000001');
  await until(async () => (await counted(mailWorks ? 'failed' : 'sent')) > 0);
  await until(() => box.mails.length === (mailWorks ? 1 : 0));
});
