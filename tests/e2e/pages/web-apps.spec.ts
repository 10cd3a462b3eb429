import { isOffered } from '../../../src/content/navigation/services.ts';
import { ownFigures } from '../../../src/content/company/figures.ts';
import { delivery, screens } from '../../../src/pages/web-apps/copy.ts';
import { sectionWith } from '../support/sections.ts';
import { expect, test } from '../support/test.ts';

test.skip(!isOffered('web-apps'), 'the site does not offer it');

test('draws a delivery on three screens, within their frames, and its figures to scale', async ({
  page,
}) => {
  await page.goto('/web-apps');
  const drawing = page.getByRole('img', { name: screens.description });
  for (const { time, event, title, rows } of Object.values(delivery)) {
    for (const text of [title, ...rows, `${time} ${event}`])
      await expect(drawing.getByText(text, { exact: true })).toBeVisible();
  }
  const overhanging = await drawing.evaluate((svg) => {
    const frames = [...svg.querySelectorAll('.frame rect')].map((frame) =>
      frame.getBoundingClientRect(),
    );
    return [...svg.querySelectorAll('text')]
      .filter((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        return !frames.some(
          (frame) =>
            frame.left < left && right < frame.right && frame.top < top && bottom < frame.bottom,
        );
      })
      .map(({ textContent }) => textContent);
  });
  expect(overhanging).toEqual([]);
  const shown = ownFigures.webApps?.map(({ value }) => `${value}%`) ?? [];
  if (!shown[0]) return;
  const bars = await sectionWith(page, shown[0])
    .locator('.value')
    .evaluateAll((values) => values.map((value) => getComputedStyle(value).backgroundSize));
  expect(bars).toEqual(shown.map((value) => `${value} 4px, 100% 4px`));
});
