import { answerChanged, expect, open, servicePath, test } from './support/test.ts';

/* The page is painted before its code is requested, and is complete without it. */

test.use({ viewport: { width: 375, height: 812 } });

test('requests the app after the first paint', async ({ page }) => {
  await open(page, servicePath);
  const [paintedAt, requestedAt] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/'))!
      .startTime,
  ]);
  expect(requestedAt).toBeGreaterThanOrEqual(paintedAt);
});

test('a page shows its pictures while an extension blocks scripts', async ({ page }) => {
  // The browser still reports scripting as enabled.
  await answerChanged(page, servicePath, (html) => {
    const blocked = html.replace(/<script id="start" type="module">.*?<\/script>/s, '');
    expect(blocked.length).toBeLessThan(html.length);
    return blocked;
  });
  await page.goto(servicePath);
  const frame = page.locator('main picture:has(> img[loading="lazy"])').first();
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.locator('img')).toHaveJSProperty('complete', true);
  await expect(frame.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
});
