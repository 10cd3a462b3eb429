import { rand } from '../../../src/content/words/number-words.ts';
import { prices } from '../../../src/content/company/prices.ts';
import * as copy from '../../../src/pages/power-apps/copy.ts';
import { sendConsultation } from '../support/enquiry-form.ts';
import { publicContent } from '../support/public-content.ts';
import { shownStudies } from '../support/shown-studies.ts';
import { expect, open, test } from '../support/test.ts';

/* What stands on /power-apps, in its order, and what moves. */

const studies = shownStudies('powerApps');

test.describe('/power-apps', () => {
  test('opens with its headline and both ways to talk', async ({ reading }) => {
    const page = await reading('/power-apps');
    await expect(page.getByRole('heading', { level: 1, name: copy.hero.title })).toBeVisible();
    const hero = page.getByRole('region', { name: copy.hero.title });
    await expect(hero.getByRole('link', { name: 'Book a Consultation' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(hero.getByRole('link', { name: 'Talk to a Consultant' })).toHaveAttribute(
      'href',
      '/book-consultation',
    );
  });

  test('has its sections in order', async ({ reading }) => {
    const page = await reading('/power-apps');
    const headings = await page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
      copy.impact.title,
      copy.components.title,
      copy.services.title,
      copy.challenges.title,
      copy.caseStudies.title,
      copy.pricing.title,
      copy.closing.title,
      'Get Your Free Power Apps Consultation',
    ]);
  });

  test('states its three figures', async ({ reading }) => {
    const page = await reading('/power-apps');
    const impact = page.getByRole('region', { name: copy.impact.title });
    for (const [value, label] of [
      ['86%', 'of Fortune 500 companies use it'],
      ['74%', 'lower development cost'],
      ['188%', 'ROI'],
    ] as const) {
      await expect(impact.getByText(value, { exact: true })).toBeVisible();
      await expect(impact.getByText(label, { exact: true })).toBeVisible();
    }
    await expect(impact.locator('dt')).toHaveCount(3);
    await expect(impact.getByText(/Forrester.*2020.*paid for by Microsoft/)).toBeVisible();
  });

  test('explains the four key components', async ({ reading }) => {
    const page = await reading('/power-apps');
    const components = page.getByRole('region', { name: copy.components.title });
    await expect(components.getByText('Four key components')).toBeVisible();
    await expect(components.getByRole('heading', { level: 3 })).toHaveText([
      /Canvas Apps$/,
      /Model-Driven Apps$/,
      /Portals$/,
      /Dataverse$/,
    ]);
  });

  test('shows six of seven services', async ({ reading }) => {
    const page = await reading('/power-apps');
    const services = page.getByRole('region', { name: copy.services.title });
    await expect(services.getByRole('listitem')).toHaveCount(6);
    await expect(services.getByRole('heading', { name: copy.offers[5]!.title })).toBeVisible();
    await expect(page.getByText(copy.offers[6]!.title)).toHaveCount(0);
    await expect(services.getByRole('link', { name: 'Explore All Services' })).toHaveAttribute(
      'href',
      '/contact',
    );
    const iconLink = services.getByRole('link', { name: 'Pick a time for a consultation' });
    await expect(iconLink).toHaveAttribute('href', '/book-consultation');
    await expect(iconLink).toHaveText('');
  });

  test('names three business challenges, each with an icon and a button', async ({ reading }) => {
    const page = await reading('/power-apps');
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
    const carousel = page.getByRole('region', { name: copy.caseStudies.title });
    await carousel.scrollIntoViewIfNeeded();
    const titles = carousel.locator('h3');
    await expect(titles).toHaveText(studies.map(({ title }) => title));
    await expect(titles).toHaveCount(5);
    await carousel.getByRole('button', { name: 'Show case study 3 of 5' }).click();
    await expect(titles.nth(2)).toBeVisible();
    await expect(titles.first()).toBeHidden();
    await expect(carousel.getByRole('link', { name: 'Read case study' })).toHaveAttribute(
      'href',
      `/case-studies/${studies[2]!.slug}`,
    );
    await expect(carousel.getByRole('link', { name: 'View All Case Studies' })).toHaveAttribute(
      'href',
      '/case-studies',
    );
  });

  test('names no client as proof on its challenge cards, and says what a project costs', async ({
    reading,
  }) => {
    const page = await reading('/power-apps');
    const cards = await page.getByRole('region', { name: copy.challenges.title }).innerText();
    for (const { title } of publicContent.caseStudies) expect(cards).not.toContain(title);
    const pricing = page.getByRole('region', { name: copy.pricing.title });
    await expect(pricing).toContainText(rand(prices['/power-apps'].from));
    await expect(pricing).toContainText(rand(prices['/power-apps'].smallest.price));
  });

  test('ends with a call to action and its own form', async ({ reading }) => {
    const page = await reading('/power-apps');
    const close = page.getByRole('region', { name: copy.closing.title });
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
      const carousel = page.getByRole('region', { name: copy.caseStudies.title });
      for (const title of await carousel.locator('h3').all()) await expect(title).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Dataverse' })).toBeVisible();
      await expect(page.getByRole('heading', { name: copy.offers[5]!.title })).toBeVisible();
    });
  });
});
