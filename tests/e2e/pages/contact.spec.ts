import { contactPeople } from '../../../src/content/company/contact-people.ts';
import { offices as officeRecords } from '../../../src/content/company/office-records.ts';
import { services } from '../../../src/content/navigation/services.ts';
import { site } from '../../../src/content/site.ts';
import { sectionWith } from '../support/sections.ts';
import { expect, open, test, type Page } from '../support/test.ts';

const names = officeRecords.map(({ name }) => name);
const first = names[0]!;
const offices = (page: Page) => page.locator('#offices');
const office = (page: Page, name: string) => offices(page).getByRole('button', { name });

test.describe('/contact', () => {
  test('lists what happens next and who answers beside the form, and links calendar and services', async ({
    reading,
  }) => {
    const page = await reading('/contact');
    const touch = page.getByRole('region', { name: 'Get In Touch' });
    for (const words of ['within 24 hours', 'goals', 'tailored solution'])
      await expect(touch.getByRole('listitem').getByText(words)).toBeVisible();
    for (const { name } of contactPeople) await expect(touch.getByText(name)).toBeVisible();
    await expect(touch.getByRole('button', { name: 'Submit Request' })).toBeVisible();
    await expect(page.locator('main a[href="/book-consultation#schedule"]')).toBeVisible();
    const links = await page
      .locator('#services a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(services.map(({ path }) => path));
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

  test('reserves 320 by 700 px for the calendar, on the smallest phone too', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/book-consultation');
    const { width, height } = (await widget(page).boundingBox())!;
    expect(width).toBeGreaterThanOrEqual(320);
    expect(height).toBeGreaterThanOrEqual(700);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test.use({ allowedMessages: ['Failed to load resource', 'net::ERR_FAILED'] });

  test('shows calendar and form side by side, and a wider form without the calendar', async ({
    page,
  }) => {
    const form = page.getByRole('form');
    const calendly = 'https://assets.calendly.com/**';
    // Without a frame the calendar would count as blocked after eight seconds.
    await page.route(calendly, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `const frame = document.createElement('iframe');
          document.querySelector('.calendly-inline-widget').append(frame);`,
      }),
    );
    await open(page, '/book-consultation');
    await expect(page.locator('#enquiry:has(form) + #schedule')).toHaveCount(1);
    const [beside, calendar] = [(await form.boundingBox())!, (await widget(page).boundingBox())!];
    expect(calendar.x + calendar.width).toBeLessThanOrEqual(beside.x);
    expect(calendar.height).toBeGreaterThanOrEqual(700);

    await page.route(calendly, (route) => route.abort());
    await open(page, '/book-consultation');
    await expect(page.locator('[data-state="blocked"]')).toBeVisible();
    await expect(widget(page).getByRole('link', { name: /booking calendar/ })).toBeVisible();
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
