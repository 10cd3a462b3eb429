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

/** A service; its page has a form. */
export const { name: serviceName, path: servicePath } = services[0]!;

/** Addresses that no page has, in each part of the site that says so in its own words. */
export const missing = [
  '/no/such-page',
  '/case-studies/no-such-study',
  '/insights/no-such-article',
] as const;

/** Hosts that the tests answer themselves: nothing leaves the machine. */
const isOwn = (url: URL) => url.hostname === 'localhost' || url.protocol === 'data:';

interface Fixtures {
  /** Messages that a test expects in the console, as substrings. */
  allowedMessages: string[];
  /** A page for tests that only read it: it stands as others left it, taken over, without films. */
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

/** Notes a page's console errors, its warnings and its uncaught errors. */
function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
}

function expectOnly(allowed: string[], messages: string[]): void {
  const unexpected = messages.filter((text) => !allowed.some((part) => text.includes(part)));
  expect(unexpected, 'unexpected console messages').toEqual([]);
}

/** Answers third parties with an empty document. */
const answerOthers = (to: Page | BrowserContext) =>
  to.route(
    (url) => !isOwn(url),
    (route) => route.fulfill({ status: 200, contentType: 'text/plain', body: '' }),
  );

/**
 * The tests' pages: `page`, a new one for each test, and `reading`, one for all that only read. Both
 * fail a test on console messages that it did not announce in `allowedMessages`.
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
      // A film that plays on would take its time from the tests that follow.
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

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until the app listens: from then on it has taken links and scrolling over from the browser. */
export async function listening(page: Page): Promise<void> {
  const restoration = () => page.evaluate(() => history.scrollRestoration);
  // Asked often: the default asks after 0.1, 0.35, 0.85 s, and nearly every test waits here.
  await expect.poll(restoration, { intervals: [25] }).toBe('manual');
}

/**
 * Waits until React has taken over every section: before, a press of a button does nothing and a form
 * is sent as HTML.
 */
export async function hydrated(page: Page): Promise<void> {
  await listening(page);
  await expect.poll(() => page.evaluate(isHydrated), { intervals: [25] }).toBe(true);
}

/** Follows a link of the footer within the site, without a new document. */
export async function follow(page: Page, name: string): Promise<void> {
  await hydrated(page); // before, the link leads to a new document
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
}

/**
 * Clicks what lies further down a page. A section settles a frame after it has come into view
 * (src/theme/global-style.ts): clicked at once, the press would be on the target and its release
 * beside it.
 */
export async function scrollAndClick(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.click(); // waits until it stands still
}
