import { site } from '../../src/content/site.ts';
import { startSite } from '../support/start-site.ts';
import { expect, follow, hydrated, open, test, servicePath, studyPath } from './support/test.ts';
import { readThrough } from './support/whole-page.ts';

/*
 * The served document is the one that React makes in the browser: `page` fails on any warning, here
 * and as every-page.spec.ts reads each page.
 */

test.describe('the built site', () => {
  test('keeps the nodes that the server sent', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const served = [...document.querySelectorAll('main *, header *, footer *')];
        Object.assign(window, { served });
      });
    });
    for (const path of ['/', servicePath, studyPath, '/contact']) {
      await open(page, path);
      await readThrough(page);
      const { gone, count } = await page.evaluate(() => {
        const { served } = window as unknown as { served: Element[] };
        return {
          count: served.length,
          gone: served.filter((node) => !node.isConnected).map((node) => node.outerHTML),
        };
      });
      expect(count, path).toBeGreaterThan(100);
      expect.soft(gone, path).toEqual([]);
    }
  });

  test('survives what an extension puts into the document', async ({ page }) => {
    await page.route(
      (url) => url.pathname === '/contact',
      async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const body = html.replace(/(<body[^>]*>)/, '$1<div id="extension">Hello</div>');
        await route.fulfill({ response, body });
      },
    );
    const background = () =>
      page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    await page.goto('/contact');
    const served = await background();
    await hydrated(page);
    expect(await background()).toBe(served);
    await expect(page).toHaveTitle(`Contact Us | ${site.name}`);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    await follow(page, 'Insights');
    await expect(page).toHaveTitle(`Insights & Articles | ${site.name}`);
  });
});

test('a tab that nobody looks at starts without waiting for timers', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    const slow = window.setTimeout.bind(window);
    // A browser fires these once a second at most in such a tab; here, never.
    const stopped = (run: () => void, ms?: number) => (ms ? slow(run, ms) : 0);
    Object.assign(window, { setTimeout: stopped });
  });
  await page.goto('/contact');
  await hydrated(page);
});

test('the development server takes over its pages as quietly', async ({ page }) => {
  test.setTimeout(120_000);
  const site = await startSite({}, [process.execPath, 'server.ts', '--dev']);
  try {
    for (const path of [servicePath, '/contact']) {
      // Asked for the first time it is compiled, which a busy machine may not manage in a page's time.
      await page.request.get(`${site.origin}${path}`);
      await page.goto(`${site.origin}${path}`);
      await hydrated(page);
      await readThrough(page);
      await page.waitForLoadState('networkidle');
    }
    const answer = await page.request.get(`${site.origin}/no/such-page`);
    expect(answer.status()).toBe(404);
    await page.goto('about:blank'); // its socket would miss the server
  } finally {
    await site.stop();
  }
});
