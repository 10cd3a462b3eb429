import type { Locator } from 'playwright/test';
import { developers } from '../../../src/content/developers/developers.ts';
import { expect, hydrated, open, scrollAndClick, test, type Page } from '../support/test.ts';

const count = developers.length;
const profiles = (page: Page) => page.locator('#developers');
const developersLink = (page: Page) => page.getByRole('main').locator('a[href="#developers"]');

/** A profile whose bio scrolls. */
const skilled = developers.find((developer) => developer.skills.length > 8)!;

/** From the middle of the carousel's window to the middle of a card, in card widths. */
const offCentre = (carousel: Locator, position: number) =>
  carousel.evaluate((element, at) => {
    const middle = (node: Element) => {
      const box = node.getBoundingClientRect();
      return box.left + box.width / 2;
    };
    const card = element.querySelectorAll('article')[at]!;
    return Math.abs(middle(card) - middle(element.querySelector('.viewport')!)) / card.offsetWidth;
  }, position);

test.describe('/agile-teams', () => {
  test('shows its developers in a looping carousel with a dot for each', async ({ page }) => {
    await open(page, '/agile-teams');
    const carousel = page.getByRole('group', { name: 'Developer profiles' }).first();
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.getByRole('article')).toHaveCount(count);
    const dot = (position: number) =>
      carousel.getByRole('button', { name: `Show developer ${position} of ${count}`, exact: true });
    await expect(carousel.getByRole('button', { name: /^Show developer/ })).toHaveCount(count);
    await expect(dot(1)).toHaveAttribute('aria-current', 'true');

    await scrollAndClick(carousel.getByRole('button', { name: 'Previous developer' }));
    await expect(dot(count)).toHaveAttribute('aria-current', 'true');
    await scrollAndClick(carousel.getByRole('button', { name: 'Next developer' }));
    await expect(dot(1)).toHaveAttribute('aria-current', 'true');
    await dot(6).click();
    await expect(dot(6)).toHaveAttribute('aria-current', 'true');
    await expect(carousel.getByRole('status')).toContainText(`6 of ${count}`);
    await dot(6).press('ArrowRight');
    await expect(dot(7)).toHaveAttribute('aria-current', 'true');
    await expect(carousel.getByRole('status')).toContainText(`7 of ${count}`);
  });

  test('has few tab stops in its carousel: two buttons, one dot, and the bios that scroll', async ({
    page,
  }) => {
    await open(page, '/agile-teams');
    const carousel = page.getByRole('group', { name: 'Developer profiles' }).first();
    const stops = carousel.locator(':is(button, [tabindex]):not([tabindex="-1"])');
    const expectStops = () =>
      expect(async () => {
        const bios = await carousel
          .locator('.bio')
          .evaluateAll((all) => all.filter((bio) => bio.scrollHeight > bio.clientHeight).length);
        await expect(stops).toHaveCount(3 + bios, { timeout: 100 });
      }).toPass();
    await expectStops();
    const dot = (position: number) =>
      carousel.getByRole('button', { name: `Show developer ${position} of` });
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
    await expectStops();
  });

  for (const [cards, width] of [
    ['three developers', 1280],
    ['one developer', 375],
  ] as const) {
    test(`shows ${cards} at ${width} px, the chosen one in the middle`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/agile-teams');
      const carousel = page.getByRole('group', { name: 'Developer profiles' }).first();
      await carousel.scrollIntoViewIfNeeded();
      await scrollAndClick(carousel.getByRole('button', { name: 'Next developer' }));
      await expect(carousel.getByRole('status')).toContainText(`2 of ${count}`);
      await expect.poll(() => offCentre(carousel, 1)).toBeLessThan(0.05);
      const perView = await carousel.evaluate(
        (element) =>
          element.querySelector<HTMLElement>('.viewport')!.offsetWidth /
          element.querySelector<HTMLElement>('.slide')!.offsetWidth,
      );
      expect(Math.round(perView)).toBe({ 1280: 3, 375: 1 }[width]);
    });
  }

  test('shows two whole developers at 768 px, without centring one', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await open(page, '/agile-teams');
    const carousel = page.getByRole('group', { name: 'Developer profiles' }).first();
    await scrollAndClick(carousel.getByRole('button', { name: 'Next developer' }));
    const whole = () =>
      carousel.evaluate((element) => {
        const edge = (box: Element) => box.getBoundingClientRect();
        const { left, right } = edge(element.querySelector('.viewport')!);
        const isWhole = (card: Element) =>
          edge(card).left >= left - 1 && edge(card).right <= right + 1;
        return [...element.querySelectorAll('.slide')].flatMap((slide, position) =>
          isWhole(slide.firstElementChild!) ? [position] : [],
        );
      });
    await expect.poll(whole).toEqual([1, 2]);
  });

  test('keeps the chosen developer in the middle when the window changes, with reduced motion', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1024, height: 800 });
    await open(page, '/agile-teams');
    const carousel = page.getByRole('group', { name: 'Developer profiles' }).first();
    await carousel.scrollIntoViewIfNeeded();
    await scrollAndClick(carousel.getByRole('button', { name: 'Next developer' }));
    for (const width of [1200, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => offCentre(carousel, 1)).toBeLessThan(0.01);
    }
  });

  test('scrolls a developer’s bio by keyboard and by wheel', async ({ page }) => {
    await open(page, '/agile-teams');
    const bio = page.getByRole('group', { name: `About ${skilled.name}` });
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

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`shows the bar of a bio, its thumb 18 px at least, until 600 ms after the pointer left (motion: ${reducedMotion})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await open(page, '/agile-teams');
      const bio = page.getByRole('group', { name: `About ${skilled.name}` });
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
  }

  test('starts at the top after a reload', async ({ page }) => {
    const scrolled = () => page.evaluate(() => scrollY);
    await open(page, '/agile-teams');
    for (const _ of ['the first time', 'and again']) {
      await page.evaluate(() => scrollTo(0, 900));
      await expect.poll(scrolled).toBe(900);
      await page.reload();
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(await scrolled()).toBe(0);
    }
  });

  test('keeps the position of a visitor who scrolls before the app has loaded', async ({
    page,
  }) => {
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/\/assets\/entry-client-/, async (route) => {
      await late;
      await route.continue();
    });
    for (const visit of [() => page.goto('/agile-teams'), () => page.reload()]) {
      await visit();
      await page.evaluate(() => scrollTo(0, 1_800));
      arrive();
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => scrollY)).toBe(1_800);
    }
  });

  test('goes to the fragment of its address after a reload, too', async ({ page }) => {
    await open(page, '/agile-teams');
    await developersLink(page).click();
    const target = profiles(page).getByRole('heading', { level: 2 });
    await expect(target).toBeInViewport();
    await page.reload();
    await hydrated(page);
    await expect(target).toBeInViewport();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows each bio whole', async ({ page }) => {
      await page.goto('/agile-teams');
      // The bio's box doesn't scroll, but is as high as its text.
      const bio = page.locator('.bio').filter({ hasText: skilled.bio });
      await expect(bio).toBeVisible();
      expect(await bio.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
    });
  });
});
