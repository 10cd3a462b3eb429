import type { Locator } from 'playwright/test';
import { siteConfig } from '../../src/content/site.ts';
import { paths } from '../../src/paths.ts';
import { findProblems } from './support/axe.ts';
import { enquiryOf, expectValues, fill } from './support/enquiry-form.ts';
import {
  expect,
  hydrated,
  open,
  scrollAndClick,
  servicePath,
  test,
  type Page,
} from './support/test.ts';

/* The privacy notice: a dialog of each form and the footer, with an address but without a route. */

const address = `${paths.contact}#privacy`;

const notice = (page: Page) => page.getByRole('dialog', { name: /what you write/ });
const inForm = (page: Page) => page.locator('form').getByRole('button', { name: 'Privacy notice' });
const inFooter = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Privacy notice' });

test('opens from the form and from the footer, holds the focus, keeps entered values, and returns the focus', async ({
  page,
}) => {
  const values = enquiryOf('careful@example.com');
  await open(page, '/contact');
  await fill(page, values);
  await hydrated(page);
  for (const opener of [inForm, inFooter]) {
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(notice(page)).toBeVisible();
    await expect(notice(page).getByRole('heading')).toBeFocused();
    if (opener === inForm) expect(await findProblems(page)).toEqual([]);

    // Once through the notice, past its last link; the browser's own controls have the focus in between.
    const stops = (await notice(page).locator('a[href]:visible, button:visible').count()) + 2;
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      const isWithin = await page.evaluate(
        () =>
          document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      );
      expect(isWithin, `stop ${stop}`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(notice(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
  await expect(page).toHaveURL('/contact');
  await expectValues(page, values);
});

/** A link to the notice's address at the page's beginning, as content may have it. */
const addLink = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading, href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'our notice' });
    heading.after(link);
  }, address);

test('opens at an arrival at its address and by a link in the page, says when it changed, and closes into the page', async ({
  page,
}) => {
  const isOpen = () => expect(notice(page).getByRole('heading')).toBeFocused();
  const isClosedInto = async (target: Locator) => {
    await expect(notice(page)).toBeHidden();
    await expect(page).toHaveURL(paths.contact);
    await expect(target).toBeFocused();
  };
  await open(page, address);
  await isOpen();
  await expect(notice(page)).toContainText(`Last changed ${siteConfig.privacy.noticeChanged}`);
  await page.keyboard.press('Escape');
  await isClosedInto(page.getByRole('heading', { level: 1 }));

  await addLink(page);
  const link = page.getByRole('link', { name: 'our notice' });
  for (const close of [
    () => page.goBack(),
    () => notice(page).getByRole('button', { name: 'Close' }).click(),
  ]) {
    await link.click();
    await isOpen();
    await expect(page).toHaveURL(address);
    await close();
    await isClosedInto(link);
  }
});

test('opens at the address of earlier releases', async ({ page }) => {
  await open(page, `${paths.contact}?from=advert#privacy-notice`);
  await expect(notice(page).getByRole('heading')).toBeFocused();
  await expect(page).toHaveURL(`${paths.contact}?from=advert#privacy`);
});

for (const rule of ['#privacy { display: none !important }', 'dialog { visibility: hidden }'])
  test(`never locks the page: ${rule} of an extension leads to the text in the page`, async ({
    page,
  }) => {
    await page.addInitScript((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, rule);
    await open(page, address);
    const text = page.getByRole('region', { name: /what you write/ });
    for (const repeat of [
      () => scrollAndClick(inForm(page)),
      () => scrollAndClick(inFooter(page)),
      null,
    ]) {
      await expect(text).toBeFocused();
      await expect(text.getByRole('heading')).toBeInViewport();
      expect(await page.evaluate(() => document.querySelector('dialog[open]'))).toBeNull();
      await expect(page).toHaveURL(paths.contact);
      await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
      await repeat?.();
    }
  });

test('opens by a link on another page, over the beginning of the contact page, and closes by Back', async ({
  page,
}) => {
  await open(page, servicePath);
  await addLink(page);
  await page.evaluate(() => scrollTo(0, 200));
  await page.getByRole('link', { name: 'our notice' }).press('Enter');
  await expect(page).toHaveURL(address);
  await expect(notice(page).getByRole('heading')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(servicePath);
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('is part of pages with a form only: the footer of others leads to its address', async ({
  page,
}) => {
  await open(page, paths.home);
  await hydrated(page);
  await expect(page.locator('#privacy')).toHaveCount(0);
  await inFooter(page).press('Enter');
  await expect(page).toHaveURL(address);
  await expect(notice(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
  await expect(page.locator('#privacy')).toHaveCount(0);
});

test('scrolls to its end, closes by a tap outside, and is printed instead of the page', async ({
  page,
}) => {
  await open(page, paths.contact);
  const last = notice(page).locator('dt').last();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await inFooter(page).click();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    const sheet = notice(page).locator('> :last-child');
    expect(await sheet.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await page.mouse.click(width - 5, 20);
    await expect(notice(page)).toBeHidden();
    await expect(page).toHaveURL(paths.contact);
  }
  await inFooter(page).click();
  await page.emulateMedia({ media: 'print' });
  await expect(last).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  await expect(notice(page).getByRole('button', { name: 'Close' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens and closes in the form, and by its address from the footer of another page', async ({
    page,
  }) => {
    await page.goto(servicePath);
    await scrollAndClick(inForm(page));
    await expect(notice(page).getByRole('heading')).toBeFocused();
    await notice(page).getByRole('button', { name: 'Close' }).click();
    await expect(notice(page)).toBeHidden();
    await expect(inForm(page)).toBeFocused();
    await inFooter(page).click();
    await expect(page).toHaveURL(address);
    await expect(notice(page).locator('dt').first()).toBeInViewport();
    await notice(page).getByRole('link', { name: 'Close' }).click();
    await expect(notice(page)).toBeHidden();
  });
});
