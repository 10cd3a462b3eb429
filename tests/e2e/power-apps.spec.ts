import { sendConsultation } from './enquiry-form.ts';
import { expect, open, test } from './test.ts';

/* SPEC.md 2, /power-apps: what stands on the page, in its order, and what moves. */

test.describe('/power-apps', () => {
  test('opens with its headline and both ways to talk', async ({ page }) => {
    await open(page, '/power-apps');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Power Apps that retire the spreadsheet' }),
    ).toBeVisible();
    const hero = page.getByRole('region', { name: 'Power Apps that retire the spreadsheet' });
    await expect(hero.getByRole('link', { name: 'Book a Consultation' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(hero.getByRole('link', { name: 'Talk to a Consultant' })).toHaveAttribute(
      'href',
      '/book-consultation',
    );
  });

  test('has its sections in the order of the specification', async ({ page }) => {
    await page.goto('/power-apps');
    const headings = await page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
      'Low code is the usual choice now, not the cheap one',
      'Three ways in, one ground to stand on',
      'What we do around an app, in six cells',
      'Three signs that a process has outgrown its tool',
      'Apps that people asked to keep',
      'Send us the file that nobody may touch',
      'Get Your Free Power Apps Consultation',
    ]);
  });

  test('states its three figures', async ({ page }) => {
    await page.goto('/power-apps');
    const impact = page.getByRole('region', { name: 'Low code is the usual choice' });
    for (const [value, label] of [
      ['86%', 'of Fortune 500 companies use it'],
      ['74%', 'lower development cost'],
      ['188%', 'ROI'],
    ] as const) {
      await expect(impact.getByText(value, { exact: true })).toBeVisible();
      await expect(impact.getByText(label, { exact: true })).toBeVisible();
    }
    await expect(impact.locator('dt')).toHaveCount(3);
  });

  test('explains the four key components', async ({ page }) => {
    await page.goto('/power-apps');
    const components = page.getByRole('region', { name: 'Three ways in, one ground' });
    await expect(components.getByText('Four key components')).toBeVisible();
    await expect(components.getByRole('heading', { level: 3 })).toHaveText([
      /Canvas Apps$/,
      /Model-Driven Apps$/,
      /Portals$/,
      /Dataverse$/,
    ]);
  });

  test('shows six of seven services', async ({ page }) => {
    await page.goto('/power-apps');
    const services = page.getByRole('region', { name: 'What we do around an app' });
    await expect(services.getByRole('listitem')).toHaveCount(6);
    await expect(services.getByRole('heading', { name: 'Governance' })).toBeVisible();
    await expect(page.getByText('Training for makers')).toHaveCount(0);
    await expect(services.getByRole('link', { name: 'Explore All Services' })).toHaveAttribute(
      'href',
      '/contact',
    );
    const iconLink = services.getByRole('link', { name: 'Pick a time for a consultation' });
    await expect(iconLink).toHaveAttribute('href', '/book-consultation');
    await expect(iconLink).toHaveText('');
  });

  test('names three business challenges, each with an icon and a button', async ({ page }) => {
    await page.goto('/power-apps');
    const cards = page.getByRole('region', { name: 'Three signs' }).getByRole('article');
    await expect(cards).toHaveCount(3);
    for (const [position, label, target] of [
      [0, 'Book a Consultation', '/contact'],
      [1, 'Talk to a Consultant', '/book-consultation'],
      [2, 'Contact Sales', '/contact'],
    ] as const) {
      const card = cards.nth(position);
      await expect(card.getByRole('heading', { level: 3 })).toBeVisible();
      await expect(card.locator('> svg')).toBeVisible();
      await expect(card.getByRole('link', { name: label })).toHaveAttribute('href', target);
    }
  });

  test('tells of five studies from Power Apps, Microsoft and automation', async ({ page }) => {
    await open(page, '/power-apps');
    const stories = page.getByRole('region', { name: 'Apps that people asked to keep' });
    const titles = stories.locator('h3');
    await expect(titles).toHaveText([
      'MotorHappy',
      'Swaziland Building Society',
      'JP Markets',
      'Bryte Insurance',
      'Investec',
    ]);
    await stories.getByRole('button', { name: 'Show case study 3 of 5' }).click();
    await expect(titles.nth(2)).toBeVisible();
    await expect(titles.first()).toBeHidden();
    await expect(stories.getByRole('link', { name: 'Read case study' })).toHaveAttribute(
      'href',
      '/case-studies/jp-markets',
    );
    await expect(stories.getByRole('link', { name: 'View All Case Studies' })).toHaveAttribute(
      'href',
      '/case-studies',
    );
  });

  test('ends with a call to action and its own form', async ({ page }) => {
    await page.goto('/power-apps');
    const close = page.getByRole('region', { name: 'Send us the file that nobody may touch' });
    await expect(close.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
      'href',
      '/contact',
    );
    const form = page.getByRole('form', { name: 'Get Your Free Power Apps Consultation' });
    await expect(form.locator('input[name=formType]')).toHaveValue('power-apps-consultation');
    await expect(form.getByRole('button', { name: 'Submit Request' })).toBeVisible();
    await expect(close.getByRole('link', { name: 'Talk to a Consultant' })).toHaveAttribute(
      'href',
      '/book-consultation',
    );
  });

  test('leads a sent enquiry to the consultation thank-you page', async ({ page }) => {
    await open(page, '/power-apps');
    const sent = await sendConsultation(page, 'Get Your Free Power Apps Consultation', {
      name: 'Naledi Dube',
      message: 'A leave register with 41 tabs.',
    });
    expect(sent).toMatchObject({ name: 'Naledi Dube', formType: 'power-apps-consultation' });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows every study, component and service', async ({ page }) => {
      await page.goto('/power-apps');
      const stories = page.getByRole('region', { name: 'Apps that people asked to keep' });
      for (const title of await stories.locator('h3').all()) await expect(title).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Dataverse' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Governance' })).toBeVisible();
    });
  });

  test('fits a screen of 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/power-apps');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  });
});
