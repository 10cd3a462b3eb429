import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { memoryLog } from '../../tests/support/memory-log.ts';
import { temporaryFolder } from '../../tests/support/test-site.ts';
import type { PageSeo } from '../seo/page-seo.ts';
import {
  checkStart,
  compareRecords,
  ignoredEnvLines,
  type StartCheckOptions,
} from './start-checks.ts';

const records = (...paths: string[]) => paths.map((path) => ({ path }) as PageSeo);

interface Settings extends Partial<Omit<StartCheckOptions, 'site'>> {
  site?: Partial<StartCheckOptions['site']>;
}

async function logWith({ site = {}, ...options }: Settings) {
  const { log, lines } = memoryLog();
  await checkStart({
    siteUrl: 'https://www.example.com',
    recipients: { settings: [], webhookHost: undefined },
    site: { pagePaths: ['/', '/contact'], samples: [], claims: [], builtAt: new Date(), ...site },
    backend: { listPageSeo: async () => records('/', '/contact') },
    given: [],
    execArgv: [],
    processors: [],
    isDevelopment: false,
    log,
    ...options,
  });
  return lines.map(({ level, msg, paths }) => (paths ? [level, paths] : [level, msg]));
}

it('logs nothing for correct settings', async () => {
  expect(await logWith({})).toEqual([]);
});

it('warns of claims whose day is over, not of others', async () => {
  const claims = [
    { place: '/shopify, prices (prices.yaml)', reviewBy: '2020-01-31' },
    { place: 'figures (copy.ts)', reviewBy: '9999-12-31' },
  ];
  const msg = 'to be reviewed since 2020-01-31: /shopify, prices (prices.yaml)';
  expect(await logWith({ site: { claims } })).toEqual([[40, expect.stringContaining(msg)]]);
});

it('names pages without a record and records without a page, once each', async () => {
  const lines = await logWith({ backend: { listPageSeo: async () => records('/', '/old') } });
  expect(lines).toEqual([
    [30, ['/contact']],
    [40, ['/old']],
  ]);
});

it('expects no records for studies and articles', () => {
  const pages = ['/', '/case-studies', '/case-studies/one', '/insights/two'];
  expect(compareRecords(pages, ['/', '/case-studies', '/case-studies/one'])).toEqual({
    withoutRecord: ['/insights/two'], // without a parent page
    withoutPage: [],
  });
});

it('does not report an unreachable backend, which reads of metadata do', async () => {
  const away = { listPageSeo: () => Promise.reject(new Error('away')) };
  expect(await logWith({ backend: away })).toEqual([]);
});

it('warns of a privacy notice without processors while enquiries are sent to some', async () => {
  const recipients: StartCheckOptions['recipients'] = {
    settings: ['SUPABASE_URL', 'SMTP_URL'],
    webhookHost: undefined,
  };
  expect(await logWith({ recipients })).toEqual([
    [40, expect.stringMatching(/SUPABASE_URL and SMTP_URL .* privacy\.processors/)],
  ]);
  const processors = [{ name: 'Host', task: 'runs the database', place: 'Cape Town' }];
  expect(await logWith({ recipients, processors })).toEqual([]);
});

it.each([
  ['SMTP_URI', 'SMTP_URL'],
  ['SITEURL', 'SITE_URL'],
  ['site_url', 'SITE_URL'],
  ['SUPABASE_ANNON_KEY', 'SUPABASE_ANON_KEY'],
  ['MAIL_TO', 'ENQUIRY_MAIL_TO'],
  ['SMTP_URLL', 'SMTP_URL'],
])('warns of %s as a misspelling of %s, also beside it', async (found, meant) => {
  const line = [40, `${found} is set, but nothing reads it: did you mean ${meant}?`];
  expect(await logWith({ given: [found] })).toEqual([line]);
  expect(await logWith({ given: [found, meant] })).toEqual([line]);
});

it('ignores variables of other programs', async () => {
  const given = [
    ...['HOME', 'PATH', 'HOSTNAME', 'NODE_ENV', 'SUPABASE_SERVICE_ROLE_KEY'],
    ...['LS_COLORS', 'URL', 'HTTP_PROXY'],
  ];
  expect(await logWith({ given })).toEqual([]);
});

it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'warns of a site in production whose SITE_URL is %s',
  async (siteUrl) => {
    expect(await logWith({ siteUrl })).toEqual([
      [40, expect.stringContaining('SITE_URL is not the address of a site')],
    ]);
    expect(await logWith({ siteUrl, isDevelopment: true })).toEqual([]);
  },
);

it('lists samples, and warns of them on a public site', async () => {
  const samples = ['2 of 3 articles (src/content/articles)'];
  expect(await logWith({ site: { samples } })).toEqual([
    [40, expect.stringContaining('and public: 2 of 3 articles')],
  ]);
  const local = { siteUrl: 'http://127.0.0.1:3000', isDevelopment: true };
  expect(await logWith({ site: { samples }, ...local })).toEqual([[30, expect.any(String)]]);
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
  const before = (days: number) => ({ builtAt: new Date(Date.now() - days * 86_400_000) });
  expect(await logWith({ site: before(140) })).toEqual([]);
  expect(await logWith({ site: before(165) })).toEqual([
    [40, expect.stringMatching(/security\.txt expires on 2\d{3}-.*build and deploy again/)],
  ]);
});

/** Node's options for an environment file with a text. */
function envFile(text: string, option = '--env-file-if-exists') {
  const file = join(temporaryFolder(), '.env');
  writeFileSync(file, text);
  return { file, execArgv: ['--no-warnings', `${option}=${file}`] };
}

it('warns of ignored lines of the environment file', async () => {
  const { file, execArgv } = envFile('A=1\nSITE_URL https://x.test\nB', '--env-file');
  expect(await logWith({ execArgv })).toEqual([
    [40, expect.stringContaining(`${file}:2 and ${file}:3: ignored`)],
  ]);
});

it.each([
  ['a line without =', 'A=1\nSITE_URL https://x.test\nB=2', [2]],
  ['a name alone', 'export A\r\nB=2\r\n', [1]],
  ['a variable behind a byte-order mark', '\ufeffA=1\nB=2', [1]],
  ['lines after an open quote', "A='1\nB\nC=2", [2]],
  ['no variables, blank lines and comments', '\n# A\n  # B\nexport A=1\nB=\n \nC = 1 # c\n', []],
  ['no lines of quoted values', `A="\none\n\ntwo"\nB='three\nfour' # five\nC=\`six\nseven\``, []],
])('Node ignores of an environment file %s', (_, text, numbers) => {
  const { file, execArgv } = envFile(text);
  expect(ignoredEnvLines(execArgv)).toEqual(numbers.map((line) => `${file}:${line}`));
});

it.each([[['--no-warnings']], [['--env-file-if-exists=/nowhere/.env']]])(
  'Node reads no file for %j',
  (execArgv) => expect(ignoredEnvLines(execArgv)).toEqual([]),
);
