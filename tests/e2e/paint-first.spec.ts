import { expect, test, type Page } from './test.ts';

/** decision 010: what the first paint doesn't need leaves it the line. */
test.use({ viewport: { width: 375, height: 812 } });

const lazyPictures = (page: Page) => page.locator('main img[loading="lazy"]:not([fetchpriority])');

test('fetches lazy pictures once the page is painted', async ({ page }) => {
  await page.goto('/insights');
  await page.waitForLoadState('networkidle');
  const { paintedAt, askedAt } = await page.evaluate(() => ({
    paintedAt: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    askedAt: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/art/'))
      .map(({ startTime }) => startTime),
  }));
  expect(askedAt.length).toBeGreaterThan(0);
  expect(Math.min(...askedAt)).toBeGreaterThanOrEqual(paintedAt);
});

test('fetches them too where the script that marks the paint is blocked', async ({ page }) => {
  await page.route('/insights', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const blocked = html.replace(/<script type="module">.*?<\/script>/s, '');
    expect(blocked.length).toBeLessThan(html.length);
    await route.fulfill({ response, body: blocked });
  });
  await page.goto('/insights');
  const picture = lazyPictures(page).first();
  await picture.locator('..').scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
});
