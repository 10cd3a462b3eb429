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

const mail = { to: ['a@b.c'], from: 'a@b.c', smtpUrl: 'smtps://b.c', allowUnencrypted: false };

interface Settings extends Partial<Omit<StartCheckOptions, 'env' | 'site'>> {
  siteUrl?: string;
  webhookUrl?: string;
  sendsToOthers?: boolean;
  site?: Partial<StartCheckOptions['site']>;
}

async function logWith({ site = {}, ...settings }: Settings) {
  const { log, lines } = memoryLog();
  const { siteUrl = 'https://www.example.com', webhookUrl, sendsToOthers, ...options } = settings;
  await checkStart({
    env: {
      siteUrl,
      storage: {
        dataDir: '',
        supabase: sendsToOthers ? { url: 'https://x.supabase.co', anonKey: '' } : undefined,
      },
      notifications: {
        mail: sendsToOthers ? mail : undefined,
        webhook: webhookUrl === undefined ? undefined : { url: webhookUrl, secret: '' },
        silenceHours: undefined,
        checkSecret: undefined,
      },
    },
    site: { pagePaths: ['/', '/contact'], samples: [], claims: [], builtAt: new Date(), ...site },
    backend: { listPageSeo: async () => records('/', '/contact') },
    input: {},
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
  expect(await logWith({ sendsToOthers: true })).toEqual([
    [40, expect.stringMatching(/SUPABASE_URL and SMTP_URL .* privacy\.processors/)],
  ]);
  const processors = [{ name: 'Host', task: 'runs the database', place: 'Cape Town' }];
  expect(await logWith({ sendsToOthers: true, processors })).toEqual([]);
});

const misspelled = (input: Record<string, string>) => logWith({ input });

it.each([
  ['SMTP_URI', 'SMTP_URL'],
  ['SITEURL', 'SITE_URL'],
  ['site_url', 'SITE_URL'],
  ['SUPABASE_ANNON_KEY', 'SUPABASE_ANON_KEY'],
  ['MAIL_TO', 'ENQUIRY_MAIL_TO'],
  ['SMTP_URLL', 'SMTP_URL'],
])('warns of %s as a misspelling of %s, also beside it', async (found, meant) => {
  const line = [40, `${found} is set, but nothing reads it: did you mean ${meant}?`];
  expect(await misspelled({ [found]: 'x' })).toEqual([line]);
  expect(await misspelled({ [found]: 'x', [meant]: 'y' })).toEqual([line]);
  expect(await misspelled({ [found]: '' })).toEqual([]);
});

it('ignores variables of other programs', async () => {
  const names = [
    ...['HOME', 'PATH', 'HOSTNAME', 'NODE_ENV', 'SUPABASE_SERVICE_ROLE_KEY'],
    ...['LS_COLORS', 'URL', 'HTTP_PROXY'],
  ];
  expect(await misspelled(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
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
  const webhookUrl = 'https://hooks.slack.com/services/secret';
  const slack = { name: 'Slack', task: 'shows enquiries', place: 'Ireland', hosts: ['slack.com'] };
  const lines = await logWith({ webhookUrl });
  expect(lines).toEqual([[40, expect.stringContaining("hosts: ['hooks.slack.com']")]]);
  expect(JSON.stringify(lines)).not.toContain('services');
  expect(await logWith({ webhookUrl, processors: [slack] })).toEqual([]);
  expect(await logWith({ webhookUrl: 'http://127.0.0.1:5678/hook' })).toEqual([]);
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
