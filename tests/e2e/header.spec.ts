import { services } from '../../src/content/navigation/services.ts';
import { site } from '../../src/content/site.ts';
import { expect, open, servicePath, test, type Page } from './support/test.ts';
import { overflow } from './support/whole-page.ts';
import { withoutPopovers } from './support/without-popovers.ts';

/* The header; ExpertiseMenu.test.tsx has the rules of its dropdown, navigation.test.tsx the current link and the focus. */

const PLAIN = '/thank-you';
const phone = { width: 375, height: 812 };
const header = (page: Page) => page.getByRole('banner');
const link = (page: Page, name: string) => header(page).getByRole('link', { name });
const trigger = (page: Page) => header(page).getByRole('button', { name: 'Our Expertise' });
const toggle = (page: Page) => header(page).getByRole('button', { name: 'Menu' });
const [firstService, lastService] = [services[0]!.name, services.at(-1)!.name];

test.describe('from 768 px', () => {
  test('the dropdown is within the viewport at every width, and the wheel reaches its last link in a low window', async ({
    page,
  }) => {
    await open(page, PLAIN);
    await trigger(page).click();
    await expect(link(page, firstService)).toBeVisible();
    const panel = page.locator(`[id="${await trigger(page).getAttribute('aria-controls')}"]`);
    for (const width of [768, 800, 820, 1023, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      const box = await panel.boundingBox();
      expect(box!.x, `${width} px`).toBeGreaterThanOrEqual(16);
      expect(box!.x + box!.width, `${width} px`).toBeLessThanOrEqual(width - 16);
    }
    for (const [width, height] of [
      [844, 390],
      [768, 432],
    ] as const) {
      await page.setViewportSize({ width, height });
      await trigger(page).hover();
      await link(page, firstService).hover();
      await page.mouse.wheel(0, 2 * height);
      await expect(link(page, lastService)).toBeInViewport({ ratio: 1 });
    }
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, viewport: { width: 1024, height: 800 } });

    test('a tap outside the dropdown closes it without activating a link there', async ({
      page,
    }) => {
      await open(page, PLAIN);
      await trigger(page).tap();
      await expect(link(page, firstService)).toBeVisible();
      await link(page, 'Insights').tap();
      await expect(link(page, firstService)).toBeHidden();
      await expect(page).toHaveURL(PLAIN);
      await link(page, 'Insights').tap();
      await expect(page).toHaveURL('/insights');
    });
  });

  test('has room for a long name and an additional item', async ({ page }) => {
    await open(page, PLAIN);
    await header(page)
      .locator('.brand span')
      .evaluate((name) => (name.textContent = 'Northveld Consulting & Partners'));
    await header(page)
      .locator('.desktop > ul')
      .evaluate((list) => {
        const item = list.querySelector('li')!.cloneNode(true) as HTMLElement;
        item.querySelector('a')!.textContent = 'Careers';
        list.append(item, list.lastElementChild!);
      });
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await header(page)
        .locator('.brand svg, .brand span, .desktop > ul > li')
        .evaluateAll((parts) =>
          parts.map((part) => {
            const { left, right, height } = part.getBoundingClientRect();
            return { left, right, height };
          }),
        );
      expect(boxes[0]!.right - boxes[0]!.left, 'the mark keeps its width').toBe(32);
      for (const [at, { right, height }] of boxes.entries()) {
        expect(right, `${width} px, part ${at}`).toBeLessThanOrEqual(boxes[at + 1]?.left ?? width);
        expect(height, `${width} px, part ${at}`).toBeLessThan(50);
      }
    }
  });
});

test.describe('below 768 px', () => {
  test.use({ viewport: phone });

  test('the menu closes by a click outside, Escape, a wider window and a link, also one to the page itself', async ({
    page,
  }) => {
    await open(page, '/contact');
    const [closed, opened] = ['false', 'true'];
    await page.setViewportSize({ width: 320, height: 640 });
    await toggle(page).click();
    await expect(link(page, lastService)).toBeVisible();
    expect(await overflow(page)).toBe(0);
    await page.keyboard.press('Escape');
    const expectOpen = (value: string) =>
      expect(toggle(page)).toHaveAttribute('aria-expanded', value);
    for (const close of [
      () => page.mouse.click(180, 790),
      () => page.keyboard.press('Escape'),
      () => page.setViewportSize({ width: 768, height: 812 }),
    ]) {
      await page.setViewportSize(phone);
      await toggle(page).click();
      await expectOpen(opened);
      await close();
      await page.setViewportSize(phone);
      await expectOpen(closed);
      await expect(link(page, 'Contact Us')).toBeHidden();
    }
    await toggle(page).click();
    await page.keyboard.press('Escape');
    await expect(toggle(page)).toBeFocused();
    for (const [name, path] of [
      ['Contact Us', '/contact'],
      ['Insights', '/insights'],
    ] as const) {
      await toggle(page).click();
      await link(page, name).click();
      await expect(page).toHaveURL(path);
      await expectOpen(closed);
    }
  });

  test('a tap outside closes the menu without activating a link there', async ({ page }) => {
    await open(page, PLAIN);
    for (const beneath of [
      page.getByRole('main').getByRole('link').first(),
      link(page, site.name),
    ]) {
      await toggle(page).click();
      await expect(link(page, 'Contact Us')).toBeVisible();
      // Places a link at the position of the tap.
      const place = await beneath.evaluate((target: HTMLElement) => {
        if (!target.closest('header'))
          target.style.cssText = 'position:fixed;inset:auto 0 0;height:80px';
        const { left, top, width, height } = target.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
      await page.mouse.click(place.x, place.y);
      await expect(link(page, 'Contact Us')).toBeHidden();
      await expect(page).toHaveURL(PLAIN);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('links open and close the menu in a browser without popovers', async ({ page }) => {
      await withoutPopovers(page);
      await page.goto(PLAIN);
      await expect(link(page, 'Contact Us')).toBeHidden();
      await header(page).getByRole('link', { name: 'Menu' }).click();
      await expect(link(page, 'Contact Us')).toBeVisible();
      await page.mouse.click(180, 790);
      await expect(link(page, 'Contact Us')).toBeHidden();
      await expect(page).toHaveURL(/\/thank-you/);
      await header(page).getByRole('link', { name: 'Menu' }).click();
      await link(page, 'Contact Us').click();
      await expect(page).toHaveURL('/contact');
      await expect(link(page, 'Contact Us')).toBeHidden();
    });
  });
});

test('becomes translucent beyond 20 px, and stays while the page scrolls, but not on low screens', async ({
  page,
}) => {
  await open(page, servicePath);
  for (const [top, colour] of [
    [20, 'rgb(15, 20, 18)'],
    [21, 'rgba(15, 20, 18, 0.86)'],
  ] as const) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await expect(header(page)).toHaveCSS('background-color', colour);
  }
  for (const [width, height, stays] of [
    [320, 256, false],
    [844, 390, false],
    [844, 480, true],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
    const isShown = () => header(page).evaluate((it) => it.getBoundingClientRect().bottom > 0);
    await expect.poll(isShown, { message: `at ${width} by ${height} px` }).toBe(stays);
  }
});
