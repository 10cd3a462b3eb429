import { siteConfig } from '../../src/content/site.ts';
import { findProblems } from './support/axe.ts';
import {
  enquiryOf,
  expectMessages,
  expectValues,
  fill,
  messages,
  storedFrom,
  submit,
  wrong,
} from './support/enquiry-form.ts';
import { expect, hydrated, open, servicePath, test } from './support/test.ts';

/* The enquiry form without JavaScript, or posted before hydration. */

test.use({ allowedMessages: ['422'] });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a valid enquiry leads to the thank-you page', async ({ page, baseURL }) => {
    const values = enquiryOf('plain@example.com');
    const address = `${servicePath}?utm_source=newsletter&utm_campaign=july`;
    await page.goto(address);
    await fill(page, values);
    const posted = page.waitForResponse('**/api/enquiries');
    await submit(page);
    expect((await posted).status()).toBe(303);
    await expect(page).toHaveURL('/thank-you?type=consultation');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
    expect(storedFrom(values.email)).toMatchObject([
      {
        ...values,
        form_type: `${servicePath.slice(1)}-consultation`,
        utm_source: 'newsletter',
        utm_campaign: 'july',
        referrer: `${baseURL}${address}`,
        last_page: address,
      },
    ]);
  });

  test('a rejected enquiry shows its page with the entered values and the messages', async ({
    page,
  }) => {
    await page.goto('/contact');
    await fill(page, wrong);
    const posted = page.waitForResponse('**/api/enquiries');
    await submit(page);
    expect((await posted).status()).toBe(422);
    await expect(page).toHaveTitle(`Contact Us | ${siteConfig.name}`);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toBeVisible();
    await expectMessages(page, messages);
    await expectValues(page, wrong);
    const summary = page.locator('#contact-problems');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(Object.values(messages));

    const values = enquiryOf('plain-second@example.com');
    await fill(page, { ...values, company: '' });
    await submit(page);
    await expect(page).toHaveURL('/thank-you?type=contact');
    expect(storedFrom(values.email)).toMatchObject([
      { ...values, company: '', form_type: 'contact' },
    ]);
  });
});

test('a form posted before hydration is hydrated with values and messages after a rejection, and can be submitted again', async ({
  page,
}) => {
  const values = enquiryOf('faster@example.com');
  await open(page, '/contact');
  await fill(page, { ...values, phone: '12' });
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
  await page.waitForURL('/api/enquiries');
  await hydrated(page);
  await expectMessages(page, { phone: messages.phone });
  await expectValues(page, { ...values, phone: '12' });
  expect(await findProblems(page), 'axe').toEqual([]);
  await fill(page, { phone: values.phone });
  await expectMessages(page, {});
  await submit(page);
  await page.waitForURL('/thank-you?type=contact');
  expect(storedFrom(values.email)).toMatchObject([values]);
});
