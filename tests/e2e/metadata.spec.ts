import { site } from '../../src/content/site.ts';
import { expect, follow, open, test, type Page } from './support/test.ts';

/* Where the browser finds a page's metadata. */

const stored = (page: Page, path: string) =>
  page.evaluate(
    (key) =>
      JSON.parse(sessionStorage.getItem(`page_seo:${key}`) ?? 'null') as { title: string } | null,
    path,
  );

/** Notes the paths that the browser asks the server about. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/page') paths.push(url.searchParams.get('path') ?? '');
  });
  return paths;
}

test('the first page comes with the document, the next one from the server, once', async ({
  page,
}) => {
  const paths = asked(page);
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

test('session storage stands before the server', async ({ page }) => {
  await open(page, '/contact');
  await page.evaluate(() => {
    const record = JSON.parse(sessionStorage.getItem('page_seo:/contact')!) as object;
    const insights = { ...record, title: 'From session storage' };
    sessionStorage.setItem('page_seo:/insights', JSON.stringify(insights));
  });
  await follow(page, 'Insights');
  await expect(page).toHaveTitle('From session storage');
});

test('GET /api/page-seo answers the resolved record, and 400 for what is no path', async ({
  request,
}) => {
  const answer = await request.get('/api/page-seo?path=/contact');
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ title: `Contact Us | ${site.name}` });
  for (const path of ['contact', '', '//evil.example', '/contact?x=1']) {
    const refused = await request.get('/api/page-seo', { params: { path } });
    expect(refused.status(), path).toBe(400);
  }
});
