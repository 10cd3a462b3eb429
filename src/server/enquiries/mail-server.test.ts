import { createServer, type Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { listen } from '../../../tests/support/listen.ts';
import { startMailBox } from '../../../tests/support/services/mail-box.ts';
import { storedEnquiry } from '../../../tests/support/stored-enquiry.ts';
import { holdTimeLimits } from '../../../tests/support/time-limits.ts';
import { until } from '../../../tests/support/until.ts';
import type { NotSentError } from './outbox.ts';
import { createMailServer, mailRemedy, type MailSettings } from './mail-server.ts';

/** The channel to a mail server. */
function channelTo(smtpUrl: string, changes: Partial<MailSettings> = {}) {
  const to = ['sales@example.com'];
  const settings = { to, from: 'site@example.com', smtpUrl, allowUnencrypted: false, ...changes };
  const channel = createMailServer(settings, 'www.example.com');
  const failure = async () => {
    const error = await channel.send(storedEnquiry()).catch((thrown: unknown) => thrown);
    const { failure, message, remedy } = error as NotSentError;
    return [failure, message, remedy];
  };
  return { channel, failure };
}

it('sends an email to the others if one address is refused, with the visitor as reply address', async () => {
  const box = await startMailBox();
  const to = ['sales@example.com', 'unknown@example.com', 'owner@example.com'];
  const { channel } = channelTo(box.url, { to });
  expect(await channel.send(storedEnquiry())).toBe(1);
  const [mail] = box.mails;
  expect(mail?.replyTo?.value).toEqual([{ name: 'Thandi Mokoena', address: 'thandi@example.com' }]);
  expect(mail?.from?.value).toEqual([{ name: 'Website enquiries', address: 'site@example.com' }]);
  expect([mail?.to].flat().map((all) => all?.text)).toEqual([to.join(', ')]);
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
  expect(mail?.messageId).toMatch(/^<enquiry-[0-9a-f]{32}@www\.example\.com>$/);
});

it('sends one email after another through one connection, and three at once', async () => {
  const box = await startMailBox();
  const { channel } = channelTo(box.url);
  const send = (key: number) =>
    channel.send(storedEnquiry({ idempotency_key: `key-0000000${key}` }));
  for (const key of [1, 2, 3]) await send(key);
  expect([box.connections, box.mails.length]).toEqual([1, 3]);
  await Promise.all([4, 5, 6, 7, 8, 9].map(send));
  expect([box.connections, box.mails.length]).toEqual([3, 9]);
  channel.close!();
});

it('reports as unknown whether an email was sent when the server ends the connection after it, and sends no other', async () => {
  const box = await startMailBox();
  box.mode = 'hangs up';
  const { failure } = channelTo(box.url);
  expect(await failure()).toEqual(['unknown', expect.any(String), expect.any(String)]);
  expect(box.tries).toBe(1);
});

const LOGIN = 'smtp://site:pass%20word@127.0.0.1';
const REMOTE = 'smtp://site:pass%20word@0.0.0.0';
const unencrypted = { allowUnencrypted: true };

it.each<[fault: string, remedy: string, smtpUrl: string, changes?: Partial<MailSettings>]>([
  ['a wrong password', 'user or password of SMTP_URL', 'smtp://site:wrong@127.0.0.1'],
  ['a missing user', 'requires a user and a password', 'smtp://127.0.0.1'],
  ['an unknown sender', 'set ENQUIRY_MAIL_FROM', LOGIN, { from: 'other@example.com' }],
  ['unknown recipients only', 'every recipient of', LOGIN, { to: ['unknown@example.com'] }],
  ['TLS on a port without TLS', 'smtps:// is for port 465', 'smtps://127.0.0.1'],
  ['a remote server without encryption', 'smtps:// (port 465)', REMOTE],
  ['the same without a user', 'SMTP_ALLOW_UNENCRYPTED=true', 'smtp://0.0.0.0'],
  ['the same with a password and the permission', 'smtps:// (port 465)', REMOTE, unencrypted],
  ['a missing user with the permission', 'requires a user', 'smtp://0.0.0.0', unencrypted],
  ['a self-signed certificate', 'NODE_EXTRA_CA_CERTS', 'smtps://site:pass%20word@localhost'],
])('treats %s as a failure of the channel, and says: %s', async (_, remedy, smtpUrl, changes) => {
  const secure = smtpUrl.endsWith('localhost');
  // The mail server prints a warning about its default certificate.
  if (secure) vi.spyOn(console, 'error').mockImplementationOnce(() => {});
  const { port } = await startMailBox({ secure });
  const { failure } = channelTo(`${smtpUrl}:${port}`, changes);
  const noValue = expect.not.stringMatching(/thandi|shop|pass word|pass%20|:wrong/i);
  expect(await failure()).toEqual(['channel', noValue, expect.stringContaining(remedy)]);
});

it('verifies the account', async () => {
  const { url } = await startMailBox();
  await channelTo(url).channel.verify!();
  await expect(channelTo(url.replace('pass', 'wrong')).channel.verify!()).rejects.toThrow();
});

it('suggests a remedy for a host that is unknown', () => {
  expect(mailRemedy({ code: 'EDNS' })).toContain('check its spelling');
});

it.each([
  [451, 'deferred'],
  [554, 'refused'],
])('treats %i after the text as a reply about this email alone: %s', async (code, kind) => {
  const box = await startMailBox();
  box.refuses = { text: 'a shop', code };
  const remedy = expect.stringContaining('its own log says why');
  expect(await channelTo(box.url).failure()).toEqual([kind, `EMESSAGE DATA ${code}`, remedy]);
});

it('ends an attempt and its connection after a minute', async () => {
  const endAttempt = holdTimeLimits();
  let socket: Socket | undefined;
  // Its greeting never ends.
  const port = await listen(createServer((opened) => void (socket = opened).write('220-')));
  const failure = channelTo(`smtp://127.0.0.1:${port}`).failure();
  await until(() => socket !== undefined);
  endAttempt();
  expect(await failure).toEqual(['channel', 'EABORT', expect.any(String)]);
  expect(AbortSignal.timeout).toHaveBeenCalledWith(60_000);
  await until(() => socket!.resume().closed);
});

it('reports as unknown whether an email was sent that the server has taken without a reply', async () => {
  const endAttempt = holdTimeLimits();
  const box = await startMailBox();
  box.mode = 'is silent';
  const failure = channelTo(box.url).failure();
  await until(() => box.mails.length === 1);
  endAttempt();
  expect(await failure).toEqual(['unknown', 'EABORT', expect.any(String)]);
});
