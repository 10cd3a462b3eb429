import { site } from '../../src/content/site.ts';
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
import { expect, hydrated, listening, open, test, type Page } from './support/test.ts';

/*
 * A file that does not arrive breaks nothing: what was served stays and works as HTML, what was
 * typed stays, nothing is said, and the code is asked for again.
 */

test.use({ allowedMessages: ['Failed to load resource', 'could not be fetched'] });

/** Names a file of the build: entry, page or part. */
const assetOf = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js$`);

/** Cuts requests off like a broken line. @returns how often that was, and the line's repair */
async function withhold(page: Page, files: RegExp) {
  let count = 0;
  await page.route(files, (route) => {
    count += 1;
    return route.abort();
  });
  return { count: () => count, giveBack: () => page.unroute(files) };
}

/** The documents that the page asks for. */
function documents(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      paths.push(`${request.method()} ${new URL(request.url()).pathname}`);
    }
  });
  return paths;
}

const sayOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));
const screen = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Something went wrong' });
const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** Nothing tells the visitor that a file is missing, and nothing stands in for what was served. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Loading...').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test.describe('the code of a form', () => {
  for (const comesBack of ['when the line is back', 'after five seconds'] as const) {
    test(`is asked for again ${comesBack}, with what was typed in place`, async ({ page }) => {
      const loads = documents(page);
      const code = await withhold(page, assetOf('EnquiryForm'));
      await page.goto('/contact');
      await listening(page);
      await fill(page, wrong);
      await expect.poll(code.count).toBeGreaterThan(0);
      await expectWhole(page);
      await code.giveBack();
      if (comesBack === 'when the line is back') await sayOnline(page);
      await hydrated(page);
      await expectValues(page, wrong);
      await submit(page);
      await expectMessages(page, messages);
      expect(loads).toEqual(['GET /contact']);
    });
  }

  test('is not needed to send it', async ({ page }) => {
    const code = await withhold(page, assetOf('EnquiryForm'));
    await page.goto('/contact');
    await listening(page);
    await fill(page, enquiryOf('without-code@karoo.example'));
    await expect.poll(code.count).toBeGreaterThan(0);
    await submit(page);
    await expect(page).toHaveURL(/\/thank-you/);
  });

  test('is asked for its rules and toasts once somebody is in it, and works without them', async ({
    page,
  }) => {
    const rules = await withhold(page, /\/assets\/(schema|enquiry-toasts)-[^/]+\.js$/);
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

  test('is not needed to follow links around it, and what was typed stays', async ({ page }) => {
    const loads = documents(page);
    const code = await withhold(page, assetOf('EnquiryForm'));
    await page.goto('/contact');
    await listening(page);
    await fill(page, wrong);
    await expect.poll(code.count).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Write to us' }).click();
    await expect(page).toHaveURL('/contact#message');
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await headerLink(page, 'Say Hello').click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expectWhole(page);
    await expectValues(page, wrong);
    await headerLink(page, 'Insights').click();
    await expect(page).toHaveTitle(/^Insights/);
    expect(loads).toEqual(['GET /contact']);
  });
});

test('a page whose form’s code a release has replaced comes as a document', async ({ page }) => {
  const loads = documents(page);
  await withhold(page, assetOf('EnquiryForm'));
  await open(page, '/thank-you');
  await headerLink(page, 'Say Hello').click();
  await expect.poll(() => loads).toEqual(['GET /thank-you', 'GET /contact']);
  await fill(page, enquiryOf('after-a-release@karoo.example'));
  await submit(page);
  await expect(page).toHaveURL(/\/thank-you/);
});

for (const [file, name] of [
  ['entry-client', 'the app’s entry'],
  ['ContactPage', 'the page’s own code'],
  ['(PageHero|Section|EnquirySection)', 'code that the page’s own code needs'],
] as const) {
  test(`a document without ${name} is whole, and comes alive when it is there`, async ({
    page,
  }) => {
    const loads = documents(page);
    const code = await withhold(page, assetOf(file));
    await page.goto('/contact');
    await fill(page, wrong);
    await expect.poll(code.count).toBeGreaterThan(0);
    await expectWhole(page);
    await code.giveBack();
    await sayOnline(page);
    await hydrated(page);
    await expectValues(page, wrong);
    await submit(page);
    await expectMessages(page, messages);
    expect(loads).toEqual(['GET /contact']);
  });
}

test.describe('a navigation', () => {
  for (const [missing, name] of [
    [assetOf('InsightsPage'), 'code'],
    [/\/api\/page\?/, 'data'],
  ] as const) {
    test(`whose ${name} can’t be had becomes an ordinary page load`, async ({ page }) => {
      const loads = documents(page);
      await withhold(page, missing);
      await open(page, '/thank-you');
      await headerLink(page, 'Insights').click();
      await expect.poll(() => loads).toEqual(['GET /thank-you', 'GET /insights']);
      await expect(page).toHaveTitle(/^Insights/);
      await expectWhole(page);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
    });
  }

  test('takes nothing from a visitor who only points at the link', async ({ page }) => {
    const loads = documents(page);
    const code = await withhold(page, assetOf('InsightsPage'));
    await open(page, '/contact');
    await field(page, 'name').fill('Thandi Mokoena');
    await headerLink(page, 'Insights').hover();
    await expect.poll(code.count).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    await expect(field(page, 'name')).toHaveValue('Thandi Mokoena');
    expect(loads).toEqual(['GET /contact']);
  });

  test.describe('without a line', () => {
    test.use({
      allowedMessages: ['Failed to load resource', 'could not be fetched', 'could not be loaded'],
    });

    test('shows the failure, whose Try again works once the line is back', async ({
      page,
      context,
    }) => {
      const loads = documents(page);
      await open(page, '/thank-you');
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await headerLink(page, 'Insights').click();
      await expect(screen(page)).toBeFocused();
      await expect(page).toHaveTitle(`Something went wrong | ${site.name}`);
      await expect(page.getByText('Please check your connection and try again.')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const asked = page.waitForEvent('requestfailed');
      await page.getByRole('button', { name: 'Try again' }).click();
      await asked;
      await expect(screen(page)).toBeVisible();
      // Pages that were seen before are still there.
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
      await page.goForward();
      await expect(screen(page)).toBeVisible();
      expect(loads).toEqual(['GET /thank-you']);
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insights & Articles');
      await hydrated(page);
      await expectWhole(page);
    });
  });
});
