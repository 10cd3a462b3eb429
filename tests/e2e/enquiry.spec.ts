import { contactLinks } from '../../src/content/company/contact-links.ts';
import { findProblems } from './support/axe.ts';
import { takeShifts, takeShiftsOfLoad, watchShifts } from './support/layout-shifts.ts';
import { expect, hold, hydrated, open, servicePath, test, type Page } from './support/test.ts';
import {
  enquiryOf,
  expectValues,
  field,
  fill,
  storedFrom,
  submit,
  submitButton,
} from './support/enquiry-form.ts';

/* The hydrated enquiry form with the real server and backend; every-page.spec.ts has the type of each page’s form. */

/** Opens a page and waits until its form is hydrated. */
async function openForm(page: Page, path: string): Promise<void> {
  await open(page, path);
  await field(page, 'name').scrollIntoViewIfNeeded();
  await hydrated(page);
}

test('a form stores one enquiry and leads to its thank-you page', async ({ page, baseURL }) => {
  const formType = `${servicePath.slice(1)}-consultation`;
  const values = enquiryOf(`${formType}@example.com`);
  await openForm(page, servicePath);
  await fill(page, values);
  const release = await hold(page, '**/api/enquiries');
  await submitButton(page).dblclick();
  await expect(submitButton(page)).toHaveText('Submitting...');
  await expect(submitButton(page)).toBeDisabled();
  release();
  await page.waitForURL('/thank-you?type=consultation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
  expect(storedFrom(values.email)).toEqual([
    {
      ...values,
      id: expect.any(Number),
      // A browser under a test's control is as fast as a bot.
      junk: expect.any(String),
      created_at: expect.any(String),
      idempotency_key: expect.stringMatching(/^[\da-f]{32}$/),
      form_type: formType,
      utm_source: '',
      utm_medium: '',
      utm_campaign: '',
      utm_term: '',
      utm_content: '',
      referrer: `${baseURL}${servicePath}`,
      entry_page: servicePath,
      last_page: servicePath,
    },
  ]);
});

test.describe('a failed submission', () => {
  test.use({ allowedMessages: ['Failed to load resource', 'The enquiry could not be sent'] });

  const toast = (page: Page) =>
    page.getByRole('listitem').filter({ hasText: 'Something went wrong' });

  test('keeps the entered values below a toast that covers nothing, and a retry is stored once', async ({
    page,
  }) => {
    const values = enquiryOf('second-try@example.com');
    await page.clock.install({ time: 0 });
    await openForm(page, '/contact');
    await fill(page, values);
    let attempt = 0;
    await page.route('**/api/enquiries', async (route) => {
      attempt += 1;
      if (attempt === 1) return route.abort();
      if (attempt > 2) return route.continue();
      // The second post is stored, but its response is lost.
      await route.fetch();
      return route.fulfill({ status: 502, json: {} });
    });

    // While the clock is paused, a toast stays.
    await page.clock.pauseAt(3_600_000);
    for (const _ of ['no connection', 'no response']) {
      await submit(page);
      await expect(async () => {
        await page.clock.runFor(20);
        await expect(toast(page)).toContainText('Please try again or contact us directly.', {
          timeout: 100,
        });
      }).toPass();
      for (const { text, href } of contactLinks)
        await expect(toast(page).getByRole('link', { name: text })).toHaveAttribute('href', href);
      await expect(submitButton(page)).toHaveText('Submit Request');
      await expectValues(page, values);
      const [shown, button] = [
        (await toast(page).boundingBox())!,
        await submitButton(page).boundingBox(),
      ];
      expect(shown.y + shown.height).toBeLessThan(button!.y);
      await toast(page).getByRole('button', { name: 'Dismiss' }).click();
      await expect(toast(page)).toHaveCount(0);
    }
    await page.clock.resume();
    await submit(page);
    await page.waitForURL('/thank-you?type=contact');
    expect(storedFrom(values.email)).toHaveLength(1);
  });

  test('shows a toast that shifts nothing and has no axe violations', async ({ page }) => {
    await watchShifts(page);
    await page.addInitScript(() => {
      const timeout = window.setTimeout.bind(window);
      // A toast, which leaves after 5 s, stays.
      const patient = (run: () => void, ms?: number) => (ms === 5_000 ? 0 : timeout(run, ms));
      Object.assign(window, { setTimeout: patient });
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/api/enquiries', (route) => route.fulfill({ status: 502, json: {} }));
    await openForm(page, servicePath);
    await fill(page, enquiryOf('axe@example.com'));
    await takeShiftsOfLoad(page);
    await submit(page);
    await expect(toast(page)).toBeVisible();
    expect(await findProblems(page), 'axe').toEqual([]);
    await toast(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast(page)).toHaveCount(0);
    expect(await takeShifts(page)).toEqual([]);
  });
});
