import { services } from '../../src/content/navigation/services.ts';
import { paths } from '../../src/paths.ts';
import { studiesOf } from '../support/published-today.ts';
import {
  fulfilChanged,
  expect,
  hydrated,
  open,
  pathsOf,
  test,
  translate,
  type Page,
} from './support/test.ts';
import { overflow } from './support/whole-page.ts';

/*
 * A page that is read from right to left, because its browser translates it or its owner writes so. Every page's width
 * is checked in every-page.spec.ts.
 */

const studyCount = studiesOf('shopify').length;

/** The carousel with slides of this noun. */
const carousel = (page: Page, noun: string) =>
  page
    .locator('[aria-roledescription=carousel]')
    .filter({ has: page.getByRole('button', { name: `Next ${noun}` }) });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [path, noun, width] of [
  ...pathsOf('agile-teams').map((path) => [path, 'developer', 375] as const),
  ...pathsOf('shopify').flatMap((path) => [
    [path, 'step', 1440] as const,
    [path, 'case study', 375] as const,
  ]),
])
  test(`the ${noun} carousel of ${path} shows a slide everywhere at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    await translate(page);
    const shown = carousel(page, noun);
    const slides = shown.locator('.slide');
    const count = await slides.count();
    test.skip(count < 2, 'a single slide does not move');
    const press = (word: string) => shown.getByRole('button', { name: `${word} ${noun}` });
    await press('Next').scrollIntoViewIfNeeded();
    // Around both ends.
    for (const [word, position] of [
      ['Previous', count - 1],
      ['Previous', count - 2],
      ['Next', count - 1],
      ['Next', 0],
      ['Next', 1],
    ] as const) {
      await expect(async () => {
        await press(word).click();
        await expect(shown.getByRole('status')).toContainText(`${position + 1} of`, {
          timeout: 400, // a moving carousel ignores the click
        });
      }).toPass();
      await expect(slides.nth(position)).toBeInViewport({ ratio: 0.3 });
      expect(await blanks(shown.locator('.viewport, .stage')), `at ${position + 1}`).toEqual([]);
    }
  });

/** The sixths of a carousel's width without a slide. */
const blanks = (viewport: ReturnType<Page['locator']>): Promise<number[]> =>
  viewport.evaluate((element) => {
    const { left, width } = element.getBoundingClientRect();
    const covers = (x: number) =>
      [...element.querySelectorAll('.slide')].some((slide) => {
        const box = slide.getBoundingClientRect();
        return (
          slide.checkVisibility({ visibilityProperty: true }) && box.left <= x && x <= box.right
        );
      });
    return [1, 3, 5].filter((sixth) => !covers(left + (width * sixth) / 6));
  });

for (const path of pathsOf('shopify')) {
  test('keys of carousels follow the direction', async ({ page }) => {
    await open(page, path);
    await translate(page);
    for (const [noun, count] of [
      ['step', 5],
      ['case study', studyCount],
    ] as const) {
      if (count < 2) continue;
      const shown = carousel(page, noun);
      await shown.getByRole('button', { name: `Next ${noun}` }).press('ArrowLeft');
      await expect(shown.getByRole('status')).toContainText(`2 of ${count}`);
    }
  });

  test('a carousel of a document written from right to left follows swipes', async ({ page }) => {
    await fulfilChanged(page, null, (html) => html.replace('<html ', '<html dir="rtl" '));
    await page.goto(path);
    await hydrated(page);
    const process = carousel(page, 'step');
    await process.scrollIntoViewIfNeeded();
    const { x, y, width } = (await process.locator('.viewport').boundingBox())!;
    await page.mouse.move(x + width * 0.3, y + 40);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.6, y + 40, { steps: 8 });
    await page.mouse.up();
    await expect(process.getByRole('status')).toContainText('2 of 5');

    if (studyCount < 2) return;
    const studies = carousel(page, 'case study');
    await studies.locator('.stage').evaluate((stage) => {
      const touch = (clientX: number) => [
        new Touch({ identifier: 1, target: stage, clientX, clientY: 100 }),
      ];
      const send = (type: string, touches: object) =>
        stage.dispatchEvent(new TouchEvent(type, { bubbles: true, ...touches }));
      send('touchstart', { touches: touch(100) });
      send('touchend', { changedTouches: touch(250) });
    });
    await expect(studies.getByRole('status')).toContainText(`2 of ${studyCount}`);
  });
}

for (const path of pathsOf('agentic-ai'))
  test('keys of tabs follow the direction', async ({ page }) => {
    await open(page, path);
    await translate(page);
    const tabs = page.getByRole('tab');
    await tabs.first().press('ArrowLeft');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  });

test('the menus fit the window', async ({ page }) => {
  await open(page, paths.contact);
  await translate(page);
  const header = page.getByRole('banner');
  for (const [width, button] of [
    [1440, 'Our Expertise'],
    [375, 'Menu'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await header.getByRole('button', { name: button }).click();
    for (const { name } of services)
      await expect(header.getByRole('link', { name }).filter({ visible: true })).toBeInViewport({
        ratio: 1,
      });
    expect(await overflow(page)).toBe(0);
  }
});
