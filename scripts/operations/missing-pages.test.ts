import { expect, it } from 'vitest';
import { likelyTarget, missingPages, missingReport } from './missing-pages.ts';

async function* lines(...all: (string | object)[]) {
  for (const one of all) yield typeof one === 'string' ? one : JSON.stringify(one);
}

const entry = (path: string, from?: string, status = 404, method = 'GET') => ({
  level: 30,
  req: { id: '1', method, path },
  res: { status, ...(from && { from }) },
});

const found = (...all: (string | object)[]) =>
  missingPages(lines(...all), (path) => path === '/contact');

it('counts missing pages, most frequent first, with the hosts that link to them', async () => {
  const { pages } = await found(
    entry('/old', 'partner.example'),
    entry('/Old/', 'news.example'),
    `site-1  | ${JSON.stringify(entry('/old', 'partner.example'))}`,
    entry('/brochure.pdf'),
    entry('/caf%C3%A9'),
  );
  const hosts = { 'partner.example': 2, 'news.example': 1 };
  expect(pages).toEqual([
    { path: '/old', count: 3, hosts: Object.entries(hosts) },
    { path: '/brochure.pdf', count: 1, hosts: [] },
    { path: '/café', count: 1, hosts: [] },
  ]);
});

it('skips what is no missing page', async () => {
  const { pages, probes } = await found(
    'northveld is at https://www.example.com',
    '{"level":30,"msg":"404"',
    '404 {}',
    entry('/there', undefined, 200),
    entry('/gone', undefined, 410),
    entry('/contact'),
    entry('/posted', undefined, 404, 'POST'),
    entry('/assets/Page-1a2B3c4D.js'),
    entry('/api/nothing'),
    entry('/%zz'),
    ...['/.env', '/wp-login.php', '/blog/.git/config', '/backup.sql'].map((path) => entry(path)),
  );
  expect(pages).toEqual([]);
  expect(probes).toBe(4);
});

it.each([
  ['/unsubscribe/…', '/unsubscribe/*'],
  ['/unsubscribe/thandi@example.com/now', '/unsubscribe/*'],
  ['/orders/20261125/view', '/orders/*'],
  ['/reset/3f8a9c0d1e2b4f5a6c7d', '/reset/*'],
  ['/t/8f14e45f-ceea-467f-a834-b0c1d2e3f4a5', '/t/*'],
  ['/our-services-in-2024', '/our-services-in-2024'],
  ['/ecommerce-website-design-and-development', '/ecommerce-website-design-and-development'],
])('leaves personal parts of %s out', async (path, shown) => {
  expect((await found(entry(path))).pages.map((page) => page.path)).toEqual([shown]);
});

const addresses = ['/', '/shopify', '/ai-chat', '/agentic-ai', '/case-studies/kia-south-africa'];

it.each([
  ['/shopify-services', '/shopify'],
  ['/work/kia-south-africa.html', '/case-studies/kia-south-africa'],
  ['/agentic', '/agentic-ai'],
  ['/pricing', undefined],
  ['/case-studies', '/case-studies/kia-south-africa'],
  ['/blog', undefined], // two are as likely
])('suggests for %s %s', (path, target) => {
  expect(likelyTarget(path, [...addresses, '/blog/one', '/blog/two'])).toBe(target);
});

it('prints the list, and lines that can be pasted into redirects.ts', () => {
  const hosts = Object.entries({ 'a.example': 9, 'b.example': 3, 'c.example': 2, 'd.example': 1 });
  const pages = [
    { path: '/shopify-services', count: 12, hosts },
    { path: "/it's-old", count: 1, hosts: [] },
  ];
  expect(missingReport({ pages, probes: 7 }, addresses).split('\n')).toEqual([
    '    12  /shopify-services  a.example (9), b.example (3), c.example (2), 1 more',
    "     1  /it's-old",
    '',
    'Left out: 7 requests for files of other systems (/.env, *.php)',
    '',
    'For src/content/redirects.ts; check each target, and remove what should stay missing:',
    "  '/shopify-services': '/shopify',",
    "  // '/it\\'s-old': '/…',",
    '',
  ]);
  expect(missingReport({ pages: [], probes: 0 }, addresses)).toBe('No missing pages.\n');
});
