import { hasCalendar, siteConfig } from '../../../src/content/site.ts';
import { formPages } from '../../../src/content/navigation/form-types.ts';
import { paths } from '../../../src/paths.ts';
import { pageOfEachKind, pathsOf } from '../../support/example-paths.ts';
import { publishedToday } from '../../support/published-today.ts';
import { findProblems } from '../support/axe.ts';
import { takeShifts, takeShiftsOfLoad, watchShifts } from '../support/layout-shifts.ts';
import {
  expect,
  missing,
  open,
  examplePaths,
  test,
  translate,
  type Page,
} from '../support/test.ts';
import { overflow, readThrough } from '../support/whole-page.ts';
import { expectSameAfterBack } from './after-back.ts';
import { cutOff } from './cut-off.ts';
import { lostInForcedColours } from './forced-colours.ts';
import { violations, watchPolicy } from './policy.ts';
import { smallTargets } from './touch-targets.ts';

/*
 * Checks of every page, a study and an article, on a phone and then in the window of a desktop. Each test opens its
 * page once, because opening takes most of the time, and opens tabs and accordions last. One page of each kind is first
 * opened in the window of a desktop, too, where nothing may move either.
 */

const phone = { width: 375, height: 812 };
const desktop = { width: 1440, height: 900 };

const hostOf = (origin: string) => new URL(origin, 'https://localhost').hostname;

/** Third-party hosts of each path. */
const thirdParties: Record<string, string[]> = {
  '/book-consultation': hasCalendar ? [hostOf(siteConfig.hosts.scheduling.script)] : [],
  '/contact': [hostOf(siteConfig.hosts.maps)],
};

/** Back works alike on all pages: these have films, an embedded map, and carousels. */
const backTo: readonly string[] = [paths.home, paths.contact, ...pathsOf('agile-teams')];

for (const path of [...examplePaths, missing[0]]) {
  test.describe(path, () => {
    test.use({ allowedMessages: path === missing[0] ? ['404'] : [] });

    test(`${path} is stable, private and accessible, and fits every screen`, async ({ page }) => {
      await watchShifts(page);
      if (pageOfEachKind.includes(path)) {
        await page.setViewportSize(desktop);
        await expectStable(page, path);
      }
      await page.setViewportSize(phone);
      await rememberServed(page);
      await expectStableAndPrivate(page, path);
      expect.soft(await goneNodes(page), 'served nodes that hydration has replaced').toEqual([]);
      if (examplePaths.includes(path)) await expectServedHead(page, path);
      const types = page.locator('main [name=formType]');
      const own = [...formPages].filter(([, itsPage]) => itsPage === path).map(([type]) => type);
      expect
        .soft(
          await types.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
          'types of forms',
        )
        .toEqual(own);
      expect.soft(await unspacedLabels(page), 'labels without spaces between words').toEqual([]);
      await expectSkipLink(page);
      if (backTo.includes(path)) await expectSameAfterBack(page, path);

      await expectAccessible(page, 'on a phone');
      expect.soft(await smallTargets(page), 'targets of less than 44 px').toEqual([]);
      await expectToFit(page, 'at 375 px', phone);
      await expectToFit(page, 'at 320 px', { width: 320, height: 640 });
      await expectToFit(page, 'at 200 % zoom', { width: 640, height: 400 }); // at 1280 px
      await enlargeText(page, 200);
      await expectToFit(page, 'with text of 200 % at 320 px', { width: 320, height: 640 });
      await enlargeText(page, 100);

      await expectToFit(page, 'at 768 px', { width: 768, height: 800 });
      await expectToFit(page, 'at 1440 px', desktop);
      await expectAccessible(page, 'on a desktop');
      expect.soft(await lostInForcedColours(page), 'lost in forced colours').toEqual([]);
      await page.keyboard.press('Tab');
      await expect.soft(page.locator(':focus')).not.toHaveCSS('outline-style', 'none');
      await page.emulateMedia({ forcedColors: null, colorScheme: null });
      await expectAccessibleWhenOpened(page);
      await translate(page);
      await expectToFit(page, 'from right to left at 1440 px', desktop);
      await expectToFit(page, 'from right to left at 375 px', phone);
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
    ...publishedToday.caseStudies.map(({ slug }) => `/case-studies/${slug}`),
    ...publishedToday.articles.map(({ id }) => `/insights/${id}`),
  ]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect.soft(await overflow(page), path).toBe(0);
    expect.soft(await cutOff(page), path).toEqual([]);
    const wide = await page
      .locator('table')
      .evaluateAll((all) => all.filter((table) => table.getBoundingClientRect().right > 320));
    expect.soft(wide, `tables of ${path}`).toEqual([]);
  }
  await page.close();
});

/** Opens the page and scrolls to its end: nothing shifts, and everything loads. */
async function expectStable(page: Page, path: string): Promise<void> {
  // Delayed fonts reveal the layout shifts that they cause.
  const fonts = /\.woff2$/;
  await page.route(fonts, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
  await open(page, path);
  expect.soft(await takeShiftsOfLoad(page), 'layout shifts of the load').toEqual([]);
  await readThrough(page);
  expect.soft(await takeShifts(page), 'layout shifts').toEqual([]);
  await page.unroute(fonts); // with a route the browser has no cache
}

/** The page is stable, violates no policy, and asks no unexpected third party. */
async function expectStableAndPrivate(page: Page, path: string): Promise<void> {
  await watchPolicy(page);
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') hosts.add(hostname);
  });
  await expectStable(page, path);
  expect.soft(await violations(page), 'policy violations').toEqual([]);
  expect.soft([...hosts], 'third parties').toEqual(thirdParties[path] ?? []);
  const linked = await page
    .locator('link:is([rel=preconnect], [rel=dns-prefetch])')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).hostname));
  const configured = [...siteConfig.hosts.preconnect, ...siteConfig.hosts.dnsPrefetch].map(hostOf);
  expect.soft(linked.toSorted(), 'third parties in <link>').toEqual(configured.toSorted());
  await expect.soft(page.getByText('Loading...').filter({ visible: true })).toHaveCount(0);
}

/** The head has each tag of the served document, once. */
async function expectServedHead(page: Page, path: string): Promise<void> {
  const { served, shown } = await page.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    const tagsOf = ({ head }: Document) =>
      [...head.querySelectorAll('title, meta, link:not([rel$=preload])')].map((tag) =>
        [
          ...[...tag.attributes].map(({ name, value }) => `${name}=${value}`).toSorted(),
          tag.textContent,
        ].join(' '),
      );
    const document = new DOMParser().parseFromString(html, 'text/html');
    return { served: tagsOf(document).toSorted(), shown: tagsOf(window.document).toSorted() };
  }, path);
  expect.soft(shown, 'head tags').toEqual(served);
  expect.soft(new Set(shown).size, 'head tags').toBe(shown.length);
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
async function expectAccessible(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect.soft(await findProblems(page), `axe ${where}`).toEqual([]);
}

/** Tabs and accordion items have no axe violations, one of them opened and then all, as without the app. */
async function expectAccessibleWhenOpened(page: Page): Promise<void> {
  const folded = page.locator(
    '[role=tab][aria-selected=false], main h3 button[aria-expanded=false]',
  );
  if ((await folded.count()) === 0) return;
  await folded.first().click();
  await page.evaluate(() => document.documentElement.setAttribute('data-without-app', ''));
  expect.soft(await findProblems(page, 'main'), 'axe with all parts opened').toEqual([]);
  await page.evaluate(() => document.documentElement.removeAttribute('data-without-app'));
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
