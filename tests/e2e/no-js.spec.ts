import { offices } from '../../src/content/company/office-records.ts';
import { developers } from '../../src/content/developers/developers.ts';
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

/* Every page for a reader without JavaScript: all of its content, and a way around. */

test.use({ javaScriptEnabled: false, allowedMessages: ['404'] });

/**
 * Texts and pictures of the page that are not to be seen. Playwright's own world still runs script
 * in a page whose own is off.
 */
const unseen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /**
     * What only script uses, what stands in for a drawing of another width, the honeypot, and what a
     * native disclosure opens, which needs no script; links to the privacy notice stand in for its
     * button where there are no popovers.
     */
    const isMeant = (element: Element) =>
      element.closest(
        'script, style, template, button, .honeypot, svg *, [aria-hidden=true], [role=status], details:not([open]) > :not(summary), a[href="#privacy"]',
      ) !== null;
    const isSeen = (element: Element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
        return false;
      }
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0;
    };
    const texts = [...document.querySelectorAll('main *')].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    );
    return [...texts, ...document.querySelectorAll('main img')]
      .filter((element) => !isMeant(element) && !isSeen(element))
      .map((element) => element.outerHTML.slice(0, 140));
  });

/** Panels that fade in: nothing has opened them, so there is nothing to show by it. */
const fadingIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [data-state]')]
      .filter((panel) => getComputedStyle(panel).animationName !== 'none')
      .map((panel) => panel.outerHTML.slice(0, 140)),
  );

test('every page shows all that it holds', async ({ page }) => {
  test.setTimeout(90_000);
  for (const path of [...routes, ...missing]) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect.soft(await fadingIn(page), path).toEqual([]);
    expect.soft(await unseen(page), path).toEqual([]);
    await expect.soft(page.getByText('Loading...').filter({ visible: true }), path).toHaveCount(0);
  }
});

test('every tab’s panel, skill, slide and office can be read', async ({ page }) => {
  for (const [path, selector, count] of [
    ['/agentic-ai', '[role=tabpanel]', 2],
    ['/ai-chat', '[role=tabpanel]', 9],
    ['/power-apps', '[aria-roledescription=slide]', undefined],
    ['/agile-teams', '[aria-roledescription=slide]', developers.length],
    ['/shopify', '[aria-roledescription=slide]', undefined],
    ['/web-apps', '[aria-roledescription=slide]', undefined],
  ] as const) {
    if (!routes.includes(path)) continue; // an owner may have taken the service out
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

test('links lead from page to page, on a wide screen and on a phone', async ({ page }) => {
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
