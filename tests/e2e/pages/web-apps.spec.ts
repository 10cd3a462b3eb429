import { sectionWith } from '../support/sections.ts';
import { expect, test } from '../support/test.ts';

test('fetches the contours of its hero’s drawing once, for the picture and its masks', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('**/contours/ridge.svg', async (route) => {
    asked.push(route.request().url());
    // Answered after everything else of the page has been asked for.
    await page.waitForLoadState('domcontentloaded');
    await route.continue();
  });
  await page.goto('/web-apps', { waitUntil: 'networkidle' });
  expect(asked).toHaveLength(1);
});

test('draws its three figures as high as their values', async ({ page }) => {
  await page.goto('/web-apps');
  const heights = await sectionWith(page, '65%')
    .locator('dl > div')
    .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().height));
  const perCent = heights.map((height, index) => height / [65, 40, 98][index]!);
  for (const scale of perCent) expect(scale).toBeCloseTo(5.2, 1);
});
