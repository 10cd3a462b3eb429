import { services } from '../../src/content/navigation/services.ts';
import { siteConfig } from '../../src/content/site.ts';
import { findProblems } from './support/axe.ts';
import { expect, open, servicePath, test, type Page } from './support/test.ts';
import { overflow } from './support/whole-page.ts';

/*
 * The header; ExpertiseMenu.test.tsx has the rules of its dropdown, navigation.test.tsx the current link and the focus.
 */

const PLAIN = '/thank-you';
const phone = { width: 320, height: 640 };
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
    expect(await findProblems(page, 'header'), 'axe').toEqual([]);
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

  test('shows every item with text of 200 %, above the page', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto(PLAIN);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const boxes = await header(page)
      .locator('.brand svg, .desktop > ul > li')
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
    for (const { left, right, top } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(768);
      expect(top).toBeGreaterThanOrEqual(0);
    }
    const { height } = (await header(page).boundingBox())!;
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading!.y).toBeGreaterThanOrEqual(height);
  });

  test('has room for a long name and an additional item', async ({ page }) => {
    await open(page, PLAIN);
    await header(page).evaluate((it) => {
      it.querySelector('.brand span')!.textContent = 'Northveld Consulting & Partners';
      const list = it.querySelector('.desktop > ul')!;
      list.prepend(list.querySelector('li')!.cloneNode(true));
    });
    const parts = header(page).locator('.brand svg, .brand span, .desktop > ul > li');
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await parts.evaluateAll((all) =>
        all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect),
      );
      expect(boxes[0]!.width, 'the mark keeps its width').toBe(32);
      for (const [at, { right, height }] of boxes.entries()) {
        expect(right, `${width} px, part ${at}`).toBeLessThanOrEqual(boxes[at + 1]?.left ?? width);
        expect(height, `${width} px, part ${at}`).toBeLessThan(50);
      }
    }
  });
});

for (const [where, viewport, opener] of [
  ['dropdown', { width: 1024, height: 800 }, trigger],
  ['menu', phone, toggle],
] as const)
  test.describe(`a tap outside the ${where}`, () => {
    test.use({ hasTouch: true, viewport });

    test('closes it without activating a link there', async ({ page }) => {
      await open(page, PLAIN);
      const shown = link(page, firstService).filter({ visible: true });
      for (const beneath of [
        page.getByRole('main').getByRole('link'),
        link(page, siteConfig.name),
      ]) {
        await opener(page).tap();
        await expect(shown).toBeVisible();
        // Places a link at the position of the tap.
        const { x, y } = await beneath.first().evaluate((target: HTMLElement) => {
          if (!target.closest('header'))
            target.style.cssText = 'position:fixed;inset:auto 0 0;height:80px';
          const { left, top, width, height } = target.getBoundingClientRect();
          return { x: left + width / 2, y: top + height / 2 };
        });
        await page.touchscreen.tap(x, y);
        await expect(shown).toHaveCount(0);
        await expect(page).toHaveURL(PLAIN);
      }
      await page.touchscreen.tap(40, 36);
      await expect(page).toHaveURL('/');
    });
  });

test.describe('below 768 px', () => {
  test.use({ viewport: phone });

  test('the menu closes in a wider window and by a link, also one to the page itself', async ({
    page,
  }) => {
    await open(page, '/contact');
    for (const close of [
      () => page.setViewportSize({ width: 768, height: 812 }),
      () => link(page, 'Contact Us').click(),
      () => link(page, 'Insights').click(),
    ]) {
      await toggle(page).click();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
      expect(await overflow(page)).toBe(0);
      await close();
      await page.setViewportSize(phone);
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(link(page, 'Contact Us')).toBeHidden();
    }
    await expect(page).toHaveURL('/insights');
    await toggle(page).click();
    await expect(link(page, 'Contact Us')).toBeVisible();
    expect(await findProblems(page, 'header'), 'axe').toEqual([]);
  });
});

test('has the link to the calendar beside the menu on every phone, also with large text', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, PLAIN);
  const parts = header(page).locator('.brand svg, .shortcut, .toggle').filter({ visible: true });
  for (const [width, text] of [
    [320, '100%'],
    [375, '100%'],
    [320, '200%'],
    [375, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    expect(await overflow(page)).toBe(0);
    const boxes = await parts.evaluateAll((all) =>
      all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect),
    );
    for (const [at, { right, height }] of boxes.entries()) {
      expect(right, `${width} px, part ${at}`).toBeLessThanOrEqual(boxes[at + 1]?.left ?? width);
      if (at) expect(height, 'for a thumb').toBeGreaterThanOrEqual(44);
    }
  }
  await link(page, 'Book a time').click();
  await expect(page).toHaveURL('/book-consultation');
});

test('shows a company’s name of nine letters on every phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, PLAIN);
  const brand = header(page).locator('.brand');
  await brand.locator('span').evaluate((name) => (name.textContent = 'Northleaf'));
  const cut = () => brand.evaluate((element) => element.scrollHeight > element.clientHeight);
  for (const width of [320, 359, 360, 361, 368, 375]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await cut(), `${width} px`).toBe(false);
  }
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
