import { money } from '../../../src/content/words/number-words.ts';
import { prices } from '../../../src/content/company/prices.ts';
import { publicContent } from '../support/public-content.ts';
import { sectionWith, sections } from '../support/sections.ts';
import { shownStudies } from '../support/shown-studies.ts';
import { expect, open, test, type Page } from '../support/test.ts';

/* The sections of /power-apps, in their order, and their behaviour. */

const studies = shownStudies('powerApps');
const { from, smallest } = prices['/power-apps'];

const components = (page: Page) => sectionWith(page, 'Canvas Apps');
const services = (page: Page) => sectionWith(page, 'Explore All Services');
const challenges = (page: Page) => sections(page).filter({ has: page.getByRole('article') });
const carousel = (page: Page) => sectionWith(page, 'View All Case Studies');

test.describe('/power-apps', () => {
  test('opens with a headline and links to both ways to talk', async ({ reading }) => {
    const page = await reading('/power-apps');
    const hero = sections(page).first();
    await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
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
    await expect(sections(page)).toContainText([
      'Book a Consultation', // the hero
      '86%',
      'Canvas Apps',
      'Explore All Services',
      'Contact Sales', // the challenges
      'View All Case Studies',
      'Contact Sales', // the closing call to action
      'Submit Request',
    ]);
  });

  test('states its three figures, each with an explanation, and links their source', async ({
    reading,
  }) => {
    const page = await reading('/power-apps');
    const impact = sectionWith(page, '86%');
    for (const [value, label] of [
      ['86%', 'of Fortune 500 companies use it'],
      ['74%', 'lower development cost'],
      ['188%', 'ROI'],
    ] as const) {
      await expect(impact.getByText(value, { exact: true })).toBeVisible();
      await expect(impact.getByText(label, { exact: true })).toBeVisible();
    }
    await expect(impact.getByRole('term')).toHaveCount(3);
    await expect(impact.locator('.meaning')).toHaveText([/\S/, /\S/, /\S/]);
    await expect(impact.getByRole('link')).toHaveAttribute('href', /^https:/);
  });

  test('explains the four key components', async ({ reading }) => {
    const page = await reading('/power-apps');
    await expect(components(page).getByRole('heading', { level: 3 })).toHaveText([
      /Canvas Apps$/,
      /Model-Driven Apps$/,
      /Portals$/,
      /Dataverse$/,
    ]);
  });

  test('shows six services and two links', async ({ reading }) => {
    const page = await reading('/power-apps');
    await expect(services(page).getByRole('listitem')).toHaveCount(6);
    await expect(services(page).getByRole('heading', { level: 3 })).toHaveCount(6);
    await expect(
      services(page).getByRole('link', { name: 'Explore All Services' }),
    ).toHaveAttribute('href', '/contact');
    const iconLink = services(page).getByRole('link', { name: 'Pick a time for a consultation' });
    await expect(iconLink).toHaveAttribute('href', '/book-consultation');
    await expect(iconLink).toHaveText('');
  });

  test('shows three business challenges, each with an icon and a button', async ({ reading }) => {
    const page = await reading('/power-apps');
    const cards = challenges(page).getByRole('article');
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

  test('shows five studies with the tags powerapps, microsoft and automation', async ({ page }) => {
    await open(page, '/power-apps');
    await carousel(page).scrollIntoViewIfNeeded();
    const titles = carousel(page).locator('h3');
    await expect(titles).toHaveText(studies.map(({ title }) => title));
    await expect(titles).toHaveCount(5);
    await carousel(page).getByRole('button', { name: 'Show case study 3 of 5' }).click();
    await expect(titles.nth(2)).toBeVisible();
    await expect(titles.first()).toBeHidden();
    await expect(carousel(page).getByRole('link', { name: 'Read case study' })).toHaveAttribute(
      'href',
      `/case-studies/${studies[2]!.slug}`,
    );
    await expect(
      carousel(page).getByRole('link', { name: 'View All Case Studies' }),
    ).toHaveAttribute('href', '/case-studies');
  });

  test('names no client on its challenge cards, and shows its prices', async ({ reading }) => {
    const page = await reading('/power-apps');
    const cards = await challenges(page).innerText();
    for (const { title } of publicContent.caseStudies) expect(cards).not.toContain(title);
    await expect(sectionWith(page, money(from))).toContainText(money(smallest.price));
  });

  test('ends with a call to action and its own form', async ({ reading }) => {
    const page = await reading('/power-apps');
    const close = sections(page).nth(-2);
    await expect(close.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
      'href',
      '/contact',
    );
    const form = sections(page).last().getByRole('form');
    await expect(form.locator('input[name=formType]')).toHaveValue('power-apps-consultation');
    await expect(form.getByRole('button', { name: 'Submit Request' })).toBeVisible();
    await expect(close.getByRole('link', { name: 'Talk to a Consultant' })).toHaveAttribute(
      'href',
      '/book-consultation',
    );
  });
});
