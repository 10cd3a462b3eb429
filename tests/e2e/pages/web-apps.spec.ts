import { isOffered } from '../../../src/content/navigation/services.ts';
import { ownFigures } from '../../../src/content/company/figures.ts';
import { delivery, screens } from '../../../src/pages/web-apps/copy.ts';
import { sectionWith } from '../support/sections.ts';
import { expect, test } from '../support/test.ts';

test.skip(!isOffered('web-apps'), 'the site does not offer it');

test('draws a delivery on three screens, readable and within their frames, and its figures to scale', async ({
  page,
}) => {
  await page.goto('/web-apps');
  const drawing = page.getByRole('img', { name: screens.description });
  for (const { time, event, title, rows } of Object.values(delivery)) {
    for (const text of [time, title, ...rows, event])
      await expect(drawing.getByText(text, { exact: true })).toBeVisible();
  }
  const misfits = () =>
    drawing.evaluate((svg) => {
      const frames = [...svg.querySelectorAll('.frame rect')].map((frame) =>
        frame.getBoundingClientRect(),
      );
      const scale = (svg as unknown as SVGSVGElement).getScreenCTM()!.a;
      return [...svg.querySelectorAll('text')]
        .filter((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          const isInside = frames.some(
            (frame) =>
              frame.left < left && right < frame.right && frame.top < top && bottom < frame.bottom,
          );
          return !isInside || parseFloat(getComputedStyle(text).fontSize) * scale < 12;
        })
        .map(({ textContent }) => textContent);
    });
  for (const width of [1280, 1024, 375]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await misfits(), `at ${width} px`).toEqual([]);
  }
  const shown = ownFigures.webApps?.map(({ value }) => `${value}%`) ?? [];
  if (!shown[0]) return;
  const bars = await sectionWith(page, shown[0])
    .locator('.value')
    .evaluateAll((values) => values.map((value) => getComputedStyle(value).backgroundSize));
  expect(bars).toEqual(shown.map((value) => `${value} 4px, 100% 4px`));
});
