import { sectionWith } from '../support/sections.ts';
import { expect, test } from '../support/test.ts';

test('fetches the contours of its hero once, for picture and masks, and draws its figures to scale', async ({
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
  const bars = await sectionWith(page, '65%')
    .locator('.value')
    .evaluateAll((values) => values.map((value) => getComputedStyle(value).backgroundSize));
  expect(bars).toEqual([65, 40, 98].map((value) => `${value}% 4px, 100% 4px`));
});
