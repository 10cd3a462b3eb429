import { json } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { postEnquiry } from '../support/enquiry.ts';
import { listen } from '../support/listen.ts';
import { command } from '../support/run-node.ts';
import { startMailBox } from '../support/services/mail-box.ts';
import { testSite, temporaryFolder } from '../support/test-site.ts';
import { startStandInSupabase } from '../support/services/stand-in-supabase.ts';
import { until } from '../support/until.ts';

const ENQUIRY_CHECK_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

const check = (origin: string, secret = ENQUIRY_CHECK_SECRET) =>
  command('check-enquiries', [origin], { env: { ENQUIRY_CHECK_SECRET: secret } });

it('passes store, mail and webhook by both ways, and is in no list or count', async () => {
  const box = await startMailBox();
  const received: unknown[] = [];
  const receiver = await listen((req, res) => {
    void json(req).then((body) => {
      received.push(body);
      res.end();
    });
  });
  const DATA_DIR = temporaryFolder();
  const { origin } = await testSite({
    env: {
      DATA_DIR,
      ENQUIRY_CHECK_SECRET,
      ENQUIRY_MAIL_TO: 'sales@example.com',
      SMTP_URL: box.url,
      ENQUIRY_WEBHOOK_URL: `http://127.0.0.1:${receiver}/`,
      ENQUIRY_WEBHOOK_SECRET: ENQUIRY_CHECK_SECRET,
    },
  });
  const metrics = async () => (await fetch(`${origin}/metrics`)).text();
  const passed = async () =>
    [...(await metrics()).matchAll(/^enquiry_path_checked_seconds\{.*\} (\S+)$/gm)].filter(
      ([, value]) => Number(value) > 0,
    );
  expect(await passed()).toEqual([]);

  expect((await check(origin)).stdout).toBe('With script: taken\nWithout script: taken\n');
  await until(async () => (await passed()).length === 6);
  const twice = <Part>(part: Part) => [part, part];
  expect(box.mails.map(({ subject }) => subject)).toEqual(twice('Check: Contact, Check'));
  expect(received).toMatchObject(twice({ type: 'enquiry.check' }));
  expect(await metrics()).toMatch(/^enquiries_total\{outcome="check"\} 2$/m);
  expect(await metrics()).toMatch(/^enquiries_total\{outcome="stored"\} 0$/m);
  expect(await metrics()).toMatch(/^enquiry_last_stored_seconds 0$/m);

  expect((await postEnquiry(origin, 'a-real-enquiry')).status).toBe(201);
  const enquiries = async (option: string) =>
    (await command('enquiries', [option], { env: { DATA_DIR } })).stdout;
  expect((await enquiries('--csv')).trim().split('\r\n')).toHaveLength(2);
  expect(await enquiries('summary')).toMatch(/^1 enquiry/);
});

it('names what fails, by each way', async () => {
  const standIn = await startStandInSupabase();
  onTestFinished(() => standIn.close());
  const { origin } = await testSite({
    env: { ENQUIRY_CHECK_SECRET, SUPABASE_URL: standIn.url, SUPABASE_ANON_KEY: standIn.anonKey },
  });
  const fails = async (checked: ReturnType<typeof check>, code: number, words: RegExp) =>
    expect(await checked).toMatchObject({ code, stderr: expect.stringMatching(words) });

  standIn.mode = 'fails';
  const both = /^With script: .* 502.*"enquiry failed".*\nWithout script: .* 502/;
  await fails(check(origin), 1, both);
  standIn.mode = 'answers';
  const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
  await fails(check(origin, other), 1, /answers 403: is its ENQUIRY_CHECK_SECRET the same/);
  await fails(check('http://127.0.0.1:1'), 1, /http:\/\/127\.0\.0\.1:1\/contact does not answer/);
  await fails(check(origin, ''), 1, /is not set/);
  await fails(check('no address'), 2, /Usage/);
  expect(standIn.enquiries.size).toBe(0);
});
