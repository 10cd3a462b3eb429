import { paths } from '../../src/paths.ts';
import { BROWSER_ARGS, findBrowser } from '../support/browser.ts';
import {
  expect,
  hold,
  hydrated,
  open,
  pathsOf,
  servicePath,
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

const START_POSITION = 1500;

/** Null while a document is being replaced. */
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

/** Delays responses for a time, or fails them. */
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
const data = /\/api\/page\?/;
const fragment = `${paths.contact}#before-you-sign`;

const ways: [string, string, (page: Page) => Promise<void>][] = [
  ['a page', paths.insights, async () => {}],
  ['a fragment', fragment, async () => {}],
  ['a page with data that take 6 s', paths.insights, (page) => change(page, data, 6_000)],
  ['a fragment with code that takes 6 s', fragment, (page) => change(page, code, 6_000)],
  ['a fragment with data that fail twice', fragment, (page) => change(page, data, 0, 2)],
  ['a page with code that fails', paths.insights, (page) => change(page, code, 0, 1)],
];

/** Follows the first link to an address by script: the pointer would prefetch its page and scroll to it. */
const press = (page: Page, address: string) =>
  page
    .locator(`a[href="${address}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());

const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo(0, to), top);

for (const [way, address, prepare] of ways)
  test(`a link to ${way} leads to its place, with the focus, and Back to the place before`, async ({
    page,
  }) => {
    await open(page, servicePath);
    await prepare(page);
    await scrollTo(page, START_POSITION);
    await press(page, address);
    const arrival = { address, missed: 0, isFocused: true };
    await expect.poll(() => state(page)).toEqual(arrival);
    await hydrated(page);
    expect(await state(page)).toEqual(arrival);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goBack();
    await expect(page).toHaveURL(servicePath);
    await expect.poll(() => position(page)).toBe(START_POSITION);
    await page.goForward();
    await expect.poll(async () => (await state(page))?.address).toBe(address);
    await expect.poll(async () => (await state(page))?.missed).toBe(0);
  });

test('Back from another site to the last, second and first of a tab’s documents restores their positions', async ({
  page,
}) => {
  for (const [path, top] of [
    [servicePath, 900],
    [`${paths.contact}#contact-form`, 500],
    [paths.home, 1200],
  ] as const) {
    await open(page, path);
    await scrollTo(page, top);
  }
  const other = 'https://other.example/';
  await page.route(other, (route) => route.fulfill({ body: '' }));
  await page.goto(other);
  for (const top of [1200, 500, 900]) {
    await page.goBack();
    await expect.poll(() => position(page)).toBe(top);
    await hydrated(page);
    expect(await position(page)).toBe(top);
  }
});

test('Back and at once Forward stays on the page, at its place', async ({ page }) => {
  await open(page, servicePath);
  await press(page, paths.insights);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload(); // the new document has no data of the page before
  await hydrated(page);
  await scrollTo(page, 300);
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const response = Promise.withResolvers<void>();
  await page.route(data, async (route) => {
    await response.promise;
    await route.continue().catch(() => {}); // given up
  });
  const isAsked = page.waitForRequest(data);
  await page.goBack();
  const request = await isAsked;
  await page.goForward();
  response.resolve();
  await request.response().catch(() => null); // given up
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page).toHaveURL(paths.insights);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect.poll(() => position(page)).toBe(300);
});

test('each entry of a page has its own position, also from another page', async ({ page }) => {
  await open(page, paths.contact);
  const left: [address: string, top: number][] = [
    [paths.contact, 400],
    [`${paths.contact}#contact-form`, 900],
    [`${paths.contact}#before-you-sign`, 1400],
    [paths.contact, 600],
    [paths.insights, 200],
  ];
  for (const [index, [address, top]] of left.entries()) {
    if (index > 0)
      await press(page, address.replace(`${paths.contact}#contact-form`, '#contact-form'));
    await expect(page).toHaveURL(address);
    await expect.poll(async () => (await state(page))?.missed).toBe(0);
    await scrollTo(page, top);
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

test('a reload keeps the position, on a phone and at a fragment too', async ({ page }) => {
  for (const [width, path, top] of [
    [375, paths.contact, 1900],
    [1280, `${paths.contact}#contact-form`, 700],
    [375, pathsOf('ai-chat')[0] ?? servicePath, 1456],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, path);
    await scrollTo(page, top);
    await page.reload();
    await hydrated(page);
    expect(await position(page), path).toBe(top);
  }
});

for (const path of pathsOf('agile-teams')) {
  test(`a reload of ${path} begins at its top`, async ({ page }) => {
    await open(page, path);
    await scrollTo(page, 900);
    await page.reload();
    await hydrated(page);
    expect(await position(page)).toBe(0);
  });

  test(`a visitor who scrolls ${path} before the app has loaded stays there`, async ({ page }) => {
    const arrive = await hold(page, /\/assets\/entry-client-/);
    for (const visit of [() => page.goto(path), () => page.reload()]) {
      await visit();
      await scrollTo(page, 1_800);
      arrive();
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(await position(page)).toBe(1_800);
    }
  });
}

test('links to the page itself lead to its top or their fragment, from where Tab goes on', async ({
  page,
}) => {
  await open(page, `${paths.contact}#contact-form`);
  await press(page, paths.contact);
  await expect
    .poll(() => state(page))
    .toEqual({ address: paths.contact, missed: 0, isFocused: true });
  await page.goBack();
  await expect(page).toHaveURL(`${paths.contact}#contact-form`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Before you sign' }).click();
  await expect.poll(() => state(page)).toEqual({ address: fragment, missed: 0, isFocused: true });
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
    /** Visits a page and goes back to it. @returns what would keep it out */
    const reasonsOf = async (path: string, change: () => void) => {
      await open(page, path);
      await page.evaluate(change);
      await page.goto('/healthz');
      const told = new Promise<string[]>((resolve) => {
        devTools.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
          resolve(
            notRestoredExplanations
              .filter(({ type }) => type === 'PageSupportNeeded')
              .map(({ reason }) => reason),
          ),
        );
      });
      await page.goBack();
      return told;
    };
    const listen = () => addEventListener('unload', () => {});
    expect(await reasonsOf(paths.home, listen)).not.toEqual([]);
    for (const path of [paths.contact, ...pathsOf('agile-teams')])
      expect(await reasonsOf(path, () => {}), path).toEqual([]);
  } finally {
    await browser.close();
  }
});
