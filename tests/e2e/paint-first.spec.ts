import { expect, hydrated, test, type Page, servicePath } from './support/test.ts';

/* The page is painted before its code is asked for, and is whole without it. */

test.use({ viewport: { width: 375, height: 812 } });

test('asks for the app once the page is painted', async ({ page }) => {
  await page.goto('/insights');
  await hydrated(page);
  const { paintedAt, askedAt } = await page.evaluate(() => ({
    paintedAt: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    askedAt: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/'))
      .map(({ startTime }) => startTime),
  }));
  expect(askedAt.length).toBeGreaterThan(1);
  expect(Math.min(...askedAt)).toBeGreaterThanOrEqual(paintedAt);
});

test.describe('where scripts are blocked', () => {
  for (const path of ['/insights', servicePath]) {
    test(`${path} shows its pictures`, async ({ page }) => {
      await blockStart(page, path);
      await page.goto(path);
      const frame = page.locator('main picture:has(> img[loading="lazy"])').first();
      await frame.scrollIntoViewIfNeeded();
      await expect(frame.locator('img')).toHaveJSProperty('complete', true);
      await expect(frame.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
    });
  }
});

/** As an extension does that blocks scripts: the browser says all the same that it runs them. */
async function blockStart(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const blocked = html.replace(/<script type="module">.*?<\/script>/s, '');
    expect(blocked.length).toBeLessThan(html.length);
    await route.fulfill({ response, body: blocked });
  });
}
