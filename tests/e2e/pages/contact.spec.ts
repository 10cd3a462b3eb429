import { contactPeople } from '../../../src/content/company/contact-people.ts';
import { offices as officeRecords } from '../../../src/content/company/office-records.ts';
import { officePlaces } from '../../../src/content/company/offices.ts';
import { services } from '../../../src/content/navigation/services.ts';
import { site } from '../../../src/content/site.ts';
import { sectionWith, sections } from '../support/sections.ts';
import { expect, hydrated, open, test, type Page } from '../support/test.ts';

/* /contact, /book-consultation and /thank-you, clause by clause. */

const names = officePlaces.map(({ name }) => name);
const first = names[0]!;
const offices = (page: Page) => page.locator('#offices');
const office = (page: Page, name: string) => offices(page).getByRole('button', { name });

test.describe('/contact', () => {
  test('opens with the first office, and shows the office that is chosen', async ({ page }) => {
    await open(page, '/contact');
    await offices(page).scrollIntoViewIfNeeded();
    await hydrated(page);
    await expect(office(page, first)).toHaveAttribute('aria-pressed', 'true');
    for (const name of [...names.slice(1), first]) {
      await office(page, name).click();
      await expect(office(page, name)).toHaveAttribute('aria-pressed', 'true');
      const shown = offices(page).locator('.office:visible');
      await expect(shown).toHaveCount(1);
      await expect(shown.getByRole('heading', { name })).toBeVisible();
      await expect(shown.getByText('Monday - Friday 8:00am - 5:00pm')).toBeVisible();
      const { country } = officePlaces.find((place) => place.name === name)!.address;
      await expect(shown.locator('address')).toContainText(country);
      await expect(shown.getByRole('link', { name: /Get Directions/ })).toHaveAttribute(
        'href',
        /^https:/,
      );
    }
  });

  test('sets the headings within a section smaller than the section’s own', async ({ reading }) => {
    for (const path of ['/contact', '/book-consultation']) {
      const region = sectionWith(await reading(path), 'Submit Request');
      const sizes = await region
        .getByRole('heading')
        .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
      const [own, ...within] = sizes;
      expect(within.length).toBeGreaterThan(0);
      expect(Math.max(...within)).toBeLessThan(own!);
    }
  });

  test('lists what happens next, beside the form', async ({ reading }) => {
    const page = await reading('/contact');
    const touch = page.getByRole('region', { name: 'Get In Touch' });
    await expect(touch.getByRole('listitem').getByText('within 24 hours')).toBeVisible();
    await expect(touch.getByRole('listitem').getByText('goals')).toBeVisible();
    await expect(touch.getByRole('listitem').getByText('tailored solution')).toBeVisible();
    await expect(touch.getByRole('button', { name: 'Submit Request' })).toBeVisible();
  });

  test('names the people who answer, and links to the calendar and to each service', async ({
    reading,
  }) => {
    const page = await reading('/contact');
    const touch = page.getByRole('region', { name: 'Get In Touch' });
    for (const { name } of contactPeople) await expect(touch.getByText(name)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.locator('a[href="/book-consultation#schedule"]')).toBeVisible();
    const links = page.locator('#services').getByRole('link');
    await expect(links).toHaveCount(services.length);
    for (const { name, path } of services) {
      await expect(page.locator('#services').getByRole('link', { name })).toHaveAttribute(
        'href',
        path,
      );
    }
  });

  test('fits the map to the width of a phone, in portrait and landscape', async ({ page }) => {
    for (const [width, height] of [
      [375, 667],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, '/contact');
      const map = offices(page).getByRole('img', { name: /^Drawn map/ });
      expect((await map.boundingBox())!.width).toBe(width);
    }
  });

  const map = (page: Page, name: string) => page.getByTitle(`Map of the ${name} office`);
  const isMaps = (url: URL) => url.origin === site.hosts.maps;

  test('requests the map of the office that is open near the viewport, and shows it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    const requested: string[] = [];
    await page.route(isMaps, (route) => {
      requested.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>The ground</p>' });
    });
    await open(page, '/contact');
    await expect(map(page, first)).toHaveAttribute('loading', 'lazy');
    expect(requested).toEqual([]);
    await offices(page).scrollIntoViewIfNeeded();
    for (const name of names.slice(0, 2)) {
      await office(page, name).click();
      await expect(map(page, name)).toBeVisible();
      await expect(map(page, name).contentFrame().getByText('The ground')).toBeVisible();
    }
    // Beside the question whether the service answers.
    const maps = requested.filter((url) => new URL(url).pathname !== '/');
    expect(maps).toEqual(officeRecords.slice(0, 2).map(({ coordinates }) => coordinates));
  });

  test.describe('without the maps service', () => {
    test.use({ allowedMessages: ['Failed to load resource', 'Map could not be loaded'] });

    test('keeps the drawn map', async ({ page }) => {
      await page.route(isMaps, (route) => route.abort());
      const logged = page.waitForEvent('console', (message) =>
        message.text().startsWith(`Map could not be loaded: ${first}`),
      );
      await open(page, '/contact');
      await offices(page).scrollIntoViewIfNeeded();
      await logged;
      await expect(map(page, first)).toBeHidden();
      await expect(offices(page).getByRole('img', { name: /Drawn map/ })).toBeVisible();
    });
  });

  test('shows all offices without JavaScript, each with its map', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.route(isMaps, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>The ground</p>' }),
    );
    await page.goto('/contact');
    const left = async (name: string) =>
      (await offices(page).getByRole('heading', { name }).boundingBox())!.x;
    for (const name of names) expect(await left(name)).toBe(await left(names[0]!));
    for (const name of names) {
      await expect(offices(page).getByRole('heading', { name })).toBeVisible();
      await expect(map(page, name)).toBeVisible();
      await expect(map(page, name)).toHaveAttribute('loading', 'lazy');
    }
    await page.close();
  });
});

test.describe('/book-consultation', () => {
  const widget = (page: Page) => page.locator('#schedule .frame');

  test('loads the script of the calendar with its page, and removes it on leaving', async ({
    page,
  }) => {
    const script = page.locator('script[src*="calendly"]');
    await open(page, '/book-consultation');
    await expect(script).toHaveCount(1);
    await page.getByRole('banner').getByRole('link', { name: 'Insights' }).click();
    await expect(page).toHaveURL('/insights');
    await expect(script).toHaveCount(0);
    await expect(page.locator('iframe[src*="calendly"]')).toHaveCount(0);
  });

  test('takes the campaign of the visit along to the calendar', async ({ page }) => {
    await open(page, '/?utm_source=newsletter&utm_campaign=May%20offers');
    await open(page, '/book-consultation');
    const address =
      'https://calendly.com/northveld/30min?utm_source=newsletter&utm_campaign=May+offers';
    await expect(widget(page).getByRole('link', { name: /booking calendar/ })).toHaveAttribute(
      'href',
      address,
    );
    await expect(page.locator('.calendly-inline-widget')).toHaveAttribute('data-url', address);
  });

  test('reserves 320 by 700 px for the calendar, on the smallest phone too', async ({ page }) => {
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

  test('has hero, consultation form and calendar, in this order', async ({ reading }) => {
    const page = await reading('/book-consultation');
    await expect(page).toHaveTitle(`Book a Consultation | ${site.name}`);
    await expect(sections(page).first().getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('form')).toHaveCount(1);
    await expect(page.locator('#enquiry form, #schedule .frame')).toHaveCount(2);
    await expect(page.locator('#enquiry + #schedule')).toHaveCount(1);
  });

  test('shows calendar and form side by side, and a wider form without the calendar', async ({
    page,
    context,
  }) => {
    const form = page.getByRole('form');
    await open(page, '/book-consultation');
    const [beside, calendar] = [(await form.boundingBox())!, (await widget(page).boundingBox())!];
    expect(calendar.x + calendar.width).toBeLessThanOrEqual(beside.x);
    expect(calendar.height).toBeGreaterThanOrEqual(700);

    await context.route('https://assets.calendly.com/**', (route) => route.abort());
    await open(page, '/book-consultation');
    await expect(page.locator('[data-state="blocked"]')).toBeVisible();
    expect((await form.boundingBox())!.width).toBeGreaterThan(beside.width);
    expect((await widget(page).boundingBox())!.height).toBeLessThan(400);
  });

  for (const javaScriptEnabled of [true, false]) {
    test(`shows one answer at a time (script: ${javaScriptEnabled})`, async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled });
      await page.goto('/book-consultation');
      const questions = page.locator('#questions details');
      const count = await questions.count();
      expect(count).toBeGreaterThan(1);
      const answer = (position: number) => questions.nth(position).getByRole('paragraph');
      await expect(answer(0)).toBeVisible();
      for (let position = 1; position < count; position++) {
        await expect(answer(position)).toBeHidden();
        await questions.nth(position).locator('summary').click();
        await expect(answer(position)).toBeVisible();
        await expect(page.locator('#questions details[open]')).toHaveCount(1);
      }
      await page.close();
    });
  }
});

test.describe('/thank-you', () => {
  const common = 'A member of our team will be in touch with you shortly.';

  const reachingOut = "Thank you for reaching out. We've received your message.";

  for (const [address, received] of [
    ['/thank-you', reachingOut],
    ['/thank-you?type=contact', reachingOut],
    ['/thank-you?type=consultation', "We've received your message for scheduling a consultation."],
  ] as const) {
    test(`${address} shows: ${received}`, async ({ reading }) => {
      const page = await reading(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
      await expect(page.getByText(received)).toBeVisible();
      await expect(page.getByText(common)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    });
  }
});
