import { privacyNoticeOf } from '../../src/content/company/privacy-notice.ts';
import { site } from '../../src/content/site.ts';
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
import { withoutPopovers } from './support/without-popovers.ts';

/* The privacy notice: a dialog of each form and the footer, without a URL. */

const notice = (page: Page) => page.getByRole('dialog', { name: /what you write/ });
const inForm = (page: Page) => page.locator('form').getByRole('button', { name: 'Privacy notice' });
const inFooter = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Privacy notice' });
const titles = privacyNoticeOf(site).map(({ title }) => title);

test('opens from the form and from the footer, holds the focus, keeps entered values, and returns the focus', async ({
  page,
}) => {
  const values = enquiryOf('careful@example.com');
  await open(page, '/contact');
  await fill(page, values);
  await hydrated(page);
  for (const opener of [inForm(page), inFooter(page)]) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(notice(page)).toBeVisible();
    await expect(notice(page).locator('dt')).toHaveText(titles);
    await expect(notice(page).getByRole('heading')).toBeFocused();
    expect(await findProblems(page)).toEqual([]);

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
    await expect(opener).toBeFocused();
  }
  await expect(page).toHaveURL('/contact');
  await expectValues(page, values);
});

test('closes by its button and returns the focus', async ({ page }) => {
  await open(page, '/contact');
  await hydrated(page);
  await inForm(page).click();
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(notice(page)).toBeHidden();
  await expect(inForm(page)).toBeFocused();
});

for (const width of [320, 375, 768, 1440]) {
  test(`scrolls to its end at ${width} px, and a tap outside closes it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, '/contact');
    await inFooter(page).click();
    const last = notice(page).locator('dt').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    const sheet = notice(page).locator('> :last-child');
    expect(await sheet.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await page.mouse.click(width - 5, 20);
    await expect(notice(page)).toBeHidden();
    await expect(page).toHaveURL('/contact');
  });
}

test('is printed instead of the page while it is open', async ({ page }) => {
  await open(page, '/contact');
  await inFooter(page).click();
  await page.emulateMedia({ media: 'print' });
  await expect(notice(page).locator('dt').last()).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  await expect(notice(page).getByRole('button', { name: 'Close' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens and closes', async ({ page }) => {
    await page.goto(servicePath);
    await scrollAndClick(inForm(page));
    await expect(notice(page).locator('dt')).toHaveText(titles);
    await expect(notice(page).getByRole('heading')).toBeFocused();
    await notice(page).getByRole('button', { name: 'Close' }).click();
    await expect(notice(page)).toBeHidden();
    await expect(inForm(page)).toBeFocused();
  });

  test('opens and closes by links in a browser without popovers', async ({ page }) => {
    await withoutPopovers(page);
    await page.goto(servicePath);
    await expect(notice(page)).toBeHidden();
    await scrollAndClick(page.locator('form').getByRole('link', { name: 'Privacy notice' }));
    await expect(notice(page)).toBeVisible();
    await notice(page).getByRole('link', { name: 'Close' }).click();
    await expect(notice(page)).toBeHidden();
  });
});
