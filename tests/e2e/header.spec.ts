import { contactLinks } from '../../src/content/company/contact-links.ts';
import { services } from '../../src/content/navigation/services.ts';
import { site } from '../../src/content/site.ts';
import {
  expect,
  open as openHydrated,
  servicePath,
  studyPath,
  test,
  type Page,
} from './support/test.ts';
import { withoutPopovers } from './support/without-popovers.ts';

const header = (page: Page) => page.getByRole('banner');
const trigger = (page: Page) => header(page).getByRole('button', { name: 'Our Expertise' });
const firstService = (page: Page) => header(page).getByRole('link', { name: services[0]!.name });

const mainLinks = (page: Page) => header(page).getByRole('navigation', { name: 'Main' });
/** The dropdown's list, open or closed. */
const panel = async (page: Page) =>
  page.locator(`[id="${await trigger(page).getAttribute('aria-controls')}"]`);

const open = (page: Page, path = '/thank-you') => openHydrated(page, path);

test.describe('from 768 px', () => {
  test('links to every page, /contact as Say Hello', async ({ page }) => {
    await open(page);
    const links = mainLinks(page).locator('a');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual([
      '/',
      ...services.map(({ path }) => path),
      ...['/case-studies', '/insights', '/contact'],
    ]);
    await expect(header(page).getByRole('link', { name: 'Say Hello' })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Contact Us' })).toBeHidden();
  });

  test('the dropdown is within the viewport at every width', async ({ page }) => {
    await open(page);
    await trigger(page).click();
    await expect(firstService(page)).toBeVisible();
    for (const width of [768, 800, 820, 1023, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      const box = await (await panel(page)).boundingBox();
      expect(box!.x, `${width} px`).toBeGreaterThanOrEqual(16);
      expect(box!.x + box!.width, `${width} px`).toBeLessThanOrEqual(width - 16);
    }
  });

  for (const [width, height] of [
    [844, 390],
    [768, 432],
  ] as const)
    test(`the wheel reaches the last link of the dropdown at ${width} by ${height} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page);
      await trigger(page).click();
      await firstService(page).hover();
      await page.mouse.wheel(0, 2 * height);
      const last = header(page).getByRole('link', { name: services.at(-1)!.name });
      await expect(last).toBeInViewport({ ratio: 1 });
    });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, viewport: { width: 1024, height: 800 } });

    test('a tap outside the dropdown closes it without activating a link there', async ({
      page,
    }) => {
      await open(page);
      await trigger(page).tap();
      await expect(firstService(page)).toBeVisible();
      await header(page).getByRole('link', { name: 'Insights' }).tap();
      await expect(firstService(page)).toBeHidden();
      await expect(page).toHaveURL('/thank-you');
      await header(page).getByRole('link', { name: 'Insights' }).tap();
      await expect(page).toHaveURL('/insights');
    });
  });

  test('highlights the current route, and the list of a detail page', async ({ page }) => {
    await open(page, '/case-studies');
    const link = header(page).getByRole('link', { name: 'Recent Work' });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await open(page, studyPath);
    await expect(link).toHaveAttribute('aria-current', 'true');
    await open(page, servicePath);
    await expect(trigger(page)).toHaveAttribute('aria-current', 'true');
  });

  test('becomes translucent once the page is scrolled by more than 20 px', async ({ page }) => {
    await open(page, '/contact');
    await page.evaluate(() => scrollTo(0, 20));
    await expect(header(page)).toHaveCSS('background-color', 'rgb(15, 20, 18)');
    await page.evaluate(() => scrollTo(0, 21));
    await expect(header(page)).toHaveCSS('background-color', 'rgba(15, 20, 18, 0.86)');
  });
});

test.describe('below 768 px', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  const toggle = (page: Page) => header(page).getByRole('button', { name: 'Menu' });
  const contact = (page: Page) => header(page).getByRole('link', { name: 'Contact Us' });

  test('the menu offers a consultation', async ({ page }) => {
    await open(page);
    await toggle(page).click();
    const menu = header(page).getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Book a Consultation' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  test('a wider window closes the menu', async ({ page }) => {
    await open(page);
    await toggle(page).click();
    await page.setViewportSize({ width: 768, height: 812 });
    await page.setViewportSize({ width: 375, height: 812 });
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(contact(page)).toBeHidden();
  });

  test('a click outside and Escape close the menu', async ({ page }) => {
    await open(page);
    await toggle(page).click();
    await page.mouse.click(180, 790);
    await expect(contact(page)).toBeHidden();
    await toggle(page).click();
    await page.keyboard.press('Escape');
    await expect(contact(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });

  test('a tap outside closes the menu without activating a link there', async ({ page }) => {
    await open(page, '/thank-you');
    for (const beneath of [
      page.getByRole('main').getByRole('link').first(),
      header(page).getByRole('link', { name: site.name }),
    ]) {
      await toggle(page).click();
      await expect(contact(page)).toBeVisible();
      // Places a link at the position of the tap.
      const place = await beneath.evaluate((link: HTMLElement) => {
        if (!link.closest('header'))
          link.style.cssText = 'position:fixed;inset:auto 0 0;height:80px';
        const { left, top, width, height } = link.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
      await page.mouse.click(place.x, place.y);
      await expect(contact(page)).toBeHidden();
      await expect(page).toHaveURL('/thank-you');
    }
  });

  test('a change of the route closes the menu', async ({ page }) => {
    await open(page);
    await toggle(page).click();
    await contact(page).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(contact(page)).toBeHidden();
  });

  test('the open menu traps the focus', async ({ page }) => {
    await open(page);
    await toggle(page).click();
    await toggle(page).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(header(page).getByRole('link', { name: services.at(-1)!.name })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(header(page).getByRole('link', { name: 'Who We Are' })).toBeFocused();
  });

  test('the page has no horizontal scroll at 320 px with the menu open or closed', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page);
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await overflow()).toBe(0);
    await toggle(page).click();
    expect(await overflow()).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the toggle opens the mobile menu, and a click outside closes it', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/thank-you');
    const contact = header(page).getByRole('link', { name: 'Contact Us' });
    await header(page).getByRole('button', { name: 'Menu' }).click();
    await expect(contact).toBeVisible();
    await page.mouse.click(180, 790);
    await expect(contact).toBeHidden();
  });

  test('links open and close the mobile menu in a browser without popovers', async ({ page }) => {
    await withoutPopovers(page);
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/thank-you');
    const contact = header(page).getByRole('link', { name: 'Contact Us' });
    await expect(contact).toBeHidden();
    await header(page).getByRole('link', { name: 'Menu' }).click();
    await expect(contact).toBeVisible();
    await page.mouse.click(180, 790);
    await expect(contact).toBeHidden();
    await expect(page).toHaveURL(/\/thank-you/);
    await header(page).getByRole('link', { name: 'Menu' }).click();
    await contact.click();
    await expect(page).toHaveURL('/contact');
    await expect(contact).toBeHidden();
  });
});

for (const [width, height, stays] of [
  [320, 256, false],
  [844, 390, false],
  [844, 480, true],
] as const)
  test(`the header ${stays ? 'stays' : 'scrolls away'} at ${width} by ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, servicePath);
    await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
    const { bottom } = await header(page).evaluate((it) => it.getBoundingClientRect());
    expect(bottom > 0).toBe(stays);
  });

test('a long name and an additional menu item fit the header from 768 px', async ({ page }) => {
  await open(page);
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
    for (const [at, box] of boxes.entries()) {
      expect(box.right, `${width} px, part ${at}`).toBeLessThanOrEqual(
        boxes[at + 1]?.left ?? width,
      );
      expect(box.height, `${width} px, part ${at}`).toBeLessThan(50);
    }
  }
});

test('the footer has services, company pages, contacts, five social networks and the year', async ({
  reading,
}) => {
  const page = await reading('/thank-you');
  const footer = page.getByRole('contentinfo');
  const links = (name: string) => footer.getByRole('navigation', { name }).getByRole('link');
  await expect(links('Our Expertise')).toHaveCount(services.length);
  await expect(links('Company')).toHaveText(['Who We Are', 'Recent Work', 'Insights', 'Contact']);
  for (const { text, href } of contactLinks)
    await expect(footer.getByRole('link', { name: text })).toHaveAttribute('href', href);
  for (const network of ['Facebook', 'Instagram', 'LinkedIn', 'X', 'YouTube']) {
    await expect(footer.getByRole('link', { name: network, exact: true })).toHaveAttribute(
      'href',
      /^https:/,
    );
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${site.name}`);
});
