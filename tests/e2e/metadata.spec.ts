import { site } from '../../src/content/site.ts';
import { expect, follow, open, test, type Page } from './support/test.ts';

/* The sources of a page's metadata in the browser. */

const stored = (page: Page, path: string) =>
  page.evaluate(
    (key) =>
      JSON.parse(sessionStorage.getItem(`page_seo:${key}`) ?? 'null') as { title: string } | null,
    path,
  );

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
  expect((await stored(page, '/contact'))?.title).toBe(`Contact Us | ${site.name}`);
  await follow(page, 'Insights');
  await expect(page).toHaveTitle(`Insights & Articles | ${site.name}`);
  expect((await stored(page, '/insights'))?.title).toBe(`Insights & Articles | ${site.name}`);
  await follow(page, 'Contact');
  await expect(page).toHaveTitle(`Contact Us | ${site.name}`);
  await follow(page, 'Insights');
  await expect(page).toHaveTitle(`Insights & Articles | ${site.name}`);
  expect(paths).toEqual(['/insights']);
});

test('session storage has priority over the server', async ({ page }) => {
  await open(page, '/contact');
  await page.evaluate(() => {
    const record = JSON.parse(sessionStorage.getItem('page_seo:/contact')!) as object;
    const insights = { ...record, title: 'From session storage' };
    sessionStorage.setItem('page_seo:/insights', JSON.stringify(insights));
  });
  await follow(page, 'Insights');
  await expect(page).toHaveTitle('From session storage');
});

test('GET /api/page-seo answers with the resolved record, and 400 for an invalid path', async ({
  request,
}) => {
  const answer = await request.get('/api/page-seo?path=/contact');
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ title: `Contact Us | ${site.name}` });
  for (const path of ['contact', '', '//evil.example', '/contact?x=1']) {
    const rejected = await request.get('/api/page-seo', { params: { path } });
    expect(rejected.status(), path).toBe(400);
  }
});
