import { expect, open, test, type Page } from './support/test.ts';

/* Pictures below the first screen fade in near the viewport; a failed one keeps its space. */

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
  await scrollToAbove(page, 1_000);
  await expect(picture).toHaveAttribute('data-reveal', 'shown');
});

test.describe('a picture that cannot be loaded', () => {
  test.use({ allowedMessages: ['Failed to load resource', 'Picture could not be loaded'] });

  for (const [name, file, src] of [
    ['the hero’s poster', /\/film\/hero-poster[^/]*$/, /hero-poster/],
    ['the map of services', /\/service-map\.svg$/, /service-map/],
  ] as const) {
    test(`is logged once and shows the placeholder: ${name}`, async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => {
        if (message.text().startsWith('Picture could not')) logged.push(message.text());
      });
      await page.route(file, (route) => route.abort());
      await open(page, '/');
      const failed = page.locator('picture[data-failed]');
      await page.locator('.map').scrollIntoViewIfNeeded();
      await expect(failed).toHaveCount(1);
      await expect(failed.locator('img')).toHaveAttribute('src', /placeholder/);
      expect(logged).toHaveLength(1);
      expect(logged[0]).toMatch(src);
    });
  }
});
