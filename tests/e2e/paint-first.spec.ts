import { paths } from '../../src/paths.ts';
import { articlePath } from '../support/example-paths.ts';
import { fulfilChanged, expect, open, servicePath, test } from './support/test.ts';

/* The page is painted before its code is requested, and is complete without it. */

test.use({ viewport: { width: 375, height: 812 } });

test('requests the app after the first paint, and the form only for a page that has one', async ({
  page,
}) => {
  for (const [path, hasForm] of [
    [servicePath, true],
    ['/insights', false],
  ] as const) {
    await open(page, path);
    const { paintedAt, requests } = await page.evaluate(() => ({
      paintedAt: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      requests: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/assets/'))
        .map(({ name, startTime }) => ({ name, startTime })),
    }));
    expect(requests[0]!.startTime).toBeGreaterThanOrEqual(paintedAt);
    expect(requests.some(({ name }) => name.includes('/form-'))).toBe(hasForm);
  }
});

test('requests pictures after the first paint, but for the first screen’s large one', async ({
  page,
}) => {
  for (const path of [paths.home, articlePath].filter(Boolean)) {
    await open(page, path);
    const { paintedAt, requests } = await page.evaluate(() => {
      const images = document.querySelectorAll<HTMLImageElement>('main img:not([fetchpriority])');
      const sources = new Set([...images].map(({ currentSrc }) => currentSrc));
      return {
        paintedAt: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
        requests: performance
          .getEntriesByType('resource')
          .filter(({ name }) => sources.has(name))
          .map(({ startTime }) => startTime),
      };
    });
    expect(Math.min(...requests), path).toBeGreaterThanOrEqual(paintedAt);
  }
});

test('a page shows its pictures while an extension blocks scripts', async ({ page }) => {
  // The browser still reports scripting as enabled.
  await fulfilChanged(page, servicePath, (html) => {
    const blocked = html.replace(/<script id="start" type="module">.*?<\/script>/s, '');
    expect(blocked.length).toBeLessThan(html.length);
    return blocked;
  });
  await page.goto(servicePath);
  const frame = page.locator('main picture:has(> img[loading="lazy"])').first();
  test.skip((await frame.count()) === 0, 'the page has no picture');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.locator('img')).toHaveJSProperty('complete', true);
  await expect(frame.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
});
