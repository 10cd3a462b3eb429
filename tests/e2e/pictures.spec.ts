import { expect, open, test, type Page } from './support/test.ts';

/* Pictures below the first screen fade in near the viewport; Picture.test.tsx has the rules. */

/** Scrolls until the top of the last picture is this many pixels below the viewport. */
const scrollToAbove = (page: Page, pixels: number) =>
  page
    .locator('main picture')
    .last()
    .evaluate((picture, distance) => {
      const top = picture.getBoundingClientRect().top + scrollY;
      scrollTo({ top: top - innerHeight - distance, behavior: 'instant' });
    }, pixels);

test('a picture fades in within 300 ms from 200 px below the viewport', async ({ page }) => {
  await open(page, '/case-studies');
  const picture = page.locator('main picture').last();
  await scrollToAbove(page, 260);
  await expect(picture).toHaveAttribute('data-reveal', 'waiting');
  await expect(picture.locator('img')).toHaveCSS('opacity', '0');
  await scrollToAbove(page, 190);
  await expect(picture).toHaveAttribute('data-reveal', 'shown');
  await expect(picture.locator('img')).toHaveCSS('animation-duration', '0.3s');
  await expect(picture.locator('img')).toHaveCSS('opacity', '1');
});

test.describe('a picture that cannot be loaded', () => {
  test.use({ allowedMessages: ['Failed to load resource', 'Picture could not be loaded'] });

  test('shows the placeholder and is logged once, also if it fails before hydration', async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('Picture could not')) logged.push(message.text());
    });
    await page.route(/\/(film\/hero-poster[^/]*|service-map\.svg)$/, (route) => route.abort());
    await open(page, '/');
    await page.locator('.map').scrollIntoViewIfNeeded();
    const failed = page.locator('picture[data-failed]');
    await expect(failed).toHaveCount(2);
    for (const picture of await failed.all())
      await expect(picture.locator('img')).toHaveAttribute('src', /placeholder/);
    expect(logged.toSorted()).toEqual([
      expect.stringContaining('service-map'),
      expect.stringContaining('hero-poster'),
    ]);
  });
});
