import { expect, open, test, type Page } from './support/test.ts';

/* Pictures below the first screen fade in once they come near; one that fails leaves its place. */

/** Scrolls until the top of the picture is so many pixels below the screen. */
const leaveBelow = (page: Page, pixels: number) =>
  page
    .locator('main picture')
    .last()
    .evaluate((picture, distance) => {
      const top = picture.getBoundingClientRect().top + scrollY;
      scrollTo({ top: top - innerHeight - distance, behavior: 'instant' });
    }, pixels);

for (const path of ['/case-studies', '/agile-teams', '/insights']) {
  test(`a picture of ${path} shows from 200 px below the screen on, in 300 ms`, async ({
    page,
  }) => {
    await open(page, path);
    const picture = page.locator('main picture').last();
    await leaveBelow(page, 260);
    await expect(picture).toHaveAttribute('data-reveal', 'waiting');
    await expect(picture.locator('img')).toHaveCSS('opacity', '0');
    await leaveBelow(page, 190);
    await expect(picture).toHaveAttribute('data-reveal', 'shown');
    await expect(picture.locator('img')).toHaveCSS('animation-duration', '0.3s');
    await expect(picture.locator('img')).toHaveCSS('opacity', '1');
    await leaveBelow(page, 1_000);
    await expect(picture).toHaveAttribute('data-reveal', 'shown');
  });
}

test.describe('a file that cannot be had', () => {
  test.use({ allowedMessages: ['Failed to load resource', 'Picture could not be loaded'] });

  for (const [name, file, src] of [
    ['the hero’s poster', /\/film\/hero-poster[^/]*$/, /hero-poster/],
    ['the map of services', /\/service-map\.svg$/, /service-map/],
  ] as const) {
    test(`is logged once and keeps its place: ${name}`, async ({ page }) => {
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
