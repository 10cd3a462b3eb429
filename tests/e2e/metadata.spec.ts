import { site } from '../../src/content/site.ts';
import { expect, follow, open, test, type Page } from './support/test.ts';

/* The sources of a page's metadata in the browser. */

const [contact, insights] = [`Contact Us | ${site.name}`, `Insights & Articles | ${site.name}`];

/** The stored metadata of a path, with the key that the release has for it. */
const stored = (page: Page, path: string) =>
  page.evaluate((beginning) => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith(beginning)) ?? '';
    const value = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { title?: string };
    return { key, ...value };
  }, `page_seo:${path}@/assets/entry-client-`);

test('a page’s metadata come with the document or are requested once, and stored metadata have priority', async ({
  page,
}) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/page') paths.push(url.searchParams.get('path') ?? '');
  });
  await open(page, '/contact');
  const { key, ...record } = await stored(page, '/contact');
  expect(record.title).toBe(contact);
  for (const [name, title] of [
    ['Insights', insights],
    ['Contact', contact],
    ['Insights', insights],
  ] as const) {
    await follow(page, name);
    await expect(page).toHaveTitle(title);
  }
  expect((await stored(page, '/insights')).title).toBe(insights);
  expect(paths).toEqual(['/insights']);

  await page.evaluate(
    ([name, value]) => sessionStorage.setItem(name!, value!),
    [
      key.replace('/contact', '/case-studies'),
      JSON.stringify({ ...record, title: 'From session storage' }),
    ],
  );
  await follow(page, 'Recent Work');
  await expect(page).toHaveTitle('From session storage');
  await page.reload();
  await expect(page).toHaveTitle('From session storage');
  const shared = page.locator('meta[property="og:title"]');
  await expect(shared).toHaveAttribute('content', 'From session storage');
  await expect(shared).toHaveCount(1);
});
