import { services } from '../../src/content/navigation/services.ts';
import { findProblems } from './support/axe.ts';
import { enquiryOf, fill, submit, wrong } from './support/enquiry-form.ts';
import { takeShifts, takeShiftsOfLoad, watchShifts } from './support/layout-shifts.ts';
import { expect, open, servicePath, test, type Page } from './support/test.ts';

/* WCAG 2.2 AA and AAA contrast of body text in states that every-page.spec.ts does not cover. */

test.use({ allowedMessages: ['502', 'could not be sent'] });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

async function expectNoProblems(page: Page, state: string): Promise<void> {
  expect.soft(await findProblems(page), state).toEqual([]);
}

test('the open menus have no axe violations', async ({ page }) => {
  await open(page, '/contact');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Our Expertise' }).click();
  await expect(header.getByRole('link', { name: services[0]!.name })).toBeVisible();
  await expectNoProblems(page, 'dropdown');
  await page.setViewportSize({ width: 375, height: 812 });
  await header.getByRole('button', { name: 'Menu' }).click();
  await expect(header.getByRole('link', { name: 'Contact Us' })).toBeVisible();
  await expectNoProblems(page, 'mobile menu');
});

test('a form has no axe violations with messages and toast, which shifts nothing', async ({
  page,
}) => {
  await watchShifts(page);
  await page.addInitScript(() => {
    const timeout = window.setTimeout.bind(window);
    // A toast, which leaves after 5 s, stays.
    const patient = (run: () => void, ms?: number) => (ms === 5_000 ? 0 : timeout(run, ms));
    Object.assign(window, { setTimeout: patient });
  });
  await page.route('**/api/enquiries', (route) => route.fulfill({ status: 502, json: {} }));
  await open(page, servicePath);
  await fill(page, enquiryOf('axe@example.com'));
  await takeShiftsOfLoad(page);
  await submit(page);
  const toast = page.getByRole('listitem').filter({ hasText: 'Something went wrong' });
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
  expect(await takeShifts(page)).toEqual([]);
  await submit(page);
  await expect(toast).toBeVisible();
  await expectNoProblems(page, 'toast');
  await fill(page, wrong);
  await submit(page);
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(Object.keys(wrong).length);
  await expectNoProblems(page, 'messages');
});
