import { formPages } from '../../src/enquiry/form-type.ts';
import { publicContent } from '../support/public-content.ts';
import { findProblems } from './support/axe.ts';
import { cutOff } from './support/cut-off.ts';
import { lightness } from './support/forced-colours.ts';
import { repeatedOrMissingHeadTags } from './support/head-tags.ts';
import { takeShifts, takeShiftsOfLoad, watchShifts } from './support/layout-shifts.ts';
import { watchPolicy } from './support/policy.ts';
import { expect, missing, open, routes, test, translate, type Page } from './support/test.ts';
import { configuredHosts, linkedHosts, thirdParties, watchHosts } from './support/third-parties.ts';
import { smallTargets } from './support/touch-targets.ts';
import { overflow, readThrough } from './support/whole-page.ts';

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
      await rememberServed(page);
      await expectStableAndPrivate(page, path);
      expect.soft(await goneNodes(page), 'served nodes that hydration has replaced').toEqual([]);
      if (routes.includes(path)) {
        expect.soft(await repeatedOrMissingHeadTags(page), 'head tags').toEqual([]);
        const canonical = page.locator('link[rel=canonical]');
        await expect.soft(canonical).toHaveAttribute('href', new URL(path, baseURL).href);
      }
      const types = page.locator('main [name=formType]');
      const own = [...formPages].filter(([, itsPage]) => itsPage === path).map(([type]) => type);
      expect
        .soft(
          await types.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
          'types of forms',
        )
        .toEqual(own);
      await expectAccessible(page);
      expect.soft(await unspacedLabels(page), 'labels without spaces between words').toEqual([]);
      await expectSkipLink(page);
      await expectForcedColours(page);
      await expectToFit(page, 'at 768 px', { width: 768, height: 800 });
      await expectToFit(page, 'at 1440 px', desktop);
      await expectAccessibleWhenOpened(page);
      await translate(page);
      await expectToFit(page, 'from right to left at 1440 px', desktop);
    });
  });
}

test('the other studies and articles fit a screen of 320 px, their tables too', async ({
  browser,
}) => {
  const page = await browser.newPage({
    viewport: { width: 320, height: 640 },
    javaScriptEnabled: false,
  });
  for (const path of [
    ...publicContent.caseStudies.map(({ slug }) => `/case-studies/${slug}`),
    ...publicContent.articles.map(({ id }) => `/insights/${id}`),
  ]) {
    await page.goto(path);
    expect.soft(await overflow(page), path).toBe(0);
    expect.soft(await cutOff(page), path).toEqual([]);
    const wide = await page
      .locator('table')
      .evaluateAll((all) => all.filter((table) => table.getBoundingClientRect().right > 320));
    expect.soft(wide, `tables of ${path}`).toEqual([]);
  }
  await page.close();
});

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
  expect.soft(await takeShiftsOfLoad(page), 'layout shifts of the load').toEqual([]);
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

/** Keeps the nodes of the served document. */
const rememberServed = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const served = [...document.querySelectorAll('main *, header *, footer *')];
      Object.assign(window, { served });
    });
  });

/** The served nodes that are no longer in the page. */
const goneNodes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { served } = window as unknown as { served: Element[] };
    if (served.length < 50) return [`only ${served.length} nodes were served`];
    return served.filter((node) => !node.isConnected).map((node) => node.outerHTML.slice(0, 140));
  });

/** The page has no axe violations: WCAG 2.2 AA, and AAA contrast of body text. */
async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect.soft(await findProblems(page), 'axe on the page').toEqual([]);
}

/** Opened tabs and accordion items have no axe violations, the first with their buttons, all with their contents. */
async function expectAccessibleWhenOpened(page: Page): Promise<void> {
  const folded = page.locator(
    '[role=tab][aria-selected=false], main h3 button[aria-expanded=false]',
  );
  if ((await folded.count()) === 0) return;
  await folded.first().click();
  expect.soft(await findProblems(page, 'main'), 'axe with an opened part').toEqual([]);
  // As without the app.
  await page.evaluate(() => document.documentElement.setAttribute('data-appless', ''));
  expect.soft(await findProblems(page, 'main'), 'axe with all parts opened').toEqual([]);
  await page.evaluate(() => document.documentElement.removeAttribute('data-appless'));
}

/** Forced colours of a dark scheme keep the borders of controls, and reach the words and bars of drawings. */
async function expectForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const borderless = await page
    .locator('main :is(button, input:not([type=hidden]), textarea):visible')
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
          const isDrawn = [undefined, '::before', '::after'].some((part) => {
            const style = getComputedStyle(control, part);
            return sides.some(
              (side) =>
                parseFloat(style[`border${side}Width`]) > 0 &&
                style[`border${side}Style`] !== 'none',
            );
          });
          return !isDrawn && !control.textContent;
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    );
  expect.soft(borderless, 'controls without borders').toEqual([]);
  const colours = [
    ...(await page
      .locator('main svg text:visible')
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).fill))),
    ...(await page
      .locator('main .bars .after')
      .evaluateAll((all) => all.map((bar) => getComputedStyle(bar, '::before').backgroundColor))),
  ];
  expect
    .soft(
      colours.filter((colour) => lightness(colour) <= 0.4),
      'dark drawings',
    )
    .toEqual([]);
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
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

/** The first tab stop is the skip link, which focuses the content. Requires that nothing was clicked before. */
async function expectSkipLink(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /^Skip to/ });
  await expect.soft(skip, 'the skip link').toBeFocused();
  await expect.soft(skip, 'the skip link').toBeInViewport();
  await page.keyboard.press('Enter');
  await expect.soft(page.locator('main'), 'the skip link’s target').toBeFocused();
}
