import { features } from 'web-features';
import { supportedBrowsers } from '../../scripts/build/supported-browsers.ts';
import { paths } from '../../src/paths.ts';
import { expect, follow, hydrated, open, examplePaths, test, type Page } from './support/test.ts';

/* Browsers without newer APIs, or with settings that remove some: `page` fails on any console message. */

/** What all supported browsers have, some in an earlier form. */
const kept = new Set(['AbortSignal.timeout_static', 'Window.devicePixelRatio']);

/**
 * The constructors, methods and properties that one of the supported browsers lacks, from the lint's data: like
 * `URL.canParse_static` or `Array.toSorted`.
 */
function missingMembers(): string[] {
  const oldest = Object.entries(supportedBrowsers);
  const keys = Object.values(features).flatMap((feature) =>
    feature.kind === 'feature' ? Object.entries(feature.status.by_compat_key ?? {}) : [],
  );
  return keys
    .filter(([, { support }]) =>
      oldest.some(([name, version]) => {
        const since = support[name as keyof typeof support]?.replace('≤', '');
        return since === undefined || Number(since) > Number(version);
      }),
    )
    .map(([key]) => /^(?:api|javascript\.builtins)\.(\w+(?:\.\w+)?)$/.exec(key)?.[1])
    .filter((member) => member !== undefined && !/_event$/.test(member) && !kept.has(member))
    .map((member) => member!);
}

/** Deletes from the page what the oldest supported browsers lack, before any of its scripts runs. */
async function asOldBrowser(page: Page): Promise<void> {
  await page.addInitScript((members) => {
    for (const member of members) {
      const [owner = '', name] = member.split('.');
      const constructor = Reflect.get(window, owner) as { prototype?: object } | undefined;
      if (name === undefined) Reflect.deleteProperty(window, owner);
      else {
        if (owner === 'Window') Reflect.deleteProperty(window, name);
        if (!(constructor instanceof Object)) continue;
        // The data doesn't say which members of built-in objects are static.
        const isStatic = name.endsWith('_static');
        Reflect.deleteProperty(constructor, name.replace('_static', ''));
        if (!isStatic && constructor.prototype) Reflect.deleteProperty(constructor.prototype, name);
      }
    }
  }, missingMembers());
}

// One document for several pages: another one would only start the same app again.
for (const [part, half] of [examplePaths.slice(0, 8), examplePaths.slice(8)].entries())
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
