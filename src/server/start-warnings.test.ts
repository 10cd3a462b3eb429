import { expect, it } from 'vitest';
import { memoryLog } from '../../tests/support/memory-log.ts';
import { warnAboutSettings, type WarningOptions } from './start-warnings.ts';

function logWith(options: Partial<WarningOptions>) {
  const { log, lines } = memoryLog();
  warnAboutSettings({
    siteUrl: 'https://www.example.com',
    enquiryRecipients: { settingNames: [], webhookHost: undefined },
    processors: [],
    isDevelopment: false,
    log,
    ...options,
  });
  return lines.map(({ level, msg }) => [level, msg]);
}

it('logs nothing for correct settings', () => {
  expect(logWith({})).toEqual([]);
});

it('warns of a privacy notice without processors while enquiries are sent to some', () => {
  const to: WarningOptions['enquiryRecipients']['settingNames'] = ['SUPABASE_URL', 'SMTP_URL'];
  const enquiryRecipients = { settingNames: to, webhookHost: undefined };
  expect(logWith({ enquiryRecipients })).toEqual([
    [40, expect.stringMatching(/SUPABASE_URL and SMTP_URL .* privacy\.processors .*company\.yaml/)],
  ]);
  const processors = [{ name: 'Host', task: 'runs the database', place: 'Cape Town' }];
  expect(logWith({ enquiryRecipients, processors })).toEqual([]);
});

it('warns of a site in production whose SITE_URL is local', () => {
  const siteUrl = 'http://[::1]:3000';
  expect(logWith({ siteUrl })).toEqual([
    [40, expect.stringContaining('SITE_URL is not the address of a site')],
  ]);
  expect(logWith({ siteUrl, isDevelopment: true })).toEqual([]);
});

it('warns of a webhook whose host belongs to no processor of the notice', () => {
  const to = (webhookHost: string) => ({ enquiryRecipients: { settingNames: [], webhookHost } });
  const slack = { name: 'Slack', task: 'shows enquiries', place: 'Ireland', hosts: ['slack.com'] };
  expect(logWith(to('hooks.slack.com'))).toEqual([
    [40, expect.stringContaining("hosts: ['hooks.slack.com'] (content/company.yaml)")],
  ]);
  for (const host of ['slack.com', 'hooks.slack.com'])
    expect(logWith({ ...to(host), processors: [slack] })).toEqual([]);
  expect(logWith({ ...to('notslack.com'), processors: [slack] })).toHaveLength(1);
  expect(logWith(to('127.0.0.1'))).toEqual([]);
});
