import { findProblems } from './support/axe.ts';
import { cutOff } from './support/cut-off.ts';
import { expectHeadTagsOnce } from './support/head-tags.ts';
import { takeShifts, watchShifts } from './support/layout-shifts.ts';
import { watchPolicy } from './support/policy.ts';
import { expect, missing, open, routes, test, type Page } from './support/test.ts';
import { translate } from './support/translate.ts';
import { configuredHosts, linkedHosts, thirdParties, watchHosts } from './support/third-parties.ts';
import { smallTargets } from './support/touch-targets.ts';
import { overflow, readThrough } from './support/whole-page.ts';

/** A node of the page's structured data; breadcrumbs have a list. */
interface JsonLdNode {
  '@type': string;
  itemListElement?: { name: string }[];
}

/*
 * Checks of every page at two widths. Each test opens its page once, because opening takes most of the
 * time, and opens tabs and accordions last.
 */

const phone = { width: 375, height: 812 };
const desktop = { width: 1440, height: 900 };

for (const path of [...routes, ...missing]) {
  test.describe(path, () => {
    test.use({ allowedMessages: missing.some((other) => other === path) ? ['404'] : [] });

    test(`${path} passes all checks at ${phone.width} px`, async ({ page }) => {
      await page.setViewportSize(phone);
      await expectStableAndPrivate(page, path);
      await expectAccessible(page);
      expect.soft(await smallTargets(page), 'targets of less than 44 px').toEqual([]);
      await expectToFit(page, 'at 375 px', phone);
      await expectToFit(page, 'at 320 px', { width: 320, height: 640 });
      await expectToFit(page, 'at 200 % zoom', { width: 640, height: 400 }); // at 1280 px
      await enlargeText(page, 200);
      await expectToFit(page, 'with text of 200 % at 320 px', { width: 320, height: 640 });
      await enlargeText(page, 175);
      await expectToFit(page, 'with text of 175 % at 360 px', { width: 360, height: 740 });
      await enlargeText(page, 100);
      await translate(page);
      await expectToFit(page, 'from right to left at 375 px', phone);
    });

    test(`${path} passes all checks at ${desktop.width} px`, async ({ page, baseURL }) => {
      await page.setViewportSize(desktop);
      await expectStableAndPrivate(page, path);
      if (routes.some((route) => route === path)) await expectHead(page, new URL(path, baseURL));
      await expectAccessible(page);
      expect.soft(await unspacedLabels(page), 'labels without spaces between words').toEqual([]);
      await expectBreadcrumbs(page);
      await expectSkipLink(page);
      await expectToFit(page, 'at 768 px', { width: 768, height: 800 });
      await expectToFit(page, 'at 1440 px', desktop);
      await expectAccessibleWhenOpened(page);
      await translate(page);
      await expectToFit(page, 'from right to left at 1440 px', desktop);
    });
  });
}

/**
 * Opens the page and scrolls to its end: no layout shift, no policy violation, no unexpected third party, and
 * everything loads.
 */
async function expectStableAndPrivate(page: Page, path: string): Promise<void> {
  await watchShifts(page);
  const refused = await watchPolicy(page);
  const hosts = watchHosts(page);
  // Delayed fonts reveal the layout shifts that they cause.
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
  await open(page, path);
  await page.evaluate(() => document.fonts.ready);
  await readThrough(page);
  expect.soft(await takeShifts(page), 'layout shifts').toEqual([]);
  expect.soft(await refused(), 'policy violations').toEqual([]);
  expect.soft([...hosts], 'third parties').toEqual(thirdParties[path] ?? []);
  const linked = new Set(await linkedHosts(page));
  expect.soft(linked, 'third parties in <link>').toEqual(configuredHosts);
  // The calendar of the third party is not loaded in tests.
  const placeholders = path === '/book-consultation' ? 1 : 0;
  const loading = page.getByText('Loading...').filter({ visible: true });
  await expect.soft(loading, 'visible placeholders').toHaveCount(placeholders);
}

/** After hydration the head has each tag once, and the canonical URL of the page. */
async function expectHead(page: Page, { href }: URL): Promise<void> {
  await expectHeadTagsOnce(page);
  await expect.soft(page.locator('link[rel=canonical]')).toHaveAttribute('href', href);
}

/** The page has no axe violations: WCAG 2.2 AA, and AAA contrast of body text. */
async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect.soft(await findProblems(page), 'axe on the page').toEqual([]);
}

/** Opened tabs and accordion items have no axe violations. */
async function expectAccessibleWhenOpened(page: Page): Promise<void> {
  for (const tab of await page.getByRole('tab', { selected: false }).all()) {
    await tab.click();
    const problems = await findProblems(page, '[role=tabpanel]');
    expect.soft(problems, `axe in the tab ${await tab.innerText()}`).toEqual([]);
  }
  for (const item of await page.locator('main h3 button[aria-expanded]').all()) {
    if ((await item.getAttribute('aria-expanded')) === 'false') await item.click();
    await expect(item).toHaveAttribute('aria-expanded', 'true');
    const problems = await findProblems(page, `[id="${await item.getAttribute('aria-controls')}"]`);
    expect.soft(problems, `axe in the item ${await item.innerText()}`).toEqual([]);
  }
}

/** Nothing overflows a viewport of this size. Polls, because a busy browser needs time for the layout. */
async function expectToFit(
  page: Page,
  what: string,
  size: { width: number; height: number },
): Promise<void> {
  await page.setViewportSize(size);
  await expect.poll(() => overflow(page), { message: `too wide ${what}` }).toBe(0);
  await expect.poll(() => cutOff(page), { message: `cut off ${what}` }).toEqual([]);
}

/** Sets the size of text without zooming, in percent, as browsers and owners of a device do. */
const enlargeText = (page: Page, size: number): Promise<void> =>
  page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`;
  }, size);

/** Labels of links and buttons with no space between the words of two elements. */
const unspacedLabels = (page: Page): Promise<string[]> =>
  page.locator('a, button').evaluateAll((all) =>
    all
      .filter((label) => {
        const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
        let before = '';
        while (texts.nextNode()) {
          const { data, parentElement } = texts.currentNode as Text;
          if (parentElement?.closest('svg, p, li, h2, h3')) continue;
          if (/[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(data)) return true;
          before = data;
        }
        return false;
      })
      .map(({ textContent }) => textContent),
  );

/** The visible breadcrumbs match the structured data; the home page and missing pages have none. */
async function expectBreadcrumbs(page: Page): Promise<void> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const inData = scripts
    .flatMap((script) => (JSON.parse(script) as { '@graph': JsonLdNode[] })['@graph'])
    .flatMap((node) => (node['@type'] === 'BreadcrumbList' ? (node.itemListElement ?? []) : []))
    .map(({ name }) => name);
  const shown = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  const { pathname } = new URL(page.url());
  const hasBreadcrumbs = pathname !== '/' && !missing.some((path) => path === pathname);
  expect.soft(inData.length > 0, 'breadcrumbs in the structured data').toBe(hasBreadcrumbs);
  await expect.soft(shown, 'visible breadcrumbs').toHaveText(inData);
}

/** The first tab stop is the skip link, which focuses the content. Requires that nothing was clicked before. */
async function expectSkipLink(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /^Skip to/ });
  await expect.soft(skip, 'the skip link').toBeFocused();
  await expect.soft(skip, 'the skip link').toBeInViewport();
  await page.keyboard.press('Enter');
  await expect.soft(page.locator('main'), 'the skip link’s target').toBeFocused();
}
