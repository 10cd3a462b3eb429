import { invisible } from './support/invisible.ts';
import {
  fulfilChanged,
  expect,
  missing,
  examplePaths,
  scrollAndClick,
  serviceName,
  servicePath,
  test,
  type Page,
} from './support/test.ts';

/* Every page without JavaScript: all content is visible, and links work. */

test.use({ javaScriptEnabled: false, allowedMessages: ['404'] });

/** Panels with an opening animation, which must not play when a page loads. */
const animatedPanels = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [data-state]')]
      .filter((panel) => getComputedStyle(panel).animationName !== 'none')
      .map((panel) => panel.outerHTML.slice(0, 140)),
  );

test('every page shows all its content', async ({ page }) => {
  test.setTimeout(240_000);
  for (const path of [...examplePaths, ...missing]) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect.soft(await animatedPanels(page), path).toEqual([]);
    expect.soft(await invisible(page), path).toEqual([]);
    await expect.soft(page.getByText('Loading...').filter({ visible: true }), path).toHaveCount(0);
  }
});

test('links of header, mobile menu and pages work', async ({ page }) => {
  await page.goto('/thank-you');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Our Expertise' }).hover();
  await header.getByRole('link', { name: serviceName }).click();
  await expect(page).toHaveURL(servicePath);
  await page.setViewportSize({ width: 375, height: 812 });
  const contact = header.getByRole('link', { name: 'Contact Us' });
  await header.getByRole('button', { name: 'Menu' }).click();
  await contact.click();
  await expect(page).toHaveURL('/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Recent Work' }).click();
  await expect(page).toHaveURL('/case-studies');
  const study = page.getByRole('link', { name: /View Case Study/ });
  if ((await study.count()) === 0) return;
  await scrollAndClick(study.first());
  await expect(page).toHaveURL(/\/case-studies\/.+$/);
});

test('links open and close menu and privacy notice in a browser without popovers', async ({
  page,
}) => {
  await fulfilChanged(page, null, (html) =>
    html
      .replace(/ popover(?:target(?:action)?)?="[^"]*"/gi, '')
      .replace(/@supports not selector\(:popover-open\)/g, '@supports (display:block)')
      .replace(/@supports selector\(:popover-open\)/g, '@supports (display:none-such)'),
  );
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(servicePath);
  const header = page.getByRole('banner');
  const contact = header.getByRole('link', { name: 'Contact Us' });
  const notice = page.getByRole('dialog');
  await expect(contact).toBeHidden();
  await header.getByRole('link', { name: 'Menu' }).click();
  await expect(contact).toBeVisible();
  await page.mouse.click(180, 790); // outside
  await expect(contact).toBeHidden();
  await expect(notice).toBeHidden();
  await scrollAndClick(page.locator('form').getByRole('link', { name: 'Privacy notice' }));
  await expect(notice).toBeVisible();
  await notice.getByRole('link', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
  await header.getByRole('link', { name: 'Menu' }).click();
  await contact.click();
  await expect(page).toHaveURL('/contact');
  await expect(contact).toBeHidden();
});
