import { expect, it } from 'vitest';
import { memoryLog } from '../../tests/support/memory-log.ts';
import { testRoute } from '../../tests/support/test-route.ts';
import type { PageSeo } from '../seo/page-seo.ts';
import { checkStart, type StartCheckOptions } from './start-checks.ts';

const builtBefore = (days: number) => {
  const builtAt = new Date(Date.now() - days * 86_400_000).toISOString();
  return { build: { commit: '1a2b3c4', builtAt } };
};

const records = (...paths: string[]) => paths.map((path) => ({ path }) as PageSeo);

interface Settings extends Partial<Omit<StartCheckOptions, 'site'>> {
  site?: Partial<StartCheckOptions['site']>;
}

const addressesOf = (...paths: string[]) =>
  new Map(paths.map((path) => [path, { route: testRoute(path), params: {} }]));

async function logWith({ site = {}, ...options }: Settings) {
  const { log, lines } = memoryLog();
  await checkStart({
    siteUrl: 'https://www.example.com',
    recipients: { settings: [], webhookHost: undefined },
    site: { addresses: addressesOf('/', '/contact'), ...builtBefore(0), ...site },
    backend: { listPageSeo: async () => records('/', '/contact') },
    processors: [],
    isSampleContent: false,
    isDevelopment: false,
    log,
    ...options,
  });
  return lines.map(({ level, msg, paths }) => (paths ? [level, paths] : [level, msg]));
}

it('logs nothing for correct settings', async () => {
  expect(await logWith({})).toEqual([]);
});

it('names pages without a record, but no study or article, and records without a page', async () => {
  const lines = await logWith({
    site: { addresses: addressesOf('/', '/contact', '/contact/one', '/insights/two') },
    backend: { listPageSeo: async () => records('/', '/old') },
  });
  expect(lines).toEqual([
    [30, ['/contact', '/insights/two']], // without a parent page
    [40, ['/old']],
  ]);
});

it('does not report an unreachable backend, which reads of metadata do', async () => {
  const backend = { listPageSeo: () => Promise.reject(new Error('away')) };
  expect(await logWith({ backend })).toEqual([]);
});

it('warns of a privacy notice without processors while enquiries are sent to some', async () => {
  const to: StartCheckOptions['recipients']['settings'] = ['SUPABASE_URL', 'SMTP_URL'];
  const recipients = { settings: to, webhookHost: undefined };
  expect(await logWith({ recipients })).toEqual([
    [40, expect.stringMatching(/SUPABASE_URL and SMTP_URL .* privacy\.processors/)],
  ]);
  const processors = [{ name: 'Host', task: 'runs the database', place: 'Cape Town' }];
  expect(await logWith({ recipients, processors })).toEqual([]);
});

it('warns of a site in production whose SITE_URL is local', async () => {
  const siteUrl = 'http://[::1]:3000';
  expect(await logWith({ siteUrl })).toEqual([
    [40, expect.stringContaining('SITE_URL is not the address of a site')],
  ]);
  expect(await logWith({ siteUrl, isDevelopment: true })).toEqual([]);
});

it('warns of sample content on a public site', async () => {
  const isSampleContent = true;
  expect(await logWith({ isSampleContent })).toEqual([[40, expect.stringContaining('sample')]]);
  const local = { siteUrl: 'http://127.0.0.1:3000', isDevelopment: true };
  expect(await logWith({ isSampleContent, ...local })).toEqual([]);
});

it('warns of a webhook whose host belongs to no processor of the notice', async () => {
  const to = (webhookHost: string) => ({ recipients: { settings: [], webhookHost } });
  const slack = { name: 'Slack', task: 'shows enquiries', place: 'Ireland', hosts: ['slack.com'] };
  expect(await logWith(to('hooks.slack.com'))).toEqual([
    [40, expect.stringContaining("hosts: ['hooks.slack.com']")],
  ]);
  for (const host of ['slack.com', 'hooks.slack.com'])
    expect(await logWith({ ...to(host), processors: [slack] })).toEqual([]);
  expect(await logWith({ ...to('notslack.com'), processors: [slack] })).toHaveLength(1);
  expect(await logWith(to('127.0.0.1'))).toEqual([]);
});

it('warns when security.txt expires within a month', async () => {
  expect(await logWith({ site: builtBefore(140) })).toEqual([]);
  expect(await logWith({ site: builtBefore(165) })).toEqual([
    [40, expect.stringMatching(/security\.txt expires on 2\d{3}-.*build and deploy again/)],
  ]);
});
