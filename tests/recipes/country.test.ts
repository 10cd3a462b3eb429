import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import * as country from '../../src/content/company/country.ts';
import { site } from '../../src/content/site.ts';
import { enquiryRequest } from '../support/enquiry.ts';
import { startMailBox } from '../support/services/mail-box.ts';
import { copyOfRepository } from '../support/repository-copy.ts';
import { testSite, temporaryFolder } from '../support/test-site.ts';
import { until } from '../support/until.ts';
import { copyWithRecords } from './copy-with-records.ts';
import * as portugal from './portugal.ts';

/* Applies the recipe "Move to another country" to a copy of the repository without its sample records. */

const run = promisify(execFile);
const env = { PATH: process.env['PATH'] };

/** What only the shipped country has, in text without markup. */
const LEFT = [
  /South.?Africa/,
  ...[/Johannesburg/, /Cape Town/, /Durban/, /Africa\//],
  ...[/\bR\d/, /\brand\b/i, /\bZAR\b/, /\bVAT\b/],
  ...[/\+27\b/, /\.co\.za\b/, /\ben-ZA\b/, /UTC\+2/],
  ...[/POPIA/, /inforegulator/, /B-BBEE/, /\(Pty\)/, /Promotion of Access/, /section \d/],
  ...[/Afrikaans/, /isiZulu/, /isiXhosa/],
];

const withoutMarkup = (html: string) =>
  html.replaceAll(
    /<style\b.*?<\/style>|<script(?! type="application).*?<\/script>|<svg\b.*?<\/svg>/gs,
    '',
  );

const OFFICE = `  {
    key: 'lisbon',
    name: 'Lisbon',
    address: {
      street: ['Rua Augusta 1'],
      locality: 'Lisboa',
      code: '1100-420',
      country: country.name,
    },
    position: { latitude: 38.71, longitude: -9.1368 },
    hours,
    map: map('lisbon'),
  },
`;

it('says everything of the other country that the shipped profile says', () => {
  expect(Object.keys(portugal).sort()).toEqual(Object.keys(country).sort());
  expect(Object.keys(portugal.privacyRules).sort()).toEqual(
    Object.keys(country.privacyRules).sort(),
  );
});

/** The steps of the recipe. */
function moveToPortugal({ copy, write, replace, read }: ReturnType<typeof copyOfRepository>): void {
  write(
    'src/content/company/country.ts',
    readFileSync('tests/recipes/portugal.ts', 'utf8').replace('../../src/content/', '../'),
  );

  const offices = 'src/content/company/offices.ts';
  replace(offices, /(?<=OfficePlace\[\] = \[\n).*?(?=^\];)/ms, OFFICE);
  for (const size of ['640.avif', '750.avif', '828.avif', '1080.avif', '1200.avif', '1200.jpg'])
    copy(`public/art/offices/johannesburg-${size}`, `public/art/offices/lisbon-${size}`);

  const config = 'src/content/site.ts';
  replace(config, site.contact.phone, '+351 210 000 010');
  replace(config, /registrations: \[.*?\n {4}\],/s, 'registrations: [],');
  write(config, read(config).replaceAll(' (Pty) Ltd', ' Lda'));

  const seed = 'supabase/seed.sql';
  write(
    seed,
    read(seed)
      .replaceAll(/Johannesburg & South Africa|South Africa/g, 'Portugal')
      .replaceAll('Johannesburg, Cape Town and Durban', 'Lisbon')
      .replaceAll(/R(\d+) (\d{3})/g, '$1.$2 €')
      .replaceAll('VAT', 'IVA'),
  );
}

it('moves the site to another country, of which no page, feed or mail keeps the former', async () => {
  const copy = copyWithRecords(0);
  moveToPortugal(copy);
  const { root } = copy;
  await run(process.execPath, ['scripts/build.ts'], { cwd: root, env });
  const mailBox = await startMailBox();
  const server = await testSite({
    cwd: root,
    env: { ENQUIRY_MAIL_TO: 'sales@example.com', SMTP_URL: mailBox.url },
  });
  const textOf = async (path: string) => (await fetch(server.origin + path)).text();
  const sitemap = await textOf('/sitemap.xml');
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]*([^<]*)/g)].map(
    ([, path]) => path || '/',
  );
  expect(pages.length).toBeGreaterThan(9);
  const found: string[] = [];
  const check = (where: string, text: string) =>
    found.push(
      ...LEFT.flatMap((pattern) => {
        const at = text.search(pattern);
        return at < 0 ? [] : [`${where}: ${text.slice(Math.max(0, at - 40), at + 40)}`];
      }),
    );
  for (const path of [
    ...pages,
    ...['/thank-you', '/no/such-page', '/insights/feed.xml', '/.well-known/security.txt'],
  ])
    check(path, withoutMarkup(await textOf(path)));

  const { idempotencyKey: _, ...values } = enquiryRequest('country');
  await fetch(`${server.origin}/api/enquiries`, {
    method: 'POST',
    body: new URLSearchParams({ ...values, page: '/contact' }),
    redirect: 'manual',
  });
  await until(() => mailBox.mails.length > 0);
  check('mail', mailBox.mails[0]!.text ?? '');
  await mailBox.close();
  expect(found).toEqual([]);

  const contact = await textOf('/contact');
  expect(contact).toContain('"postalCode":"1100-420"');
  expect(contact).toContain('"addressLocality":"Lisboa"');
  expect(contact).toContain('1100-420 Lisboa');
  expect(contact).toContain('geral@cnpd.pt');
  expect(await textOf('/shopify')).toContain('140.000\u00a0€');
});

it('passes the unit tests in another country', async () => {
  const copy = copyOfRepository(join(temporaryFolder(), 'site'));
  moveToPortugal(copy);
  copy.remove('src/content/sample-content.test.ts');
  await run(
    process.execPath,
    [
      ...['node_modules/vitest/vitest.mjs', 'run', '--project=unit', '--project=components'],
      ...['scripts/build', 'src', 'tests/server'],
    ],
    { cwd: copy.root, env },
  );
});
