import { site } from '../../src/content/site.ts';
import { expect, open, test } from './support/test.ts';

/* arrivals.spec.ts checks every way to a page, and Back; src/shell/navigation.test.tsx the app's part. */

test('a client-side navigation shows the new page at once without a later shift', async ({
  page,
}) => {
  await open(page, '/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Insights' });
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
