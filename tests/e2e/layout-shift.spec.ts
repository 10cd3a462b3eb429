import { enquiryOf, fill, submit } from './support/enquiry-form.ts';
import { takeShifts, watchShifts } from './support/layout-shifts.ts';
import { expect, open, test } from './support/test.ts';

/* Layout shifts of toasts; every-page.spec.ts checks the pages. */

test.use({ allowedMessages: ['502', 'could not be sent'] });

test('a toast causes no layout shift', async ({ page }) => {
  await watchShifts(page);
  await page.route('**/api/enquiries', (route) => route.fulfill({ status: 502, json: {} }));
  await open(page, '/contact');
  await fill(page, enquiryOf('shift@example.com'));
  await takeShifts(page);
  await submit(page);
  const toast = page.getByRole('listitem').filter({ hasText: 'Something went wrong' });
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
  expect(await takeShifts(page)).toEqual([]);
});
