import { startSite } from '../../scripts/start-site.ts';
import { expect, follow, hydrated, open, routes, test } from './test.ts';
import { readThrough } from './whole-page.ts';

/* The served document is the one that React makes in the browser: `page` fails on any warning. */

test.describe('the built site', () => {
  test('takes over every page, its deferred parts too, without a word in the console', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    for (const path of routes) {
      await open(page, path);
      await readThrough(page);
      // The third party's calendar never comes here.
      const loading = page.getByText('Loading...').filter({ visible: true });
      await expect(loading, path).toHaveCount(path === '/book-consultation' ? 1 : 0);
    }
  });

  test('keeps the nodes that the server sent', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const served = [...document.querySelectorAll('main *, header *, footer *')];
        Object.assign(window, { served });
      });
    });
    for (const path of ['/', '/ai-chat', '/case-studies/investec', '/contact']) {
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

  test('leaves the server’s styles where they are and writes none of them again', async ({
    page,
  }) => {
    for (const path of ['/', '/ai-chat', '/contact', '/insights/low-code-no-code-era']) {
      await open(page, path);
      await readThrough(page);
      const { bytes, twice } = await page.evaluate(() => {
        const served = [...document.querySelectorAll('style:not([data-styled])')]
          .map(({ textContent }) => textContent)
          .join('');
        const names = [...document.querySelectorAll('[class]')]
          .flatMap(({ classList }) => [...classList])
          .filter((name) => served.includes(`}.${name}{`));
        const added = [
          ...document.querySelectorAll<HTMLStyleElement>('style[data-styled]'),
        ].flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText));
        return {
          bytes: served.length,
          twice: added.filter((rule) => names.some((name) => rule.includes(`.${name} `))),
        };
      });
      expect(bytes, path).toBeGreaterThan(10_000);
      expect(twice, path).toEqual([]);
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
    await expect(page).toHaveTitle('Contact Us | Northveld');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    await follow(page, 'Insights');
    await expect(page).toHaveTitle('Insights & Articles | Northveld');
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

test('a click that comes before the app is done when the app is there', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry-client/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/shopify');
  const next = page.getByRole('button', { name: 'Next case study' });
  await page.waitForFunction(() => document.querySelector('link[rel=modulepreload]'));
  await next.click();
  held.resolve();
  const stories = page.getByRole('region', { name: 'Shopify Success Stories' });
  await expect(stories.getByRole('status')).toContainText('2 of 4');
});

test('the development server takes over its pages as quietly', async ({ page }) => {
  test.setTimeout(120_000);
  const site = await startSite({}, [process.execPath, 'server.ts', '--dev']);
  try {
    for (const path of ['/', '/shopify', '/contact', '/insights/low-code-no-code-era']) {
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
