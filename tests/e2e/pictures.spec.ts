import { expect, open, test } from './support/test.ts';

/* Pictures below the first screen fade in near the viewport; Picture.test.tsx has the rules. */

test('a picture fades in near the viewport', async ({ page }) => {
  await open(page, '/case-studies');
  const picture = page.locator('main picture').last();
  await expect(picture).toHaveAttribute('data-reveal', 'waiting');
  await expect(picture.locator('img')).toHaveCSS('opacity', '0');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture.locator('img')).toHaveCSS('animation-duration', '0.3s');
  await expect(picture.locator('img')).toHaveCSS('opacity', '1');
});

test.describe('pictures that cannot be loaded', () => {
  test.use({ allowedMessages: ['Failed to load resource', 'Picture could not be loaded'] });

  test('show the placeholder and are logged once, also if they fail before hydration', async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route(/\/(film\/hero-poster|pepkor-more\/card)[^/]*$/, (route) => route.abort());
    await open(page, '/');
    await page.locator('.screen').last().scrollIntoViewIfNeeded();
    const failed = page.locator('picture[data-failed] img');
    await expect(failed).toHaveCount(2);
    for (const img of await failed.all()) await expect(img).toHaveAttribute('src', /placeholder/);
    expect(logged.filter((text) => text.startsWith('Picture could not'))).toHaveLength(2);
  });
});
