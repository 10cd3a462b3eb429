import { expect, it } from 'vitest';
import { enquiryRequest } from '../support/enquiry.ts';
import { startMailBox } from '../support/services/mail-box.ts';
import { testSite } from '../support/test-site.ts';
import { until } from '../support/until.ts';
import { copyWithRecords } from './copy-with-records.ts';
import { moveToPortugal } from './move-to-portugal.ts';

/* The pages with few records or none, after the samples are removed, and in another country. */

/** Texts that no page may contain. */
const ODD = [
  /\b(None|undefined|NaN|Infinity|null)\b/,
  /\bone (countries|projects|clients|offices|articles|studies|developers|ways|stores)\b/i,
  /\b1 (months|countries|clients|projects|articles|offices|stores)\b/,
];

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

/** Builds and starts a copy that keeps so many of each kind of record; none of its pages has what none may have. */
async function siteWithRecords(
  count: number,
  change: (copy: ReturnType<typeof copyWithRecords>) => void = () => {},
  env: Record<string, string> = {},
) {
  const copy = copyWithRecords(count);
  change(copy);
  expect(await copy.run()).toMatchObject({ code: 0 });
  const { origin } = await testSite({ cwd: copy.root, env });
  const textOf = async (path: string) => (await fetch(origin + path)).text();
  const sitemap = await textOf('/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, url]) => new URL(url!).pathname);
  expect(listed.length).toBeGreaterThan(9);
  const records = listed.filter((path) => /^\/(case-studies|insights)\/./.test(path));
  expect(records).toHaveLength(2 * count);
  const pages = [...listed, '/thank-you', '/book-consultation'];
  for (const path of pages) {
    const html = await textOf(path);
    expect(html.match(/<(ul|ol|dl|nav)\b[^>]*><\/\1>/), `${path}: an empty list`).toBeNull();
    const ids = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
    const fragments = [...html.matchAll(/<a\b[^>]*?\shref="#([^"]*)"/g)].map(([, id]) => id);
    // A popover's closing link has no target.
    const dead = fragments.filter((id) => !ids.has(id) && id !== 'closed');
    expect(dead, `${path}: links to no part of it`).toEqual([]);
    const text = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, '\n');
    const odd = text.split('\n').filter((line) => ODD.some((words) => words.test(line)));
    expect(odd, path).toEqual([]);
  }
  return { origin, pages, textOf };
}

it('has no empty list, dead link or odd text with one of each kind of record', async () => {
  await siteWithRecords(1);
});

it('has none without records either, in another country, of which no page, feed or mail keeps the former', async () => {
  const mailBox = await startMailBox();
  const env = { ENQUIRY_MAIL_TO: 'sales@example.com', SMTP_URL: mailBox.url };
  const { origin, pages, textOf } = await siteWithRecords(0, moveToPortugal, env);
  const check = (where: string, text: string) => {
    for (const pattern of LEFT) expect.soft(pattern.exec(text)?.[0], where).toBeUndefined();
  };
  const others = ['/no/such-page', '/insights/feed.xml', '/.well-known/security.txt'];
  for (const path of [...pages, ...others]) check(path, withoutMarkup(await textOf(path)));

  const { idempotencyKey: _, ...values } = enquiryRequest('country');
  await fetch(`${origin}/api/enquiries`, {
    method: 'POST',
    body: new URLSearchParams({ ...values, page: '/contact' }),
    redirect: 'manual',
  });
  await until(() => mailBox.mails.length > 0);
  check('mail', mailBox.mails[0]!.text ?? '');

  const contact = await textOf('/contact');
  for (const text of ['"postalCode":"1100-420"', '1100-420 Lisboa', 'geral@cnpd.pt'])
    expect(contact).toContain(text);
  expect(await textOf('/shopify')).toContain('140.000\u00a0€');
});
