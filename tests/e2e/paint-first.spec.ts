import { expect, test, type Page } from './test.ts';

/* docs/decisions/010-paint-first.md: what the first paint doesn't need leaves it the line. */

test.use({ viewport: { width: 375, height: 812 } });

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`fetches lazy pictures once the page is painted (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
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
}

test.describe('where the script that marks the paint is blocked', () => {
  for (const path of ['/insights', '/ai-chat']) {
    test(`${path} fetches them too`, async ({ page }) => {
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
