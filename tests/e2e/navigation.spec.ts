import { site } from '../../src/content/site.ts';
import {
  expect,
  hydrated,
  open,
  serviceName,
  servicePath,
  test,
  type Page,
} from './support/test.ts';

/* Client-side navigations; arrivals.spec.ts checks every way to a page, and Back; navigation.test.tsx the app's part. */

/** The name of the service page's chunk: `PowerAppsPage` for `/power-apps`. */
const serviceChunk = `${servicePath.slice(1).replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Page`;

const header = (page: Page) => page.getByRole('banner');
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
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
