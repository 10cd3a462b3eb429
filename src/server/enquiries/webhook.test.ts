import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { listen } from '../../../tests/support/listen.ts';
import { storedEnquiry } from '../../../tests/support/stored-enquiry.ts';
import { holdTimeLimits } from '../../../tests/support/time-limits.ts';
import { until } from '../../../tests/support/until.ts';
import type { NotSentError } from './outbox.ts';
import { createWebhook } from './webhook.ts';

const secretOf = (byte: number) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`;
const secret = secretOf(7);

/** A receiver that keeps the requests, and the webhook that posts to it. */
async function setUp(respond: RequestListener = (_req, res) => res.writeHead(204).end()) {
  const calls: { headers: IncomingHttpHeaders; body: string }[] = [];
  const port = await listen((req, res) => {
    void text(req).then((body) => {
      calls.push({ headers: req.headers, body });
      respond(req, res);
    });
  });
  const url = `http://127.0.0.1:${port}/hook?key=hidden`;
  const channel = createWebhook({ url, secret });
  const failure = async () => {
    const error = await channel.send(storedEnquiry()).catch((thrown: unknown) => thrown);
    const { failure, message, remedy } = error as NotSentError;
    return [failure, message, remedy];
  };
  return { calls, url, channel, failure };
}

it('posts an enquiry, signed by Standard Webhooks', async () => {
  const { calls, channel } = await setUp();
  const { id: _, ...enquiry } = storedEnquiry();
  expect(await channel.send(enquiry)).toBe(0);
  const { body, headers } = calls[0]!;
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'user-agent': 'Website enquiries',
    'webhook-id': 'key-00000001',
  });
  const verify = (by: string) => new Webhook(by).verify(body, headers as Record<string, string>);
  expect(verify(secret)).toMatchObject({
    type: 'enquiry.created',
    timestamp: '2026-03-04T10:11:12.000Z',
    text: expect.stringContaining('Message: We need a shop'),
    data: { id: 'key-00000001', email: 'thandi@example.com', utm_source: 'google' },
  });
  expect(() => verify(secretOf(8))).toThrow();
});

it('lets no field of an enquiry look like a command of a chat or another field', async () => {
  const { calls, channel } = await setUp();
  const name = '<!channel> <https://evil.example|Open in CRM> & co';
  const message = 'Hello\nEmail: boss@evil.example\n\nSource: Google';
  await channel.send(storedEnquiry({ name, message }));
  const { text: sent, data } = JSON.parse(calls[0]!.body) as {
    text: string;
    data: Record<string, string>;
  };
  expect(sent).toContain('&lt;!channel&gt; &lt;https://evil.example|Open in CRM&gt; &amp; co');
  expect(sent).not.toMatch(/[<>]/);
  expect(sent.match(/^Email: .*$/gm)).toEqual(['Email: thandi@example.com']);
  expect(sent.match(/^Source: .*$/gm)).toHaveLength(1);
  expect(data.message).toBe(message);
});

it.each([
  [301, 'deferred', 'redirects are not followed'],
  [401, 'refused', 'set ENQUIRY_WEBHOOK_SECRET'],
  [403, 'refused', 'set ENQUIRY_WEBHOOK_SECRET'],
  [404, 'refused', 'the webhook does not exist'],
  [410, 'refused', 'the webhook does not exist'],
  [422, 'refused', 'own log says why'],
  [408, 'deferred', 'own log says why'],
  [425, 'deferred', 'own log says why'],
  [429, 'deferred', 'own log says why'],
  [500, 'deferred', 'own log says why'],
])('treats %i as a response about one enquiry: %s, %s', async (status, kind, remedy) => {
  const { failure } = await setUp((_req, res) => res.writeHead(status).end());
  expect(await failure()).toEqual([kind, `it answered ${status}`, expect.stringContaining(remedy)]);
});

it('treats a closed connection as a failure of the channel', async () => {
  const { failure } = await setUp((req) => void req.socket.destroy());
  expect(await failure()).toEqual(['channel', 'UND_ERR_SOCKET', expect.stringContaining('host')]);
});

it('does not follow a redirect, which would send the enquiry to another host', async () => {
  const other = await setUp();
  await (await setUp((_req, res) => res.writeHead(307, { Location: other.url }).end())).failure();
  expect(other.calls).toEqual([]);
});

it('waits twenty seconds for a response, and closes one without end', async () => {
  const endAttempt = holdTimeLimits();
  const silent = await setUp(() => {});
  const failed = silent.failure();
  await until(() => silent.calls.length === 1);
  endAttempt();
  expect(await failed).toEqual(['channel', 'TimeoutError', expect.any(String)]);
  expect(AbortSignal.timeout).toHaveBeenCalledWith(20_000);

  let isClosed = false;
  const { channel } = await setUp((_req, res) => {
    res.writeHead(200);
    const timer = setInterval(() => res.write('x'.repeat(10_000)), 1);
    res.on('close', () => {
      clearInterval(timer);
      isClosed = true;
    });
  });
  await channel.send(storedEnquiry());
  await until(() => isClosed);
});
