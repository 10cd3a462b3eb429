import * as country from '../../src/content/company/country.ts';
import { offices } from '../../src/content/company/office-records.ts';
import type { Route } from 'playwright/test';
import { contactLinks } from '../../src/content/company/contact-links.ts';
import {
  expect,
  hydrated,
  open,
  scrollAndClick,
  servicePath,
  test,
  type Page,
} from './support/test.ts';
import {
  enquiryOf,
  expectValues,
  field,
  fieldNames,
  fill,
  labels,
  storedFrom,
  submit,
  submitButton,
} from './support/enquiry-form.ts';

/* The hydrated enquiry form with the real server and backend. */

/** A form of each kind; whole-pages.spec.ts submits the form of every page. */
const forms = [
  ['/contact', 'contact', 'contact'],
  ['/book-consultation', 'consultation', 'consultation'],
  [servicePath, `${servicePath.slice(1)}-consultation`, 'consultation'],
] as const;

const thanks = {
  contact: 'for reaching out',
  consultation: "We've received your message for scheduling a consultation.",
} as const;

/** Opens a page and waits until its form is hydrated. */
async function openForm(page: Page, path: string): Promise<void> {
  await open(page, path);
  await field(page, 'name').scrollIntoViewIfNeeded();
  await hydrated(page);
}

const failureToast = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'Something went wrong' });

/** Delays the form's post. @returns a function that releases it */
async function holdPost(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const held = async (route: Route) => {
    await released;
    await route.continue();
  };
  await page.route('**/api/enquiries', held, { times: 1 });
  return release;
}

test('labels its fields, and marks the optional one', async ({ page }) => {
  await openForm(page, '/contact');
  await expect(page.locator('form label:visible')).toHaveText([
    labels.name,
    labels.email,
    labels.phone,
    `${labels.company} (Optional)`,
    labels.message,
  ]);
  for (const name of fieldNames) {
    await expect(field(page, name)).toHaveJSProperty('required', name !== 'company');
  }
  await expect(field(page, 'phone')).toHaveAttribute('type', 'tel');
  await expect(field(page, 'phone')).toHaveAttribute('placeholder', country.examplePhone);
  await expect(field(page, 'message')).toHaveJSProperty('tagName', 'TEXTAREA');
  await expect(submitButton(page)).toHaveText('Submit Request');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('a form of each kind stores one enquiry and leads to its thank-you page', async ({
  page,
  baseURL,
}) => {
  const addressOf = (formType: string) => `${formType}@example.com`;
  for (const [path, formType, thankYou] of forms) {
    await test.step(formType, async () => {
      await openForm(page, path);
      await fill(page, enquiryOf(addressOf(formType)));
      const release = await holdPost(page);
      await submitButton(page).dblclick();
      await expect(submitButton(page)).toHaveText('Submitting...');
      await expect(submitButton(page)).toBeDisabled();
      release();
      await page.waitForURL(`/thank-you?type=${thankYou}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
      await expect(page.locator('main')).toContainText(thanks[thankYou]);
      await page.evaluate(() => localStorage.clear());
    });
  }
  for (const [path, formType] of forms) {
    expect(storedFrom(addressOf(formType), baseURL)).toEqual([
      {
        ...enquiryOf(addressOf(formType)),
        id: expect.any(Number),
        created_at: expect.any(String),
        idempotency_key: expect.stringMatching(/^[\da-f]{32}$/),
        form_type: formType,
        utm_source: '',
        utm_medium: '',
        utm_campaign: '',
        utm_term: '',
        utm_content: '',
        referrer: `${baseURL}${path}`,
        entry_page: path,
        last_page: path,
      },
    ]);
  }
});

test.describe('a failed submission', () => {
  test.use({ allowedMessages: ['Failed to load resource', 'The enquiry could not be sent'] });

  test('shows a failure and keeps the entered values, and a retry has the same idempotency key', async ({
    page,
    baseURL,
  }) => {
    const values = enquiryOf('second-try@example.com');
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.clock.install({ time: 0 });
    await openForm(page, '/contact');
    await fill(page, values);
    const keys: unknown[] = [];
    let attempt = 0;
    await page.route('**/api/enquiries', async (route) => {
      const body = route.request().postDataJSON() as { idempotencyKey: unknown };
      keys.push(body.idempotencyKey);
      attempt += 1;
      if (attempt === 1) return route.abort();
      // The second post is stored, but its answer is lost.
      if (attempt === 2) await route.fetch();
      return attempt === 2 ? route.fulfill({ status: 502, json: {} }) : route.continue();
    });

    // A toast stays as long as the clock stands.
    await page.clock.pauseAt(3_600_000);
    for (const _ of ['no connection', 'no answer']) {
      await submit(page);
      await expect(async () => {
        await page.clock.runFor(20);
        await expect(failureToast(page)).toContainText('Please try again or contact us directly.', {
          timeout: 100,
        });
      }).toPass();
      for (const { text, href } of contactLinks) {
        await expect(failureToast(page).getByRole('link', { name: text })).toHaveAttribute(
          'href',
          href,
        );
      }
      await expect(submitButton(page)).toHaveText('Submit Request');
      await expect(submitButton(page)).toBeEnabled();
      await expectValues(page, values);
      // It covers neither the button nor the links beside it.
      const [toast, button] = [failureToast(page), submitButton(page)].map((one) =>
        one.evaluate((element) => element.getBoundingClientRect()),
      );
      expect((await toast!).bottom).toBeLessThan((await button!).top);
      await failureToast(page).getByRole('button', { name: 'Dismiss' }).click();
      await expect(failureToast(page)).toHaveCount(0);
    }
    expect(logged.join()).toContain('The enquiry could not be sent');

    await page.clock.resume();
    await submit(page);
    await page.waitForURL('/thank-you?type=contact');
    expect(new Set(keys).size).toBe(1);
    expect(storedFrom(values.email, baseURL)).toHaveLength(1);
  });
});

test('keeps entered values while the rest of the page changes', async ({ page }) => {
  const values = enquiryOf('patient@example.com');
  await open(page, '/contact');
  await fill(page, values);
  await page.evaluate(() => (location.hash = '#offices'));
  await expect(page).toHaveURL('/contact#offices');
  await scrollAndClick(page.getByRole('button', { name: offices.at(-1)!.name }));
  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Escape');
  await expectValues(page, values);
});
