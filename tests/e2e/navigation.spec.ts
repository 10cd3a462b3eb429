import { site } from '../../src/content/site.ts';
import {
  expect,
  hold,
  hydrated,
  messageLink,
  open,
  routes,
  serviceName,
  servicePath,
  studyPath,
  test,
  type Page,
} from './support/test.ts';

/* Client-side navigations; arrivals.spec.ts checks every way to a page, and Back from there. */

/** The name of the service page's chunk: `PowerAppsPage` for `/power-apps`. */
const serviceChunk = `${servicePath.slice(1).replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Page`;

const header = (page: Page) => page.getByRole('banner');
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const scrollTop = (page: Page) => page.evaluate(() => scrollY);

/** Scrolls and waits for `scrollend`. */
async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise((resolve) => {
        addEventListener('scrollend', resolve, { once: true });
        scrollTo(0, to);
      }),
    top,
  );
  expect(await scrollTop(page)).toBe(top);
}

/** Records the names of requested page chunks. */
function pageChunks(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(\w+Page)-[^/]+\.js$/.exec(request.url())?.[1];
    if (name) names.push(name);
  });
  return names;
}

test.describe('a client-side navigation', () => {
  test.use({ allowedMessages: ['could not be fetched'] }); // for tests without data

  test('shows the new page at once without a later shift', async ({ page }) => {
    await open(page, '/');
    const link = header(page).getByRole('link', { name: 'Insights' });
    await link.hover();
    await page.waitForLoadState('networkidle');
    const first = page.evaluate(
      () =>
        new Promise<{ heading: number; footer: number }>((resolve) => {
          const top = (name: string) => document.querySelector(name)!.getBoundingClientRect().top;
          const before = document.querySelector('h1')!;
          new MutationObserver((_, observer) => {
            if (before.isConnected) return;
            observer.disconnect();
            resolve({ heading: top('h1'), footer: top('footer') });
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await link.click();
    const { heading, footer } = await first;
    expect(footer).toBeGreaterThan(page.viewportSize()!.height);
    await page.waitForLoadState('networkidle');
    const { y, height } = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    expect(height).toBeGreaterThan(0);
    expect(y).toBe(heading);
    await expect(page).toHaveTitle(`Insights & Articles | ${site.name}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('a fragment of an address scrolls to its target', async ({ page }) => {
    await open(page, '/contact#message');
    const top = () => page.locator('#message').evaluate((it) => it.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThanOrEqual(0);
  });

  test('a reload at a fragment restores the position', async ({ page }) => {
    test.skip(!routes.includes('/web-apps'), 'an owner may have removed the service');
    await open(page, '/web-apps');
    await page.locator('main a[href="#work"]').first().click();
    await expect(page).toHaveURL('/web-apps#work');
    const target = page.locator('#work');
    const top = () => target.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(200);
    // Repeated, because Chromium scrolls to the fragment only in some of the reloads.
    for (let reload = 1; reload <= 4; reload += 1) {
      await page.evaluate(() => scrollBy(0, 600));
      const before = await top();
      await page.reload();
      await hydrated(page);
      const missed = Math.abs((await top()) - before);
      expect(missed, `reload ${reload}, missed by px`).toBeLessThan(300); // another font may move it
      await target.evaluate((element) => element.scrollIntoView());
    }
  });

  test('a moved address keeps its fragment', async ({ page }) => {
    await page.route(/\/api\/page\?path=%2Fcontact$/, (route) =>
      route.fulfill({ json: { movedTo: studyPath } }),
    );
    await page.route('**/contact', (route) =>
      route.fulfill({ status: 301, headers: { Location: studyPath } }),
    );
    await open(page, '/');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Before you sign' });
    await expect(link).toHaveAttribute('href', '/contact#before-you-sign');
    await link.click();
    await expect(page).toHaveURL(`${studyPath}#before-you-sign`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('back and forward within a page, and back from another one, restore the position', async ({
    page,
  }) => {
    await open(page, '/insights');
    await header(page).getByRole('link', { name: 'Say Hello' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await scrollDown(page, 100);
    await messageLink(page).click();
    await expect(page).toHaveURL('/contact#message');
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(700);
    const target = await scrollTop(page);
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expect.poll(() => scrollTop(page)).toBe(100);
    await page.goForward();
    await expect(page).toHaveURL('/contact#message');
    await expect.poll(() => scrollTop(page)).toBe(target);

    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(100);
    await page.goForward();
    await expect.poll(() => scrollTop(page)).toBe(target);

    // From another page, too: elsewhere than at the fragment.
    await scrollDown(page, 700);
    await header(page).getByRole('link', { name: 'Insights' }).click();
    await expect(page).toHaveTitle(/^Insights/);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle(/^Contact Us/);
    await expect.poll(() => scrollTop(page)).toBe(700);
  });

  test('sets aria-busy and is announced once while it is slow', async ({ page }) => {
    const release = await hold(page, /\/api\/page\?path=%2Finsights$/);
    await open(page, '/thank-you');
    const main = page.locator('main');
    const announced = page.getByRole('status').filter({ hasText: 'The page is on its way.' });
    await expect(main).not.toHaveAttribute('aria-busy');
    await expect(announced).toHaveCount(0);
    await header(page).getByRole('link', { name: 'Insights' }).click();
    await expect(main).toHaveAttribute('aria-busy', 'true');
    await expect(announced).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
    release();
    await expect(page).toHaveURL('/insights');
    await expect(main).not.toHaveAttribute('aria-busy');
    await expect(announced).toHaveCount(0);
  });

  test('whose code takes more than four seconds becomes a page load', async ({ page }) => {
    await open(page, '/thank-you');
    await page.route(/\/assets\/InsightsPage-/, () => {}); // never answered
    const document = page.waitForEvent('domcontentloaded');
    await header(page).getByRole('link', { name: 'Insights' }).click();
    await document;
    await expect(page).toHaveURL('/insights');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insights & Articles');
  });

  test('prefetches a page on hover or focus of a link to another one', async ({ page }) => {
    const chunks = pageChunks(page);
    await open(page, '/thank-you');
    await page.waitForLoadState('networkidle');
    expect(new Set(chunks)).toEqual(new Set(['ThankYouPage']));
    chunks.length = 0;
    await page.getByRole('link', { name: /^Skip to/ }).focus(); // leads to no other page
    await header(page).getByRole('link', { name: 'Recent Work' }).hover();
    await expect.poll(() => chunks).toEqual(['CaseStudiesPage']);
    await footerLink(page, serviceName).scrollIntoViewIfNeeded();
    await hydrated(page);
    await footerLink(page, serviceName).focus();
    await expect.poll(() => chunks).toEqual(['CaseStudiesPage', serviceChunk]);
    await footerLink(page, serviceName).press('Enter');
    await expect(page).toHaveURL(servicePath);
    expect(chunks).toHaveLength(2);
  });
});
