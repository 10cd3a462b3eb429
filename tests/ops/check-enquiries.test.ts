import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { postEnquiry } from '../support/enquiry.ts';
import { startMailBox } from '../support/services/mail-box.ts';
import { testSite, temporaryFolder } from '../support/test-site.ts';
import { startStandInSupabase } from '../support/services/stand-in-supabase.ts';
import { until } from '../support/until.ts';

const ENQUIRY_CHECK_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** Runs one of the built commands. */
const command = (name: string, args: string[], env: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, [`dist/server/${name}.js`, ...args], {
    env: { PATH: process.env['PATH'], ...env },
  });

const check = (origin: string, secret = ENQUIRY_CHECK_SECRET) =>
  command('check-enquiries', [origin], { ENQUIRY_CHECK_SECRET: secret });

async function startReceiver() {
  const types: unknown[] = [];
  const server = createServer((req, res) => {
    void text(req).then((body) => {
      types.push((JSON.parse(body) as { type: unknown }).type);
      res.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { types, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

it('passes store, mail and webhook by both ways, and is in no list or count', async () => {
  const [box, receiver] = await Promise.all([startMailBox(), startReceiver()]);
  onTestFinished(() => box.close());
  const DATA_DIR = temporaryFolder();
  const { origin } = await testSite({
    env: {
      DATA_DIR,
      ENQUIRY_CHECK_SECRET,
      ENQUIRY_MAIL_TO: 'sales@example.com',
      SMTP_URL: box.url,
      ENQUIRY_WEBHOOK_URL: receiver.url,
      ENQUIRY_WEBHOOK_SECRET: ENQUIRY_CHECK_SECRET,
    },
  });
  const metrics = async () => (await fetch(`${origin}/metrics`)).text();
  const passed = async () =>
    [
      ...(await metrics()).matchAll(
        /^enquiry_path_checked_seconds\{way="(\w+)",step="(\w+)"\} (\S+)$/gm,
      ),
    ].filter(([, , , value]) => Number(value) > Date.now() / 1_000 - 600);
  expect(await passed()).toEqual([]);

  expect((await check(origin)).stdout).toBe('With script: taken\nWithout script: taken\n');
  await until(async () => (await passed()).length === 6);
  expect(box.mails.map(({ subject }) => subject)).toEqual([
    'Check: Contact, Check',
    'Check: Contact, Check',
  ]);
  expect(receiver.types).toEqual(['enquiry.check', 'enquiry.check']);
  expect(await metrics()).toMatch(/^enquiries_total\{outcome="check"\} 2$/m);
  expect(await metrics()).toMatch(/^enquiries_total\{outcome="stored"\} 0$/m);
  expect(await metrics()).toMatch(/^enquiry_last_stored_seconds 0$/m);

  expect((await postEnquiry(origin, 'a-real-enquiry')).status).toBe(201);
  const csv = (await command('enquiries', ['--csv'], { DATA_DIR })).stdout.trim().split('\r\n');
  expect(csv).toHaveLength(2);
  expect((await command('enquiries', ['summary'], { DATA_DIR })).stdout).toMatch(/^1 enquiry/);
});

it('names what fails, by each way', async () => {
  const standIn = await startStandInSupabase();
  onTestFinished(() => standIn.close());
  const { origin } = await testSite({
    env: { ENQUIRY_CHECK_SECRET, SUPABASE_URL: standIn.url, SUPABASE_ANON_KEY: standIn.anonKey },
  });
  const failure = (promise: Promise<unknown>) =>
    promise.then(
      () => undefined,
      ({ code, stderr }: { code: number; stderr: string }) => [code, stderr],
    );

  standIn.mode = 'fails';
  expect(await failure(check(origin))).toEqual([
    1,
    expect.stringMatching(
      /^With script: \/api\/enquiries answers 502.*"enquiry failed".*\nWithout script: \/api\/enquiries answers 502/,
    ),
  ]);
  standIn.mode = 'answers';
  const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
  expect(await failure(check(origin, other))).toEqual([
    1,
    expect.stringContaining('answers 403: is its ENQUIRY_CHECK_SECRET the same'),
  ]);
  expect(await failure(check('http://127.0.0.1:1'))).toEqual([
    1,
    expect.stringContaining('http://127.0.0.1:1/contact does not answer'),
  ]);
  expect(await failure(check(origin, ''))).toEqual([1, expect.stringContaining('is not set')]);
  expect(await failure(command('check-enquiries', ['no address']))).toEqual([
    2,
    expect.stringContaining('Usage'),
  ]);
  expect(standIn.enquiries.size).toBe(0);
});
