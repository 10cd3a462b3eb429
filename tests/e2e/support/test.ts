import {
  test as base,
  expect,
  type BrowserContext,
  type Locator,
  type Page,
} from 'playwright/test';
import { services } from '../../../src/content/navigation/services.ts';
import { isHydrated } from '../../support/is-hydrated.ts';

export { expect, type Page };
export { articlePath, otherArticlePath, routes, studyPath } from '../../support/example-routes.ts';

/** The first service; its page has a form. */
export const { name: serviceName, path: servicePath } = services[0]!;

/** Missing addresses in each part of the site with its own not-found message. */
export const missing = [
  '/no/such-page',
  '/case-studies/no-such-study',
  '/insights/no-such-article',
] as const;

/** Whether a request goes to the tested site; other requests are answered locally. */
const isOwn = (url: URL) => url.hostname === 'localhost' || url.protocol === 'data:';

interface Fixtures {
  /** Substrings of console messages that a test expects. */
  allowedMessages: string[];
  /** A hydrated page, shared by tests that do not change it; without films. */
  reading: (path: string) => Promise<Page>;
}

interface SharedPage {
  path: string;
  page: Page;
  messages: string[];
}

interface WorkerFixtures {
  sharePage: (path: string) => Promise<SharedPage>;
}

/** Records console errors, warnings and uncaught errors. */
function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
}

/** On a busy machine the app gives up a slow request, as it should, and loads the document. */
const ofBusyMachine = 'could not be fetched: TimeoutError';

function expectOnly(allowed: string[], messages: string[]): void {
  const expected = [...allowed, ofBusyMachine];
  const unexpected = messages.filter((text) => !expected.some((part) => text.includes(part)));
  expect(unexpected, 'unexpected console messages').toEqual([]);
}

/** Answers third parties with an empty document. */
const answerOthers = (to: Page | BrowserContext) =>
  to.route(
    (url) => !isOwn(url),
    (route) => route.fulfill({ status: 200, contentType: 'text/plain', body: '' }),
  );

/**
 * Fixtures: `page`, a new page for each test, and `reading`, a shared page for tests without changes. Both
 * fail a test on console messages that `allowedMessages` does not contain.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  allowedMessages: async ({}, use) => {
    await use([]);
  },
  page: async ({ page, allowedMessages }, use) => {
    const messages = watchConsole(page);
    await answerOthers(page);
    await use(page);
    expectOnly(allowedMessages, messages);
  },
  reading: async ({ sharePage, allowedMessages }, use) => {
    const messages: string[][] = [];
    await use(async (path) => {
      const shared = await sharePage(path);
      messages.push(shared.messages);
      return shared.page;
    });
    expectOnly(
      allowedMessages,
      messages.flatMap((unread) => unread.splice(0)),
    );
  },
  sharePage: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', viewport = null } = project.use;
      // Reduced motion stops films, which would slow down later tests.
      const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' });
      await answerOthers(context);
      let last: SharedPage | undefined;
      await use(async (path) => {
        if (last?.path === path) return last;
        await last?.page.close();
        const page = await context.newPage();
        last = { path, page, messages: watchConsole(page) };
        await open(page, path);
        return last;
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until the app has started: it then handles links, and opens the header's menu instead of CSS. */
async function listening(page: Page): Promise<void> {
  const started = () => page.evaluate(() => document.querySelector('[data-live=true]') !== null);
  // Polls often, because nearly every test waits here; the default intervals are 0.1, 0.25 and 0.5 s.
  await expect.poll(() => started().catch(() => null), { intervals: [25] }).toBe(true);
}

/**
 * Waits until React has hydrated every section. Before, buttons do nothing and forms are posted as HTML.
 */
export async function hydrated(page: Page): Promise<void> {
  await listening(page);
  await expect.poll(() => page.evaluate(isHydrated), { intervals: [25] }).toBe(true);
}

/** The link on /contact that scrolls to the form. */
export const messageLink = (page: Page) => page.getByRole('main').locator('a[href="#message"]');

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

/** Changes the HTML of the document at a path, as an extension may, or by default of every document. */
export const answerChanged = (page: Page, path: string | null, change: (html: string) => string) =>
  page.route(
    (url) => isOwn(url) && (path === null || url.pathname === path),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
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
