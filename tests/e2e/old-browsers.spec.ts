import { paths } from '../../src/paths.ts';
import { asOldBrowser } from './support/old-browser.ts';
import { expect, follow, hydrated, open, routes, test } from './support/test.ts';

/* Browsers without newer APIs, or with settings that remove some: `page` fails on any console message. */

// A document each would only start the same app again.
for (const [part, half] of [routes.slice(0, 8), routes.slice(8)].entries())
  test(`every page works in the oldest supported browsers (${part + 1} of 2)`, async ({ page }) => {
    await asOldBrowser(page);
    await open(page, half[0]!);
    const api = () => [URL.canParse, Array.prototype.toSorted, Reflect.get(window, 'navigation')];
    expect(await page.evaluate(api), 'newer APIs').toEqual([undefined, undefined, undefined]);
    const heading = page.getByRole('heading', { level: 1 });
    const titles = [await heading.innerText()];
    for (const path of half.slice(1)) {
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.querySelector('main')!.append(link);
        link.click();
      }, path);
      await expect(page).toHaveURL(path);
      await expect(heading).not.toHaveText(titles.at(-1)!);
      await expect(heading).toBeFocused();
      await hydrated(page);
      await expect(page.getByRole('alert')).toHaveCount(0);
      titles.push(await heading.innerText());
    }
    await page.goBack();
    await expect(heading).toHaveText(titles.at(-2)!);
  });

test.describe('the app starts with', () => {
  test.use({ allowedMessages: ['Attribution tracker failed'] });

  for (const [setting, change, failures] of [
    ['no record of paints', () => (PerformanceObserver.prototype.observe = () => {}), 0],
    [
      'hidden timings, and no marks or performance observer',
      () => {
        Performance.prototype.getEntriesByType = () => [];
        Performance.prototype.getEntriesByName = () => [];
        Reflect.deleteProperty(Performance.prototype, 'mark');
        Reflect.deleteProperty(window, 'PerformanceObserver');
      },
      0,
    ],
    [
      'a referrer that throws, where what only remembers fails alone',
      () =>
        Object.defineProperty(document, 'referrer', {
          get: () => {
            throw new Error('no referrer');
          },
        }),
      1,
    ],
  ] as const)
    test(setting, async ({ page }) => {
      const errors: string[] = [];
      page.on('console', (message) => errors.push(message.text()));
      await page.addInitScript(change);
      await open(page, paths.contact);
      await follow(page, 'Insights');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(errors.filter((text) => text.includes('tracker failed'))).toHaveLength(failures);
    });
});
