import { expect, it, onTestFinished } from 'vitest';
import { enquiryRequest, postEnquiry } from '../support/enquiry.ts';
import { freePort } from '../support/free-port.ts';
import { startMailBox } from '../support/services/mail-box.ts';
import { startSite, temporaryFolder, wholeLog } from '../support/site-process.ts';
import { startStandInSupabase } from '../support/services/stand-in-supabase.ts';
import { until } from '../support/until.ts';

const warnings = (log: Record<string, unknown>[]) => log.filter(({ level }) => Number(level) >= 40);

it('sends the notification of a killed process after a restart', async () => {
  const port = await freePort();
  const env = {
    DATA_DIR: temporaryFolder(),
    SITE_URL: 'http://www.example.com',
    ENQUIRY_MAIL_TO: 'sales@example.com',
    SMTP_URL: `smtp://site:pass%20word@127.0.0.1:${port}`,
  };
  const site = await startSite({ env });
  expect((await postEnquiry(site.origin, 'the-enquiry-1')).status).toBe(201);
  await until(async () => {
    const metrics = await (await fetch(`${site.origin}/metrics`)).text();
    return metrics.includes('enquiry_mails_total{outcome="failed"} 1');
  });
  await until(() => warnings(site.log()).length > 0);
  expect(warnings(site.log())).toHaveLength(1); // of the check at the start, none of the attempt
  expect(JSON.stringify(site.log())).not.toContain('thandi');
  site.kill('SIGKILL');
  await site.ended;

  const box = await startMailBox({ port });
  onTestFinished(() => box.close());
  const again = await startSite({ env });
  await until(() => box.mails.length === 1);
  expect(box.mails[0]?.replyTo?.value[0]?.address).toBe(enquiryRequest('').email);
  await until(async () => {
    const metrics = await (await fetch(`${again.origin}/metrics`)).text();
    return metrics.includes('enquiry_mails_total{outcome="sent"} 1');
  });
  expect(warnings(await wholeLog(again))).toEqual([]);
});

it('sends a notification of an enquiry that a Supabase project has stored', async () => {
  const [box, standIn] = await Promise.all([startMailBox(), startStandInSupabase()]);
  onTestFinished(() => box.close());
  onTestFinished(() => standIn.close());
  const { origin } = await startSite({
    env: {
      SUPABASE_URL: standIn.url,
      SUPABASE_ANON_KEY: standIn.anonKey,
      ENQUIRY_MAIL_TO: 'sales@example.com',
      SMTP_URL: box.url,
    },
  });
  standIn.mode = 'fails';
  expect((await postEnquiry(origin, 'the-enquiry-1')).status).toBe(502);
  standIn.mode = 'answers';
  expect((await postEnquiry(origin, 'the-enquiry-2')).status).toBe(201);
  await until(() => box.tries > 0);
  expect(box.tries).toBe(1);
});

it('reports at the start that no notifications are sent, or that the mail server rejects the login', async () => {
  const quiet = await startSite();
  expect(quiet.output()).toContain('Mail: no notifications of enquiries are sent');
  const box = await startMailBox();
  onTestFinished(() => box.close());
  const wrong = box.url.replace('pass%20word', 'guess');
  const site = await startSite({
    env: {
      SITE_URL: 'http://www.example.com',
      ENQUIRY_MAIL_TO: 'sales@example.com',
      SMTP_URL: wrong,
    },
  });
  await until(() => warnings(site.log()).length > 0);
  expect(warnings(site.log())).toEqual([
    expect.objectContaining({ msg: expect.stringContaining('user or password of SMTP_URL') }),
  ]);
  expect((await fetch(`${site.origin}/contact`)).status).toBe(200);
});
