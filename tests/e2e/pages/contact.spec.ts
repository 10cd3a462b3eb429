import { offices as allOffices } from '../../../src/content/company/office-details.ts';
import { hasCalendar, siteConfig } from '../../../src/content/site.ts';
import { sectionWith } from '../support/sections.ts';
import { expect, open, test, type Page } from '../support/test.ts';

const names = allOffices.map(({ name }) => name);
const offices = (page: Page) => page.locator('#offices');

/** Answers the maps service. @returns the requested maps */
async function fulfilMaps(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(
    (url) => url.origin === siteConfig.hosts.maps,
    (route) => {
      const url = route.request().url();
      // Besides the request that only checks whether the service answers.
      if (new URL(url).pathname !== '/') requested.push(url);
      return route.fulfill({ contentType: 'text/html', body: '<p>The ground</p>' });
    },
  );
  return requested;
}

test.describe('/contact', () => {
  test('has its two ways side by side in the first screen, and a form with smaller headings than its section', async ({
    page,
  }) => {
    await page.goto('/contact');
    for (const [width, height] of [
      [320, 568],
      [375, 667],
      [768, 1024],
      [1440, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const tops = new Set<number>();
      for (const name of [/^Write to us/, /^Book \d+ free minutes/]) {
        const way = page.getByRole('main').getByRole('link', { name }).first();
        await expect(way).toBeInViewport({ ratio: 1 });
        tops.add((await way.boundingBox())!.y);
      }
      expect(tops.size, `${width} px`).toBe(1);
    }
    const [own, ...within] = await sectionWith(page, 'Submit Request')
      .getByRole('heading')
      .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    expect(within.length).toBeGreaterThan(0);
    expect(Math.max(...within)).toBeLessThan(own!);
  });

  const map = (page: Page, name: string) => page.getByTitle(`Map of the ${name} office`);

  test('requests the map of the office that is open near the viewport, and fits it to a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    const requested = await fulfilMaps(page);
    await open(page, '/contact');
    expect(requested).toEqual([]);
    await offices(page).scrollIntoViewIfNeeded();
    const shown = allOffices.slice(0, 2);
    for (const { name } of shown) {
      // A single office has no button.
      if (names.length > 1) await offices(page).getByRole('button', { name }).click();
      await expect(map(page, name).contentFrame().getByText('The ground')).toBeVisible();
    }
    expect(requested).toEqual(shown.map(({ coordinates }) => coordinates));
    for (const [width, height] of [
      [375, 667],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height });
      const last = map(page, shown.at(-1)!.name);
      await expect.poll(async () => (await last.boundingBox())?.width).toBe(width);
    }
  });

  test('shows all offices without JavaScript, below each other, each with its map', async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await fulfilMaps(page);
    await page.goto('/contact');
    const lefts = new Set<number>();
    for (const name of names) {
      lefts.add((await offices(page).getByRole('heading', { name }).boundingBox())!.x);
      await expect(map(page, name)).toBeVisible();
    }
    expect(lefts.size).toBe(1);
    await expect(page.getByRole('link', { name: /Get Directions/ })).toHaveCount(names.length);
    await page.close();
  });
});

test.describe('/book-consultation', () => {
  test.use({ allowedMessages: ['Failed to load resource', 'net::ERR_FAILED', "token '<'"] });
  test.skip(!hasCalendar, 'there is no calendar');

  test('reserves 320 by 700 px for the calendar before the form, and less where it does not come', async ({
    page,
  }) => {
    const form = page.getByRole('form');
    const widget = page.locator('#schedule .frame');
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
    const [beside, calendar] = [(await form.boundingBox())!, (await widget.boundingBox())!];
    expect(calendar.x + calendar.width).toBeLessThanOrEqual(beside.x);
    expect(calendar.height).toBeGreaterThanOrEqual(700);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(async () => (await widget.boundingBox())!.width).toBeGreaterThanOrEqual(320);
    expect((await widget.boundingBox())!.height).toBeGreaterThanOrEqual(700);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 1280, height: 800 });

    await page.route(calendly, (route) => route.abort());
    await open(page, '/book-consultation');
    await expect(page.locator('[data-state="blocked"]')).toBeVisible();
    await expect(widget.getByRole('link', { name: /booking calendar/ })).toBeVisible();
    expect(await form.boundingBox()).toEqual(beside);
    expect((await widget.boundingBox())!.height).toBeLessThan(300);
  });

  test('nothing moves when the calendar’s script fails late, and Loading... ends', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.route(
      'https://assets.calendly.com/**',
      (route) => void setTimeout(() => void route.abort(), 500),
    );
    await page.goto('/book-consultation');
    const name = page.getByLabel('Full Name');
    await name.focus();
    const at = await name.boundingBox();
    const loading = page.getByText('Loading...').filter({ visible: true });
    await expect(page.locator('[data-state="blocked"]')).toBeVisible();
    await expect(loading).toHaveCount(0);
    await expect(name).toBeFocused();
    expect(await name.boundingBox()).toEqual(at);
    // Not every browser would keep the field in its place.
    expect((await page.locator('#schedule .frame').boundingBox())!.height).toBeGreaterThan(699);
  });

  test('has the calendar’s link before the form, and shows one answer at a time', async ({
    page,
  }) => {
    await page.goto('/book-consultation');
    const isBefore = await page
      .getByRole('link', { name: 'Open the booking calendar' })
      .evaluate(
        (link) =>
          link.compareDocumentPosition(document.querySelector('form')!) ===
          Node.DOCUMENT_POSITION_FOLLOWING,
      );
    expect(isBefore).toBe(true);
    await page.locator('#questions summary').last().click();
    const open = page.locator('#questions details[open]');
    await expect(open).toHaveCount(1);
    await expect(open.getByRole('paragraph')).toBeVisible();
  });
});
