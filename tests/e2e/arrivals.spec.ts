import { paths } from '../../src/paths.ts';
import { BROWSER_ARGS, findBrowser } from '../setup/browser.ts';
import {
  articlePath,
  routes,
  expect,
  hold,
  hydrated,
  open,
  scrollAndClick,
  test,
  type Page,
} from './support/test.ts';

/* Position, focus and address after every way to a page, and after Back from there. */

test.use({
  allowedMessages: [
    'Failed to load resource',
    'could not be fetched',
    'imported module',
    'could not be loaded',
  ],
});

const START = paths.caseStudies;
const START_POSITION = 1500;

/** A document that is being replaced has none. */
const position = (page: Page) => page.evaluate(() => Math.round(scrollY)).catch(() => null);

/** Where the page is shown, and what has the focus. */
const state = (page: Page) =>
  page
    .evaluate(() => {
      const main = document.querySelector('main')!;
      const fragment = document.querySelector(location.hash || 'none');
      const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      const margin = fragment ? parseFloat(getComputedStyle(fragment).scrollMarginTop) : 0;
      const missed = fragment ? fragment.getBoundingClientRect().top - padding - margin : scrollY;
      return {
        address: location.pathname + location.search + location.hash,
        missed: Math.round(Math.abs(missed)) <= 2 ? 0 : missed,
        isFocused: document.activeElement === (fragment ?? main.querySelector('h1')),
      };
    })
    .catch(() => null);

/** Delays answers for a time, or fails them. */
async function change(page: Page, requests: RegExp, delayMs: number, failures = 0) {
  let failed = 0;
  await page.route(requests, async (route) => {
    if (failed < failures) {
      failed += 1;
      return route.abort();
    }
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue().catch(() => {}); // the page has gone
  });
}

const code = /\/assets\/(Insights|Contact)Page-/;
const imported = /\/assets\/form-/;
const data = /\/api\/page\?/;

const ways: [string, (page: Page) => Promise<void>][] = [
  ['at once', async () => {}],
  ['with code that takes 1 s', (page) => change(page, code, 1_000)],
  ['with data that take 1 s', (page) => change(page, data, 1_000)],
  ['with code that takes 6 s', (page) => change(page, code, 6_000)],
  ['with data that take 6 s', (page) => change(page, data, 6_000)],
  ['with an import of the code that takes 6 s', (page) => change(page, imported, 6_000)],
  ['with data that fail once', (page) => change(page, data, 0, 1)],
  ['with data that fail twice', (page) => change(page, data, 0, 2)],
  ['with code that fails', (page) => change(page, code, 0, 1)],
];

const targets = [
  ['a page', paths.insights],
  ['a fragment of a page', `${paths.contact}#before-you-sign`],
] as const;

for (const [target, address] of targets)
  for (const [way, prepare] of ways)
    test(`${target} ${way}, and Back`, async ({ page }) => {
      await open(page, START);
      await prepare(page);
      await page.evaluate((top) => scrollTo(0, top), START_POSITION);
      // By script, because the pointer would prefetch the page.
      await page
        .locator(`a[href="${address}"]`)
        .first()
        .evaluate((link: HTMLAnchorElement) => link.click());
      const arrival = { address, missed: 0, isFocused: true };
      await expect.poll(() => state(page)).toEqual(arrival);
      await hydrated(page);
      expect(await state(page)).toEqual(arrival);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goBack();
      await expect(page).toHaveURL(START);
      await expect.poll(() => position(page)).toBe(START_POSITION);
      await page.goForward();
      await expect.poll(async () => (await state(page))?.address).toBe(address);
      await expect.poll(async () => (await state(page))?.missed).toBe(0);
    });

test('a document in place of a navigation has its focus before the app', async ({ page }) => {
  await open(page, START);
  await hold(page, /\/assets\/.*\.js$/);
  const address = `${paths.contact}#before-you-sign`;
  await page
    .locator(`a[href="${address}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect.poll(() => state(page)).toEqual({ address, missed: 0, isFocused: true });
});

test('Try again leads to the fragment', async ({ page, context }) => {
  await open(page, START);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const address = `${paths.contact}#before-you-sign`;
  await page
    .locator(`a[href="${address}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await context.setOffline(false);
  await retry.click();
  await expect.poll(() => state(page)).toEqual({ address, missed: 0, isFocused: true });
});

test('Back to a page whose data take 6 s restores its position', async ({ page }) => {
  await page.clock.install();
  await open(page, START);
  await page.evaluate((top) => scrollTo(0, top), START_POSITION);
  await page.locator(`header a[href="${paths.insights}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.clock.fastForward(600_000); // the data are stale
  await change(page, data, 6_000);
  await page.goBack();
  await page.clock.runFor(5_000);
  await expect.poll(() => position(page)).toBe(START_POSITION);
  await expect(page).toHaveURL(START);
});

test('Back from another site restores the position', async ({ page }) => {
  for (const path of [START, `${paths.contact}#message`]) {
    await open(page, path);
    await page.evaluate((top) => scrollTo(0, top), 700);
    await page.goto('https://other.example/');
    await page.goBack();
    await expect.poll(() => position(page), path).toBe(700);
    await hydrated(page);
    expect(await position(page), path).toBe(700);
  }
});

test('Back to the third of a tab’s documents restores its own position', async ({ page }) => {
  for (const [path, top] of [
    [START, 900],
    [paths.insights, 500],
    [paths.agileTeams, 1200],
  ] as const) {
    await open(page, path);
    await page.evaluate((to) => scrollTo(0, to), top);
  }
  await page.goto('https://other.example/');
  for (const top of [1200, 500, 900]) {
    await page.goBack();
    await expect.poll(() => position(page)).toBe(top);
    await hydrated(page);
    expect(await position(page)).toBe(top);
  }
});

test('Back and at once Forward stays on the page, at its place', async ({ page }) => {
  await open(page, START);
  await page.locator(`header a[href="${paths.insights}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload(); // the new document has no data of the page before
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 300));
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const answer = Promise.withResolvers<void>();
  await page.route(data, async (route) => {
    await answer.promise;
    await route.continue().catch(() => {}); // given up
  });
  const isAsked = page.waitForRequest(data);
  await page.goBack();
  const request = await isAsked;
  await page.goForward();
  answer.resolve();
  await request.response().catch(() => null); // given up
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page).toHaveURL(paths.insights);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect.poll(() => position(page)).toBe(300);
});

test('each entry of a page has its own position, also from another page', async ({ page }) => {
  await open(page, paths.contact);
  const press = (address: string) =>
    page
      .locator(`a[href="${address}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
  const left: [address: string, top: number][] = [
    [paths.contact, 400],
    [`${paths.contact}#message`, 900],
    [`${paths.contact}#before-you-sign`, 1400],
    [paths.contact, 600],
    [paths.insights, 200],
  ];
  for (const [index, [address, top]] of left.entries()) {
    if (index > 0) await press(address.replace(`${paths.contact}#message`, '#message'));
    await expect(page).toHaveURL(address);
    await expect.poll(async () => (await state(page))?.missed).toBe(0);
    await page.evaluate((to) => scrollTo(0, to), top);
  }
  let shown = left.length - 1;
  for (const steps of [-4, 2, 2, -3, 1, -1, -1]) {
    if (steps === 2) await page.reload();
    await hydrated(page);
    await page.evaluate((by) => history.go(by), steps);
    shown += steps;
    const [address, top] = left[shown]!;
    await expect(page).toHaveURL(address);
    await expect.poll(() => position(page), address).toBe(top);
  }
});

test('a reload keeps the position, on a phone too', async ({ page }) => {
  for (const [width, path, top] of [
    [375, paths.contact, 1900],
    [375, paths.aiChat, 1456],
    [1280, START, START_POSITION],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, path);
    await page.evaluate((to) => scrollTo(0, to), top);
    await page.reload();
    await hydrated(page);
    expect(await position(page), path).toBe(top);
  }
});

test('a link to the page itself leads to its top, without the fragment', async ({ page }) => {
  await open(page, `${paths.contact}#message`);
  await page.locator(`header a[href="${paths.contact}"]`).first().click();
  await expect
    .poll(() => state(page))
    .toEqual({ address: paths.contact, missed: 0, isFocused: true });
  await page.goBack();
  await expect(page).toHaveURL(`${paths.contact}#message`);
});

test('a fragment of the page itself gets the focus', async ({ page }) => {
  await open(page, paths.contact);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Before you sign' }).click();
  await expect(page).toHaveURL(`${paths.contact}#before-you-sign`);
  await page.keyboard.press('Tab');
  const isNext = await page.evaluate(() => {
    const target = document.querySelector('#before-you-sign')!;
    const isBehind = (element: Element) =>
      Boolean(target.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
    const next = [...document.querySelectorAll<HTMLElement>('a[href], button, input')].find(
      (element) => isBehind(element) && element.tabIndex >= 0 && element.checkVisibility(),
    );
    return document.activeElement === next;
  });
  expect(isNext).toBe(true);
});

test('/agile-teams after Back from a reloaded page', async ({ page }) => {
  await open(page, paths.agileTeams);
  await page.evaluate(() => scrollTo(0, 3000));
  await page.locator(`header a[href="${paths.insights}"]`).first().click();
  await expect(page).toHaveURL(paths.insights);
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect.poll(() => position(page)).toBe(3000);
});

test('links in the text of an article navigate in place', async ({ page }) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await open(page, articlePath);
  const title = await page.title();
  const added = (href: string, attributes = '') =>
    page
      .locator('main .text p')
      .first()
      .evaluate((text, html) => {
        text.insertAdjacentHTML('beforeend', html);
      }, ` <a class="added" href="${href}" ${attributes}>A link</a>`);
  await added(`${paths.contact}#before-you-sign`);
  await scrollAndClick(page.locator('.added'));
  const address = `${paths.contact}#before-you-sign`;
  await expect.poll(() => state(page)).toEqual({ address, missed: 0, isFocused: true });
  expect(documents).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveTitle(title);
  await added('/insights/feed.xml', 'download');
  const download = page.waitForEvent('download');
  await scrollAndClick(page.locator('.added'));
  await download;
});

/** Headless Chromium has no such cache, but says what in a page would keep it out. */
test('pages stay eligible for the back/forward cache', async ({ playwright, baseURL }) => {
  const browser = await playwright.chromium.launch({
    executablePath: findBrowser(),
    args: BROWSER_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.enable');
    const reasonsOf = async (path: string, change: () => void) => {
      await open(page, path);
      await page.evaluate(change);
      const told = new Promise<string[]>((resolve) => {
        devTools.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
          resolve(
            notRestoredExplanations
              .filter(({ type }) => type === 'PageSupportNeeded')
              .map(({ reason }) => reason),
          ),
        );
      });
      await page.goto(paths.thankYou('contact'));
      await page.goBack();
      return told;
    };
    const hinder = () => addEventListener('unload', () => {});
    expect(await reasonsOf(paths.home, hinder)).not.toEqual([]);
    for (const path of routes.filter((path) => path !== paths.thankYou('contact')))
      expect(await reasonsOf(path, () => {}), path).toEqual([]);
  } finally {
    await browser.close();
  }
});
