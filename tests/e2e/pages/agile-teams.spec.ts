import type { Locator } from 'playwright/test';
import { developers } from '../../../src/content/developers/developers.ts';
import { expect, hold, hydrated, open, scrollAndClick, test, type Page } from '../support/test.ts';

const count = developers.length;

/** A profile whose bio scrolls. */
const skilled = developers.find((developer) => developer.skills.length > 8)!;
const bioOf = (page: Page) => page.getByRole('group', { name: `About ${skilled.name}` });
const scrollTop = (page: Page) => page.evaluate(() => scrollY);

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
  const carousel = (page: Page) => page.getByRole('group', { name: 'Developer profiles' }).first();

  test('have few tab stops: two buttons, one dot, and the bios that scroll', async ({ page }) => {
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
      carousel(page).getByRole('button', { name: `Show developer ${position} of ${count}` });
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
  });

  test('are three or one at a time with the chosen one in the middle, also when the window changes, or two', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/agile-teams');
    await scrollAndClick(carousel(page).getByRole('button', { name: 'Next developer' }));
    await expect(carousel(page).getByRole('status')).toContainText(`2 of ${count}`);
    for (const [width, shown] of [
      [1280, [0, 1, 2]],
      [1024, [0, 1, 2]],
      [375, [1]],
      [768, [1, 2]],
      [1440, [0, 1, 2]],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => whole(carousel(page)), { message: `at ${width} px` }).toEqual(shown);
    }
  });
});

test.describe('a bio', () => {
  test('scrolls by keyboard and by wheel', async ({ page }) => {
    await open(page, '/agile-teams');
    const bio = bioOf(page);
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
  });

  test('shows its bar, with a thumb of 18 px at least, until 600 ms after the pointer left, with reduced motion too', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/agile-teams');
    const bio = bioOf(page);
    await bio.scrollIntoViewIfNeeded();
    const thumb = () =>
      bio.evaluate((box) => {
        const { backgroundColor, minHeight } = getComputedStyle(box, '::-webkit-scrollbar-thumb');
        return { isShown: backgroundColor !== 'rgba(0, 0, 0, 0)', minHeight };
      });
    const hidden = { isShown: false, minHeight: '18px' };
    const shown = { isShown: true, minHeight: '18px' };
    await page.mouse.move(0, 0);
    expect(await thumb()).toEqual(hidden);
    await bio.hover();
    await expect.poll(thumb).toEqual(shown);
    // Pauses the delay in the frame in which it begins, however busy the machine is.
    await bio.evaluate((box) =>
      box.addEventListener('transitionrun', () => {
        for (const transition of box.getAnimations()) transition.pause();
      }),
    );
    await page.mouse.move(0, 0);
    const states = () =>
      bio.evaluate((box) => box.getAnimations().map(({ playState }) => playState));
    await expect.poll(states).toEqual(['paused']);
    for (const [ms, expected] of [
      [599, shown],
      [600, hidden],
    ] as const) {
      await bio.evaluate((box, time) => {
        box.getAnimations()[0]!.currentTime = time;
      }, ms);
      expect(await thumb()).toEqual(expected);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is shown whole', async ({ page }) => {
      await page.goto('/agile-teams');
      const bio = page.locator('.bio').filter({ hasText: skilled.bio });
      await expect(bio).toBeVisible();
      expect(await bio.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
    });
  });
});

test.describe('a reload', () => {
  test('starts at the top, each time', async ({ page }) => {
    await open(page, '/agile-teams');
    for (const _ of ['the first time', 'and again']) {
      await page.evaluate(() => scrollTo(0, 900));
      await expect.poll(() => scrollTop(page)).toBe(900);
      await page.reload();
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(await scrollTop(page)).toBe(0);
    }
  });

  test('or a visit keeps the position of who scrolls before the app has loaded', async ({
    page,
  }) => {
    const arrive = await hold(page, /\/assets\/entry-client-/);
    for (const visit of [() => page.goto('/agile-teams'), () => page.reload()]) {
      await visit();
      await page.evaluate(() => scrollTo(0, 1_800));
      arrive();
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(await scrollTop(page)).toBe(1_800);
    }
  });
});
