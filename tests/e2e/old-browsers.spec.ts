import { paths } from '../../src/paths.ts';
import { asOldBrowser } from './support/old-browser.ts';
import { expect, follow, hydrated, open, routes, test } from './support/test.ts';

/* Browsers without newer APIs, or with settings that remove some: `page` fails on any console message. */

test('a browser without the newer APIs is simulated', async ({ page }) => {
  await asOldBrowser(page);
  await page.goto('about:blank');
  const missing = await page.evaluate(() => [
    typeof URL.canParse,
    typeof Reflect.get(URL, 'parse'),
    typeof Array.prototype.toSorted,
    typeof HTMLElement.prototype.showPopover,
    typeof Reflect.get(window, 'navigation'),
  ]);
  expect(new Set(missing)).toEqual(new Set(['undefined']));
});

for (const path of routes)
  test(`${path} works in the oldest supported browsers`, async ({ page }) => {
    await asOldBrowser(page);
    await open(page, path);
    const heading = page.getByRole('heading', { level: 1 });
    const title = await heading.innerText();
    await follow(page, path === paths.insights ? 'Recent Work' : 'Insights');
    await expect(heading).not.toHaveText(title);
    await expect(heading).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goBack();
    await expect(heading).toHaveText(title);
  });

test.describe('with a privacy setting', () => {
  for (const [setting, change] of [
    [
      'removes the performance observer',
      () => Reflect.deleteProperty(window, 'PerformanceObserver'),
    ],
    [
      'records no paint',
      () => {
        PerformanceObserver.prototype.observe = () => {};
      },
    ],
    [
      'hides timings',
      () => {
        Performance.prototype.getEntriesByType = () => [];
        Performance.prototype.getEntriesByName = () => [];
      },
    ],
    ['removes marks', () => Reflect.deleteProperty(Performance.prototype, 'mark')],
  ] as const)
    test(`that ${setting} the app starts`, async ({ page }) => {
      await page.addInitScript(change);
      await page.goto(paths.contact);
      await hydrated(page);
      await follow(page, 'Insights');
      await expect(page).toHaveURL(paths.insights);
    });
});

test.describe(() => {
  test.use({ allowedMessages: ['Attribution tracker failed'] });
  test('code that only remembers fails alone', async ({ page }) => {
    const errors: string[] = [];
    await page.addInitScript(() => {
      Object.defineProperty(document, 'referrer', {
        get: () => {
          throw new Error('no referrer');
        },
      });
    });
    page.on('console', (message) => errors.push(message.text()));
    await open(page, paths.contact);
    await follow(page, 'Insights');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(errors.filter((text) => text.includes('Attribution tracker failed'))).toHaveLength(1);
  });
});
