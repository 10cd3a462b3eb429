import { enquiryOf, fill, submitButton } from './enquiry-form.ts';
import { expect, open, routes, test, type Page } from './test.ts';
import { readThrough } from './whole-page.ts';

/* Nothing jumps: layout shift 0 while fonts, pictures, films and toasts arrive. */

test.use({ allowedMessages: ['404', '502', 'not found', 'could not be sent'] });

interface Shift {
  value: number;
  moved: string[];
}

/** Notes every layout shift from the first paint on; those that follow a touch count as well. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    interface LayoutShift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = `${element?.tagName}.${element?.className.toString()}`;
          return `${name} ${rect(previousRect)} → ${rect(currentRect)}`;
        });
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shifts since the last call. */
const takeShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return (window as unknown as { shifts: Shift[] }).shifts.splice(0);
  });

for (const [width, height] of [
  [375, 812],
  [1440, 900],
] as const) {
  test(`no page jumps at ${width} px, from the first paint to its end`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    // Late fonts show what they would push aside.
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      await route.continue();
    });
    for (const path of [...routes, '/no/such-page']) {
      await open(page, path);
      await page.evaluate(() => document.fonts.ready);
      await readThrough(page);
      expect.soft(await takeShifts(page), path).toEqual([]);
    }
  });
}

test('a toast moves nothing', async ({ page }) => {
  await watchShifts(page);
  await page.route('**/api/enquiries', (route) => route.fulfill({ status: 502, json: {} }));
  await open(page, '/contact');
  await fill(page, enquiryOf('shift@example.co.za'));
  await takeShifts(page);
  await submitButton(page).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Something went wrong' });
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
  expect(await takeShifts(page)).toEqual([]);
});
