import { test as base, expect, type Locator, type Page } from 'playwright/test';
import { services } from '../../../src/content/navigation/services.ts';
import { isHydrated } from '../../support/is-hydrated.ts';

export { expect, type Page };
export { examplePaths, pathsOf, studyPath } from '../../support/example-paths.ts';

/** The first service; its page has a form. */
export const { name: serviceName, path: servicePath } = services[0]!;

/** Missing addresses in each part of the site with its own not-found message. */
export const missing = [
  '/no/such-page',
  '/case-studies/no-such-study',
  '/insights/no-such-article',
] as const;

/** Whether a request goes to the tested site. */
const isOwn = (url: URL) => url.hostname === 'localhost';

/** Messages of every test. On a busy machine the app gives up a slow request, as it should, and loads the document. */
const alwaysAllowed = [
  'could not be fetched: TimeoutError',
  // Third parties don't exist in tests.
  'net::ERR_NAME_NOT_RESOLVED',
  'Map could not be loaded',
];

/** The fixture `page` fails a test on console messages that `allowedMessages` does not contain. */
export const test = base.extend<{
  /** Substrings of console messages that a test expects. */
  allowedMessages: string[];
}>({
  allowedMessages: async ({}, use) => {
    await use([]);
  },
  page: async ({ page, allowedMessages }, use) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
    await use(page);
    const expected = [...allowedMessages, ...alwaysAllowed];
    const unexpected = messages.filter((text) => !expected.some((part) => text.includes(part)));
    expect(unexpected, 'unexpected console messages').toEqual([]);
  },
});

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Waits until the app handles links and has hydrated every section. Before, buttons do nothing and forms are posted as
 * HTML.
 */
export async function hydrated(page: Page): Promise<void> {
  const isReady = `document.querySelector('[data-live=true]') !== null && (${String(isHydrated)})()`;
  // Polls often, because nearly every test waits here; the default intervals are 0.1, 0.25 and 0.5 s.
  const intervals = [25, 50];
  await expect
    .poll(() => page.evaluate<boolean>(isReady).catch(() => false), { intervals })
    .toBe(true);
}

/** Follows a footer link by a client-side navigation. */
export async function follow(page: Page, name: string): Promise<void> {
  await hydrated(page); // before hydration the link loads a new document
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
}

/**
 * Clicks an element below the first screen. A section moves while it is scrolled into the viewport
 * (src/theme/global-style.ts): the target could move between press and release.
 */
export async function scrollAndClick(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.click(); // waits until its position is stable
}

/** Turns an open page to be read from right to left, as browsers do that translate it. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });

/** Holds requests back. @returns a function that lets them through */
export async function hold(page: Page, requests: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(requests, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Changes the HTML of the document at a path, as an extension may, or of every document. Without the policy, because it
 * has hashes of the original styles and scripts.
 */
export const fulfilChanged = (page: Page, path: string | null, change: (html: string) => string) =>
  page.route(
    (url) => isOwn(url) && (path === null || url.pathname === path),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers, body: change(await response.text()) });
    },
  );

/** Records the paths of requested documents. */
export function documents(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loads.push(new URL(request.url()).pathname);
  });
  return loads;
}
