import { test as base, expect, type Locator, type Page } from 'playwright/test';

export { expect, type Page };

/** Every address of the site that answers 200, one study and one article among them. */
export const routes = [
  '/',
  '/shopify',
  '/power-apps',
  '/agentic-ai',
  '/agile-teams',
  '/web-apps',
  '/ai-chat',
  '/case-studies',
  '/case-studies/investec',
  '/insights',
  '/insights/low-code-no-code-era',
  '/contact',
  '/book-consultation',
  '/thank-you',
] as const;

/** Hosts that the tests answer themselves: nothing leaves the machine. */
const isOwn = (url: URL) => url.hostname === 'localhost' || url.protocol === 'data:';

interface Fixtures {
  /** Messages that a test expects in the console, as substrings. */
  allowedMessages: string[];
}

/**
 * The tests' `page`: fails a test on console errors, warnings and uncaught errors that it did not
 * announce in `allowedMessages`, and answers third parties with an empty document.
 */
export const test = base.extend<Fixtures>({
  allowedMessages: async ({}, use) => {
    await use([]);
  },
  page: async ({ page, allowedMessages }, use) => {
    const unexpected: string[] = [];
    const note = (text: string) => {
      if (!allowedMessages.some((allowed) => text.includes(allowed))) unexpected.push(text);
    };
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) note(message.text());
    });
    page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
    await page.route(
      (url) => !isOwn(url),
      (route) => route.fulfill({ status: 200, contentType: 'text/plain', body: '' }),
    );
    await use(page);
    expect(unexpected, 'unexpected console messages').toEqual([]);
  },
});

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Runs in the page, on a node or the first one of a selector. */
function isTakenOver(part: string | Node | null): boolean {
  const node = typeof part === 'string' ? document.querySelector(part) : part;
  const isMarked = Object.keys(node ?? {}).some((key) => key.startsWith('__react'));
  return isMarked && history.scrollRestoration === 'manual';
}

/**
 * Waits until React listens in a part of the page: it marks the nodes that it takes over. The page
 * as a whole also has to be committed, its effects run: one of them takes scrolling over.
 */
export async function hydrated(page: Page, part = 'main'): Promise<void> {
  await page.waitForFunction(isTakenOver, part);
}

/** Follows a link of the footer within the site, without a new document. */
export async function follow(page: Page, name: string): Promise<void> {
  await followInPlace(page.getByRole('contentinfo').getByRole('link', { name, exact: true }));
}

/** Follows a link once React listens there: before, it leads to a new document. */
export async function followInPlace(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await link.page().waitForFunction(isTakenOver, await link.elementHandle());
  await link.click();
}
