import { offices } from '../../src/content/company/office-records.ts';
import { developers } from '../../src/content/developers/developers.ts';
import { invisible } from './support/invisible.ts';
import {
  expect,
  missing,
  routes,
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
  for (const path of [...routes, ...missing]) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect.soft(await animatedPanels(page), path).toEqual([]);
    expect.soft(await invisible(page), path).toEqual([]);
    await expect.soft(page.getByText('Loading...').filter({ visible: true }), path).toHaveCount(0);
  }
});

test('all tab panels, slides and offices are visible', async ({ page }) => {
  for (const [path, selector, count] of [
    ['/agentic-ai', '[role=tabpanel]', 2],
    ['/ai-chat', '[role=tabpanel]', 9],
    ['/power-apps', '[aria-roledescription=slide]', undefined],
    ['/agile-teams', '[aria-roledescription=slide]', developers.length],
    ['/shopify', '[aria-roledescription=slide]', undefined],
    ['/web-apps', '[aria-roledescription=slide]', undefined],
  ] as const) {
    if (!routes.includes(path)) continue; // an owner may have removed the service
    await page.goto(path);
    const parts = await page.locator(selector).all();
    if (count !== undefined) expect(parts, path).toHaveLength(count);
    for (const part of parts) {
      await expect.soft(part, path).toBeVisible();
      await expect.soft(part.getByRole('heading').first(), path).toBeVisible();
    }
  }
  await page.goto('/contact');
  for (const { name: office } of offices) {
    await expect(
      page.locator('#offices').getByRole('heading', { name: office }).first(),
    ).toBeVisible();
  }
  await expect(page.getByRole('link', { name: /Get Directions/ })).toHaveCount(offices.length);
});

test('links of header, mobile menu and pages work', async ({ page }) => {
  await page.goto('/thank-you');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Our Expertise' }).hover();
  await header.getByRole('link', { name: serviceName }).click();
  await expect(page).toHaveURL(servicePath);
  await page.setViewportSize({ width: 375, height: 812 });
  await header.getByRole('button', { name: 'Menu' }).click();
  await header.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Recent Work' }).click();
  await scrollAndClick(page.getByRole('link', { name: /View Case Study/ }).first());
  await expect(page).toHaveURL(/\/case-studies\/[a-z-]+$/);
});
