import { expect, hydrated, test, type Page, servicePath } from './support/test.ts';

/* The page is painted before its code is requested, and is complete without it. */

test.use({ viewport: { width: 375, height: 812 } });

test('requests the app after the first paint', async ({ page }) => {
  await page.goto('/insights');
  await hydrated(page);
  const { paintedAt, requestedAt } = await page.evaluate(() => ({
    paintedAt: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    requestedAt: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/'))
      .map(({ startTime }) => startTime),
  }));
  expect(requestedAt.length).toBeGreaterThan(1);
  expect(Math.min(...requestedAt)).toBeGreaterThanOrEqual(paintedAt);
});

test('a page loads the form only if it has one', async ({ page }) => {
  const hasForm = async (path: string) => {
    await page.goto(path);
    await hydrated(page);
    return page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/form-')),
    );
  };
  expect(await hasForm('/contact')).toBe(true);
  expect(await hasForm('/insights')).toBe(false);
});

test.describe('with blocked scripts', () => {
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

/** Removes the start script, like an extension that blocks scripts: the browser still reports scripting as enabled. */
async function blockStart(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const blocked = html.replace(/<script id="start" type="module">.*?<\/script>/s, '');
    expect(blocked.length).toBeLessThan(html.length);
    await route.fulfill({ response, body: blocked });
  });
}
