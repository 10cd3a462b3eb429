import { isOffered } from '../../../src/content/navigation/services.ts';
import type { Locator } from 'playwright/test';
import { developers } from '../../../src/content/company/developers.ts';
import { expect, open, scrollAndClick, test, type Page } from '../support/test.ts';

test.skip(!isOffered('agile-teams'), 'the site does not offer it');

const count = developers.length;

const skilled = developers.find(({ skills }) => skills.length > 8);
const described = skilled ?? developers[0]!;
/** A bio with less height than its text needs. */
async function scrollingBio(page: Page) {
  const bio = page.locator('.bio').filter({ hasText: described.bio });
  await bio.evaluate((box) => void (box.style.height = '1rem'));
  return page.getByRole('group', { name: `About ${described.name}` });
}

/** The positions of the slides that are wholly visible. */
const whole = (carousel: Locator) =>
  carousel.evaluate((element) => {
    const edge = (box: Element) => box.getBoundingClientRect();
    const { left, right } = edge(element.querySelector('.viewport')!);
    return [...element.querySelectorAll('.slide')].flatMap((slide, position) => {
      const card = edge(slide.firstElementChild!);
      return card.left >= left - 1 && card.right <= right + 1 ? [position] : [];
    });
  });

test.describe('the developers', () => {
  test.skip(count <= 3, 'all of them are in view');
  const carousel = (page: Page) => page.getByRole('group', { name: 'Developer profiles' }).first();

  test('have few tab stops: two buttons, one dot, and the bios that scroll; more of their skills open', async ({
    page,
  }) => {
    await open(page, '/agile-teams');
    const stops = carousel(page).locator(':is(button, [tabindex]):not([tabindex="-1"])');
    const expectStops = () =>
      expect(async () => {
        const bios = await carousel(page)
          .locator('.bio')
          .evaluateAll((all) => all.filter((bio) => bio.scrollHeight > bio.clientHeight).length);
        await expect(stops).toHaveCount(3 + bios, { timeout: 100 });
      }).toPass();
    await expectStops();
    const dot = (position: number) =>
      carousel(page).getByRole('button', { name: `, ${position} of ${count}` });
    await scrollAndClick(dot(2));
    for (const [key, position] of [
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['End', count],
      ['ArrowRight', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(dot(position)).toBeFocused();
    }
    await expect(carousel(page).getByRole('status')).toContainText(`1 of ${count}`);
    await expectStops();

    if (!skilled) return;
    const card = page.getByRole('article').filter({ hasText: skilled.name });
    const last = card.getByText(skilled.skills.at(-1)!, { exact: true });
    await expect(last).toBeHidden();
    await scrollAndClick(card.getByText(`+${skilled.skills.length - 8} more`));
    await expect(last).toBeVisible();
  });

  test('show one to three at a time by the window’s width, always with the chosen one', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/agile-teams');
    // Centred, as prescribed: of the first three the second one is chosen.
    await expect.poll(() => whole(carousel(page))).toEqual([0, 1, 2]);
    await scrollAndClick(carousel(page).getByRole('button', { name: 'Next developer' }));
    await expect(carousel(page).getByRole('status')).toContainText(`3 of ${count}`);
    for (const [width, shown] of [
      [1280, [1, 2, 3]],
      [1024, [1, 2, 3]],
      [375, [2]],
      [768, [2, 3]],
      [1440, [1, 2, 3]],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => whole(carousel(page)), { message: `at ${width} px` }).toEqual(shown);
    }
  });
});

test.describe('a bio', () => {
  test.skip(count === 0, 'nobody has a profile');

  test('scrolls by keyboard and by wheel, and shows a bar under the pointer', async ({ page }) => {
    await open(page, '/agile-teams');
    const bio = await scrollingBio(page);
    await bio.scrollIntoViewIfNeeded();
    const scrolled = () => bio.evaluate((box) => box.scrollTop);
    // A press or a turn is lost while the page or the bio still scrolls.
    await expect(async () => {
      await bio.press('End');
      expect(await scrolled()).toBeGreaterThan(0);
    }).toPass();
    await expect(async () => {
      await bio.hover();
      await page.mouse.wheel(0, -200);
      await expect.poll(scrolled, { timeout: 1_000 }).toBe(0);
    }).toPass();
    await bio.blur();
    expect(await bio.evaluate(thumb)).toEqual({ isShown: true, minHeight: '18px' });
  });

  test('neither scrolls nor fades once its text fits, as when a font replaces a wider one', async ({
    page,
  }) => {
    await open(page, '/agile-teams');
    const bio = page.locator('.bio').filter({ hasText: described.bio });
    const text = bio.locator('p');
    await text.evaluate((paragraph) => void (paragraph.style.fontSize = '6rem'));
    await expect(bio).toHaveAttribute('tabindex', '0');
    await text.evaluate((paragraph) => void paragraph.style.removeProperty('font-size'));
    await expect(bio).not.toHaveAttribute('tabindex');
  });

  // tests/browsers has the same without reduced motion.
  test('hides its bar 600 ms after the focus left, with reduced motion too', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/agile-teams');
    const bio = await scrollingBio(page);
    await bio.focus();
    expect((await bio.evaluate(thumb)).isShown).toBe(true);
    // In one frame, however busy the machine is.
    const delay = await bio.evaluateHandle((box) => {
      box.blur();
      const [transition] = box.getAnimations();
      transition!.pause();
      return transition!;
    });
    for (const [ms, isShown] of [
      [599, true],
      [600, false],
    ] as const) {
      await delay.evaluate((transition, time) => void (transition.currentTime = time), ms);
      expect((await bio.evaluate(thumb)).isShown).toBe(isShown);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows all of its text without scrolling', async ({ page }) => {
      await page.goto('/agile-teams');
      const bio = page.locator('.bio').filter({ hasText: described.bio });
      await expect(bio).toBeVisible();
      expect(await bio.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
    });
  });
});

/** The thumb of a scroll bar. */
const thumb = (box: HTMLElement | SVGElement) => {
  const { backgroundColor, minHeight } = getComputedStyle(box, '::-webkit-scrollbar-thumb');
  return { isShown: backgroundColor !== 'rgba(0, 0, 0, 0)', minHeight };
};
