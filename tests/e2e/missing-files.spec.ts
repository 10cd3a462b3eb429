import { siteConfig } from '../../src/content/site.ts';
import { paths } from '../../src/paths.ts';
import {
  enquiryOf,
  expectMessages,
  expectValues,
  field,
  fill,
  messages,
  submit,
  wrong,
} from './support/enquiry-form.ts';
import { invisible } from './support/invisible.ts';
import { documents, expect, hydrated, open, pathsOf, test, type Page } from './support/test.ts';

/*
 * Failed requests for code: the served page stays and works as HTML, entered values are kept, no failure is
 * shown, and the import is retried.
 */

test.use({ allowedMessages: ['Failed to load resource', 'could not be fetched'] });

/** Matches a file of the build: entry, page or import of a page. */
const assetOf = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js$`);

/** Aborts requests. @returns their number so far, and a function that allows them again */
async function blockRequests(page: Page, files: RegExp) {
  let count = 0;
  await page.route(files, (route) => {
    count += 1;
    return route.abort();
  });
  return { count: () => count, unblock: () => page.unroute(files) };
}

const dispatchOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));
const failure = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Something went wrong' });
const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** The served page is complete, without failures and placeholders. */
async function expectComplete(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Loading...').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('validation and toasts are imported when a field has focus, and the form works without them', async ({
  page,
}) => {
  const rules = await blockRequests(page, /\/assets\/(schema|enquiry-toasts)-[^/]+\.js$/);
  await open(page, '/contact');
  await page.waitForLoadState('networkidle');
  expect(rules.count()).toBe(0);
  await field(page, 'name').focus();
  await expect.poll(rules.count).toBeGreaterThan(1);
  await fill(page, wrong);
  await submit(page);
  await expectMessages(page, messages);
  await fill(page, enquiryOf('without-rules@karoo.example'));
  await submit(page);
  await expect(page).toHaveURL(/\/thank-you/);
});

for (const [file, name] of [
  ['entry-client', 'the app’s entry'],
  ['form', 'an import of the page’s code'],
] as const) {
  test(`a document without ${name} is complete, and hydrates once it is available`, async ({
    page,
  }) => {
    const loads = documents(page);
    const code = await blockRequests(page, assetOf(file));
    await page.goto('/contact');
    await fill(page, wrong);
    await expect.poll(code.count).toBeGreaterThan(0);
    await expectComplete(page);
    await code.unblock();
    await dispatchOnline(page);
    await hydrated(page);
    await expectValues(page, wrong);
    await submit(page);
    await expectMessages(page, messages);
    expect(loads).toEqual(['/contact']);
  });
}

test('a page shows what the app would open or fetch without the app’s entry', async ({ page }) => {
  await blockRequests(page, assetOf('entry-client'));
  for (const path of [paths.contact, ...pathsOf('agile-teams')]) {
    await page.goto(path);
    await page.locator('[data-without-app]').waitFor({ state: 'attached' });
    expect.soft(await invisible(page), path).toEqual([]);
  }
});

test('a document whose entry is gone reloads itself', async ({ page }) => {
  const loads = documents(page);
  // The document imports its entry, then asks whether it exists.
  await page.route(assetOf('entry-client'), (route) => route.fulfill({ status: 404 }), {
    times: 2,
  });
  await page.goto('/contact#contact-form');
  await expect.poll(() => loads.length).toBe(2);
  await hydrated(page);
  await expectComplete(page);
  expect(loads).toEqual(['/contact', '/contact']);
  expect(page.url()).toContain('#contact-form');
});

test('missing code for a link under the pointer does not reload the page', async ({ page }) => {
  const loads = documents(page);
  const code = await blockRequests(page, assetOf('InsightsPage'));
  await open(page, '/contact');
  await field(page, 'name').fill('Thandi Mokoena');
  await headerLink(page, 'Insights').hover();
  await expect.poll(code.count).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await expect(field(page, 'name')).toHaveValue('Thandi Mokoena');
  expect(loads).toEqual(['/contact']);
});

test.describe('a navigation offline', () => {
  test.use({
    allowedMessages: ['Failed to load resource', 'could not be fetched', 'could not be loaded'],
  });

  test('shows a failure, and Try again leads to the fragment once online', async ({
    page,
    context,
  }) => {
    const loads = documents(page);
    await open(page, '/thank-you');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Before you sign' }).click();
    await expect(failure(page)).toBeFocused();
    await expect(page).toHaveTitle(`Something went wrong | ${siteConfig.name}`);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // Pages shown before are still available.
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
    await page.goForward();
    await expect(failure(page)).toBeVisible();
    expect(loads).toEqual(['/thank-you']);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('#before-you-sign')).toBeFocused();
    await hydrated(page);
    await expectComplete(page);
  });
});
