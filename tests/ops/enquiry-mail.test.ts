import { expect, it, onTestFinished } from 'vitest';
import { enquiryRequest, postEnquiry } from '../support/enquiry.ts';
import { freePort } from '../support/free-port.ts';
import { startMailBox } from '../support/services/mail-box.ts';
import { testSite, temporaryFolder, wholeLog } from '../support/test-site.ts';
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
  const site = await testSite({ env });
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
  const again = await testSite({ env });
  await until(() => box.mails.length === 1);
  expect(box.mails[0]?.replyTo?.value[0]?.address).toBe(enquiryRequest('').email);
  await until(async () => {
    const metrics = await (await fetch(`${again.origin}/metrics`)).text();
    return metrics.includes('enquiry_mails_total{outcome="sent"} 1');
  });
  expect(warnings(await wholeLog(again))).toEqual([]);
});
