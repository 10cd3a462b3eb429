import { site } from '../../src/content/site.ts';
import { expect, hydrated, open, scrollAndClick, test, type Page } from './support/test.ts';

const insights = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Insights', exact: true });

test.describe('an unknown path', () => {
  test.use({ allowedMessages: ['404'] });

  test('shows the not-found screen within the site and logs the path', async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    const response = await page.goto('/no/such-page');
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect.poll(() => page.title()).toContain(site.name);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect.poll(() => messages.join()).toContain('/no/such-page');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('a page chunk that a release has replaced', () => {
  test.use({ allowedMessages: ['Failed to load resource', 'dynamically imported module'] });

  /** Answers 404 for a page's code, and counts how often the document was asked for. */
  async function withoutInsightsCode(page: Page) {
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        loads.push(new URL(request.url()).pathname);
    });
    await page.route(/\/assets\/InsightsPage-/, (route) => route.fulfill({ status: 404 }));
    return loads;
  }

  test('is answered by one new document, which reads without it', async ({ page }) => {
    const loads = await withoutInsightsCode(page);
    await open(page, '/thank-you');
    await insights(page).click();
    await expect.poll(() => loads).toEqual(['/thank-you', '/insights']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insights & Articles');
    await page.waitForLoadState('networkidle');
    expect(loads).toEqual(['/thank-you', '/insights']);
  });

  test('takes nothing from a visitor who only points at the link', async ({ page }) => {
    const loads = await withoutInsightsCode(page);
    await open(page, '/contact');
    await page.getByLabel('Full Name').fill('Thandi Mokoena');
    const failed = page.waitForResponse(/\/assets\/InsightsPage-/);
    await insights(page).hover();
    await failed;
    await page.waitForLoadState('networkidle');
    expect(loads).toEqual(['/contact']);
    await expect(page.getByLabel('Full Name')).toHaveValue('Thandi Mokoena');
  });
});

/** Has the server send a page's data in other shape, until it is repaired. */
async function breakData(
  page: Page,
  path: string,
  change: (data: Record<string, unknown>) => void,
) {
  const request = (url: URL) => url.search === `?path=${encodeURIComponent(path)}`;
  await page.route(request, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: Record<string, unknown> };
    change(json.data);
    await route.fulfill({ response, json });
  });
  return { repair: () => page.unroute(request) };
}

test.describe('code that throws', () => {
  test.use({
    allowedMessages: [
      'failed:',
      'Cannot read properties',
      'React Router caught',
      'not valid as a React child',
      'Minified React error #31',
    ],
  });

  test('in a page shows the failure, whose Try again draws the page anew', async ({ page }) => {
    await open(page, '/case-studies');
    const { repair } = await breakData(page, '/case-studies/investec', (data) => {
      Object.assign(data.study as object, { technologies: null });
    });
    await scrollAndClick(page.locator('main a[href="/case-studies/investec"]').first());
    const failure = page.getByRole('heading', { level: 1, name: 'Something went wrong' });
    await expect(failure).toBeFocused();
    await expect(page).toHaveTitle(/Investec/);
    const retry = page.getByRole('button', { name: 'Try again' });
    const asked = page.waitForResponse(/\/api\/page\?/);
    await retry.click();
    await asked;
    await expect(failure).toBeVisible();
    await repair();
    await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Investec');
  });

  test('in a first section shows its failure below the header', async ({ page }) => {
    await open(page, '/insights');
    const link = page.locator('main a[href^="/insights/"]:not([href$=".xml"])').first();
    const article = (await link.getAttribute('href'))!;
    await breakData(page, article, (data) => {
      Object.assign(data.article as object, { readTime: { no: 'text' } });
    });
    await scrollAndClick(link);
    const heading = page.getByRole('heading', { name: 'Something went wrong:' }).first();
    await expect(heading).toBeVisible();
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => scrollTo(0, 0));
      const header = (await page.getByRole('banner').boundingBox())!;
      const { y } = (await heading.boundingBox())!;
      expect(y, `at ${width} px`).toBeGreaterThan(header.y + header.height);
    }
  });
});
