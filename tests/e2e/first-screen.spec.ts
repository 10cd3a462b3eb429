import { paths } from '../../src/paths.ts';
import {
  expect,
  follow,
  hold,
  hydrated,
  open,
  studyPath,
  test,
  type Page,
} from './support/test.ts';

/* What is below the screen is laid out after hydration (src/shell/first-screen.ts). */

test.use({ viewport: { width: 375, height: 812 } });

const entry = /\/assets\/entry-client-/;

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Whether the footer is laid out although it is far away. */
const isWhole = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByText('All rights reserved.')
    .evaluate((line) => line.checkVisibility({ contentVisibilityAuto: true }));

const ended = (page: Page) =>
  expect.poll(() => page.evaluate(() => globalThis.firstScreenSheet?.disabled ?? true)).toBe(true);

test('what is below the screen is laid out once the page is hydrated, without a shift', async ({
  page,
}) => {
  for (const path of [paths.home, studyPath].filter(Boolean)) {
    const arrive = await hold(page, entry);
    await page.goto(path);
    expect(await isWhole(page)).toBe(false);
    // Counters of a part that is left out don't reach the others: such a part has one numbered line at most.
    const numbers = await page
      .locator('main > *')
      .evaluateAll((parts) =>
        parts
          .filter((part) => getComputedStyle(part).contentVisibility === 'auto')
          .map((part) => part.querySelectorAll('[data-numbered]').length),
      );
    expect(Math.max(...numbers)).toBe(1);
    arrive();
    await hydrated(page);
    await ended(page);
    expect(await isWhole(page)).toBe(true);
    const whole = await height(page);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            resolve(
              (list.getEntries() as (PerformanceEntry & { value: number })[]).reduce(
                (sum, { value }) => sum + value,
                0,
              ),
            );
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(resolve, 500, 0);
        }),
    );
    expect(shift).toBeLessThan(0.01);
    await page.reload();
    expect(await isWhole(page)).toBe(true);
    await hydrated(page);
    expect(await height(page)).toBe(whole);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('what is below the screen is printed before hydration, too', async ({ page }) => {
  await hold(page, entry);
  await page.goto(paths.home);
  expect(await isWhole(page)).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await isWhole(page)).toBe(true);
});

test('a document with a fragment or a recorded position, and a navigation, are whole at once', async ({
  page,
}) => {
  await open(page, paths.contact);
  await follow(page, 'Insights');
  await expect(page).toHaveURL(paths.insights);
  expect(await isWhole(page)).toBe(true);
  await hold(page, entry);
  const visits = [
    () => page.goto(`${paths.contact}#before-you-sign`),
    () => page.goto(`${paths.contact}#:~:text=sign`),
    () => page.goto('/healthz').then(() => page.goBack()),
  ];
  for (const visit of visits) {
    await visit();
    expect(await isWhole(page)).toBe(true);
  }
});

test('a fragment followed before hydration is reached, and stays in its place', async ({
  page,
}) => {
  const arrive = await hold(page, entry);
  await page.goto(paths.contact);
  await page.locator('footer a[href$="#before-you-sign"]').evaluate((link: HTMLElement) => {
    link.click();
  });
  const missed = () =>
    page.evaluate(() => {
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      const target = document.querySelector('#before-you-sign')!;
      const { scrollMarginTop } = getComputedStyle(target);
      const { top } = target.getBoundingClientRect();
      return Math.abs(top - parseFloat(scrollPaddingTop) - parseFloat(scrollMarginTop));
    });
  await expect.poll(missed).toBeLessThan(3);
  arrive();
  await hydrated(page);
  await ended(page);
  expect(await missed()).toBeLessThan(3);
});
