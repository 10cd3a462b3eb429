import { site } from '../../src/content/site.ts';
import { expect, follow, open, test, type Page } from './support/test.ts';

/* The sources of a page's metadata in the browser. */

/** The stored metadata of a path, with the key that the release has for it. */
const stored = (page: Page, path: string) =>
  page.evaluate((beginning) => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith(beginning)) ?? '';
    const value = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { title?: string };
    return { key, ...value };
  }, `page_seo:${path}@/assets/entry-client-`);

/** Records the paths of requests for page data. */
function requestedPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/page') paths.push(url.searchParams.get('path') ?? '');
  });
  return paths;
}

test('the document has the first page’s metadata, and the next page’s is requested once', async ({
  page,
}) => {
  const paths = requestedPaths(page);
  await open(page, '/contact');
  expect((await stored(page, '/contact')).title).toBe(`Contact Us | ${site.name}`);
  await follow(page, 'Insights');
  await expect(page).toHaveTitle(`Insights & Articles | ${site.name}`);
  expect((await stored(page, '/insights')).title).toBe(`Insights & Articles | ${site.name}`);
  await follow(page, 'Contact');
  await expect(page).toHaveTitle(`Contact Us | ${site.name}`);
  await follow(page, 'Insights');
  await expect(page).toHaveTitle(`Insights & Articles | ${site.name}`);
  expect(paths).toEqual(['/insights']);
});

test('session storage has priority over the server, for navigations and documents', async ({
  page,
}) => {
  await open(page, '/contact');
  const { key, ...record } = await stored(page, '/contact');
  await page.evaluate(
    ([key, value]) => sessionStorage.setItem(key!, value!),
    [
      key.replace('/contact', '/insights'),
      JSON.stringify({ ...record, title: 'From session storage' }),
    ],
  );
  await follow(page, 'Insights');
  await expect(page).toHaveTitle('From session storage');
  await page.reload();
  await expect(page).toHaveTitle('From session storage');
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    'From session storage',
  );
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
});
