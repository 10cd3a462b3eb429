import { findProblems } from './support/axe.ts';
import { cutOff } from './support/cut-off.ts';
import { expectHeadTagsOnce } from './support/head-tags.ts';
import { takeShifts, watchShifts } from './support/layout-shifts.ts';
import { watchPolicy } from './support/policy.ts';
import { expect, missing, open, routes, test, type Page } from './support/test.ts';
import { configuredHosts, linkedHosts, thirdParties, watchHosts } from './support/third-parties.ts';
import { smallTargets } from './support/touch-targets.ts';
import { overflow, readThrough } from './support/whole-page.ts';

/** Of what search engines are told: a list of steps has them here. */
interface JsonLdNode {
  '@type': string;
  itemListElement?: { name: string }[];
}

/*
 * What holds for every page, on a phone and on a wide screen. A page is opened once and then asked
 * for everything, because opening it takes most of the time. What a visitor brings about follows
 * last: the tabs and items that are opened.
 */

const phone = { width: 375, height: 812 };
const desktop = { width: 1440, height: 900 };

for (const path of [...routes, ...missing]) {
  test.describe(path, () => {
    test.use({ allowedMessages: missing.some((other) => other === path) ? ['404'] : [] });

    test(`${path} is sound at ${phone.width} px`, async ({ page }) => {
      await page.setViewportSize(phone);
      await expectSteadyAndPrivate(page, path);
      await expectAccessible(page);
      expect.soft(await smallTargets(page), 'targets of less than 44 px').toEqual([]);
      await expectToFit(page, 'at 375 px', phone);
      await expectToFit(page, 'at 320 px', { width: 320, height: 640 });
      await expectToFit(page, 'at 200 % zoom', { width: 640, height: 400 }); // of 1280 px
    });

    test(`${path} is sound at ${desktop.width} px`, async ({ page, baseURL }) => {
      await page.setViewportSize(desktop);
      await expectSteadyAndPrivate(page, path);
      if (routes.some((route) => route === path)) await expectHead(page, new URL(path, baseURL));
      await expectAccessible(page);
      await expectOutline(page);
      await expectTrail(page);
      await expectSkipLink(page);
      await expectToFit(page, 'at 768 px', { width: 768, height: 800 });
      await expectToFit(page, 'at 1440 px', desktop);
      await expectAccessibleWhenOpened(page);
    });
  });
}

/** Opens the page and reads it to its end: nothing jumps, is refused, is called unasked or fails to come. */
async function expectSteadyAndPrivate(page: Page, path: string): Promise<void> {
  await watchShifts(page);
  const refused = await watchPolicy(page);
  const hosts = watchHosts(page);
  // Late fonts show what they would push aside.
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
  await open(page, path);
  await page.evaluate(() => document.fonts.ready);
  await readThrough(page);
  expect.soft(await takeShifts(page), 'what jumped').toEqual([]);
  expect.soft(await refused(), 'what the policy refused').toEqual([]);
  expect.soft([...hosts], 'third parties').toEqual(thirdParties[path] ?? []);
  const linked = new Set(await linkedHosts(page));
  expect.soft(linked, 'third parties that links connect to').toEqual(configuredHosts);
  // The third party's calendar never comes here.
  const placeholders = path === '/book-consultation' ? 1 : 0;
  const loading = page.getByText('Loading...').filter({ visible: true });
  await expect.soft(loading, 'what is still loading').toHaveCount(placeholders);
}

/** React has left the head as it was served: each tag once, and this page's own address. */
async function expectHead(page: Page, { href }: URL): Promise<void> {
  await expectHeadTagsOnce(page);
  await expect.soft(page.locator('link[rel=canonical]')).toHaveAttribute('href', href);
}

/** Axe finds nothing on the page as it stands: WCAG 2.2 AA, and AAA contrast of body text. */
async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect.soft(await findProblems(page), 'axe on the page').toEqual([]);
}

/** Axe finds nothing in what tabs and accordions show once they are opened. */
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

/** Nothing reaches beyond a window of this size, once it is laid out for it: a busy browser takes a moment. */
async function expectToFit(
  page: Page,
  what: string,
  size: { width: number; height: number },
): Promise<void> {
  await page.setViewportSize(size);
  await expect.poll(() => overflow(page), { message: `too wide ${what}` }).toBe(0);
  await expect.poll(() => cutOff(page), { message: `cut off ${what}` }).toEqual([]);
}

/** One h1, no level of heading left out, and the three landmarks. */
async function expectOutline(page: Page): Promise<void> {
  const levels = await page
    .getByRole('heading')
    .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))));
  const first = levels.filter((level) => level === 1);
  expect.soft(first, 'headings of level 1').toEqual([1]);
  const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect.soft(jumps, `headings out of order in ${levels.join(' ')}`).toEqual([]);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect.soft(page.getByRole(landmark), landmark).toHaveCount(1);
  }
}

/** The way to the page is shown as search engines are told it: below the home page, and to no missing page. */
async function expectTrail(page: Page): Promise<void> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const told = scripts
    .flatMap((script) => (JSON.parse(script) as { '@graph': JsonLdNode[] })['@graph'])
    .flatMap((node) => (node['@type'] === 'BreadcrumbList' ? (node.itemListElement ?? []) : []))
    .map(({ name }) => name);
  const shown = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  const { pathname } = new URL(page.url());
  const hasTrail = pathname !== '/' && !missing.some((path) => path === pathname);
  expect.soft(told.length > 0, 'whether search engines are told the way').toBe(hasTrail);
  await expect.soft(shown, 'the way to the page').toHaveText(told);
}

/** The first thing that Tab reaches, on a page where nothing was clicked, leads to the content. */
async function expectSkipLink(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /^Skip to/ });
  await expect.soft(skip, 'the skip link').toBeFocused();
  await expect.soft(skip, 'the skip link').toBeInViewport();
  await page.keyboard.press('Enter');
  await expect.soft(page.locator('main'), 'the skip link’s target').toBeFocused();
}
