import { expect, hydrated, open, test, type Page } from './test.ts';

/* /contact, /book-consultation and /thank-you (SPEC.md 2), clause by clause. */

const offices = (page: Page) => page.locator('#offices');
const office = (page: Page, name: string) => offices(page).getByRole('button', { name });

test.describe('/contact', () => {
  test('opens with Johannesburg, and shows the office that is chosen', async ({ page }) => {
    await open(page, '/contact');
    await offices(page).scrollIntoViewIfNeeded();
    await hydrated(page, '#offices .choice');
    await expect(office(page, 'Johannesburg')).toHaveAttribute('aria-pressed', 'true');
    for (const name of ['Cape Town', 'Durban', 'Johannesburg']) {
      await office(page, name).click();
      await expect(office(page, name)).toHaveAttribute('aria-pressed', 'true');
      const shown = offices(page).locator('.office:visible');
      await expect(shown).toHaveCount(1);
      await expect(shown.getByRole('heading', { name })).toBeVisible();
      await expect(shown.getByText('Monday - Friday 8:00am - 5:00pm')).toBeVisible();
      await expect(shown.locator('address')).toContainText('South Africa');
      await expect(shown.getByRole('link', { name: /Get Directions/ })).toHaveAttribute(
        'href',
        /^https:/,
      );
    }
  });

  test('says what happens next, beside the form', async ({ page }) => {
    await page.goto('/contact');
    const touch = page.getByRole('region', { name: 'Get In Touch' });
    await expect(touch.getByRole('listitem').getByText('within 24 hours')).toBeVisible();
    await expect(touch.getByRole('listitem').getByText('goals')).toBeVisible();
    await expect(touch.getByRole('listitem').getByText('tailored solution')).toBeVisible();
    await expect(touch.getByRole('button', { name: 'Submit Request' })).toBeVisible();
  });

  test('keeps the map as wide as the screen of a phone, lying or standing', async ({ page }) => {
    for (const [width, height] of [
      [375, 667],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, '/contact');
      const map = offices(page).locator('.map:visible');
      expect((await map.boundingBox())!.width).toBe(width);
    }
  });

  test('without JavaScript all three offices can be read', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto('/contact');
    for (const name of ['Johannesburg', 'Cape Town', 'Durban']) {
      await expect(offices(page).getByRole('heading', { name })).toBeVisible();
    }
    await page.close();
  });
});

test.describe('/book-consultation', () => {
  const widget = (page: Page) => page.locator('#schedule .frame');

  test('loads the widget with its page, and leaves nothing of it behind', async ({ page }) => {
    const script = page.locator('script[src*="calendly"]');
    await open(page, '/book-consultation');
    await expect(script).toHaveCount(1);
    await page.getByRole('banner').getByRole('link', { name: 'Insights' }).click();
    await expect(page).toHaveURL('/insights');
    await expect(script).toHaveCount(0);
    await expect(page.locator('iframe[src*="calendly"]')).toHaveCount(0);
  });

  test('keeps 320 by 700 px for it, on the smallest phone too', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/book-consultation');
    const { width, height } = (await widget(page).boundingBox())!;
    expect(width).toBeGreaterThanOrEqual(320);
    expect(height).toBeGreaterThanOrEqual(700);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('offers a plain link where the script is blocked', async ({ page, context }) => {
    await context.route('https://assets.calendly.com/**', (route) => route.abort());
    await open(page, '/book-consultation');
    const link = widget(page).getByRole('link', { name: /booking calendar/ });
    await expect(link).toHaveAttribute('href', /^https:\/\/calendly\.com\//);
  });

  test.use({ allowedMessages: ['Failed to load resource', 'net::ERR_FAILED'] });

  test('has the consultation form first', async ({ page }) => {
    await page.goto('/book-consultation');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Book a consultation');
    await expect(page.getByRole('form')).toHaveCount(1);
    await expect(page).toHaveTitle('Book a Consultation | Northveld');
  });
});

test.describe('/thank-you', () => {
  const common = 'A member of our team will be in touch with you shortly.';

  for (const [address, reason] of [
    ['/thank-you', 'for reaching out'],
    ['/thank-you?type=contact', 'for reaching out'],
    ['/thank-you?type=consultation', 'for scheduling a consultation'],
  ] as const) {
    test(`${address} thanks ${reason}`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
      await expect(page.getByText(`We've received your message ${reason}.`)).toBeVisible();
      await expect(page.getByText(common)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    });
  }
});
