import { expect, follow, open, test, type Page } from './test.ts';

/* SPEC.md 4, 'Page metadata', and SPEC-NOTES 2 and 17: where the browser finds a page's metadata. */

const stored = (page: Page, path: string) =>
  page.evaluate(
    (key) =>
      JSON.parse(sessionStorage.getItem(`page_seo:${key}`) ?? 'null') as { title: string } | null,
    path,
  );

/** Notes the paths whose metadata the browser asks the server for. */
function asked(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/page-seo') paths.push(url.searchParams.get('path') ?? '');
  });
  return paths;
}

test('the first page’s record comes with the document, the next one from the server, once', async ({
  page,
}) => {
  const paths = asked(page);
  await open(page, '/contact');
  expect((await stored(page, '/contact'))?.title).toBe('Contact Us | Northveld');
  await follow(page, 'Insights');
  await expect(page).toHaveTitle('Insights & Articles | Northveld');
  expect((await stored(page, '/insights'))?.title).toBe('Insights & Articles | Northveld');
  await follow(page, 'Contact');
  await expect(page).toHaveTitle('Contact Us | Northveld');
  await open(page, '/thank-you');
  await follow(page, 'Insights');
  await expect(page).toHaveTitle('Insights & Articles | Northveld');
  expect(paths).toEqual(['/insights']);
});

test('session storage stands before the server', async ({ page }) => {
  const paths = asked(page);
  await open(page, '/contact');
  await page.evaluate(() => {
    const record = JSON.parse(sessionStorage.getItem('page_seo:/contact')!) as object;
    const insights = { ...record, title: 'From session storage', canonical: '/insights' };
    sessionStorage.setItem('page_seo:/insights', JSON.stringify(insights));
  });
  await follow(page, 'Insights');
  await expect(page).toHaveTitle('From session storage');
  expect(paths).toEqual([]);
});

test.describe('while the server fails', () => {
  test.use({ allowedMessages: ['Failed to load resource', 'Page metadata could not be fetched'] });

  test('the page’s own title counts, then the root’s record, then the defaults', async ({
    page,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    let rootAnswers = true;
    await page.route('**/api/page-seo?**', async (route) => {
      const isRoot = new URL(route.request().url()).searchParams.get('path') === '/';
      if (!isRoot || !rootAnswers) return route.fulfill({ status: 500, body: 'no' });
      const response = await route.fetch();
      const record = (await response.json()) as object;
      return route.fulfill({ json: { ...record, title: 'The root’s record' } });
    });
    await open(page, '/contact');
    await follow(page, 'Insights');
    await expect(page).toHaveTitle('Insights & Articles | Northveld');
    expect(messages.join()).toContain('Page metadata could not be fetched');
    expect(await stored(page, '/insights')).toBeNull();
    await follow(page, 'Agile Teams');
    await expect(page).toHaveTitle('The root’s record');
    rootAnswers = false;
    await page.evaluate(() => sessionStorage.clear());
    await follow(page, 'Web & App Development');
    await expect(page).toHaveTitle(
      'Northveld | AI-Powered Digital Solutions & Software Development',
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('GET /api/page-seo answers the resolved record, and 400 for what is no path', async ({
  request,
}) => {
  const answer = await request.get('/api/page-seo?path=/contact');
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ title: 'Contact Us | Northveld' });
  for (const path of ['contact', '', '//evil.example', '/contact?x=1']) {
    const refused = await request.get('/api/page-seo', { params: { path } });
    expect(refused.status(), path).toBe(400);
  }
});
