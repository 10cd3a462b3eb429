import { clients } from '../../../src/content/company/clients.ts';
import { rand } from '../../../src/content/words/number-words.ts';
import { prices } from '../../../src/content/company/prices.ts';
import { sampleFiguresNote } from '../../../src/content/words/samples.ts';
import {
  clientLogos,
  consultation,
  day,
  figures,
  hero,
  introduction,
  pricing,
  solution,
  caseStudies,
  thread,
} from '../../../src/pages/ai-chat/copy.ts';
import { features } from '../../../src/pages/ai-chat/feature-copy.ts';
import { industries } from '../../../src/pages/ai-chat/industry-copy.ts';
import { sendConsultation } from '../support/enquiry-form.ts';
import { shownStudies } from '../support/shown-studies.ts';
import { expect, open, test, type Page } from '../support/test.ts';

/* What stands on /ai-chat, in its order, and what moves. */

const studies = shownStudies('aiChat');

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The tabs and how many cards each has to hold. */
const featureCards = [
  ['Customer Engagement', 6],
  ['Easy Setup', 3],
  ['Trust & Scale', 6],
  ['WhatsApp Benefits', 3],
] as const;

const industryLabels = ['Marketing', 'Financial', 'Healthcare', 'Automotive', 'Others'];

test.describe('/ai-chat', () => {
  test('has its sections in order', async ({ reading }) => {
    const page = await reading('/ai-chat');
    await expect(page.getByRole('heading', { level: 1, name: hero.title })).toBeVisible();
    await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
      introduction.title,
      figures.title,
      solution.title,
      features.title,
      caseStudies.title,
      industries.title,
      pricing.title,
      clientLogos.title,
      consultation.title,
    ]);
  });

  test('labels its calls to action and leads each to its page', async ({ reading }) => {
    const page = await reading('/ai-chat');
    const main = page.locator('main');
    for (const [label, path] of [
      ['Talk to an AI Specialist', '/contact'],
      ['Book a Free Consultation', '/contact'],
      ['Contact Sales', '/contact'],
      ['Talk to a Consultant', '/book-consultation'],
      ['Book a Consultation', '/book-consultation'],
    ] as const) {
      await expect(main.getByRole('link', { name: label, exact: true })).toHaveAttribute(
        'href',
        path,
      );
    }
  });

  test('opens with a conversation that a bot begins and a person ends', async ({ reading }) => {
    const page = await reading('/ai-chat');
    const messages = page.getByRole('figure', { name: thread.caption }).getByRole('listitem');
    await expect(messages).toHaveCount(thread.messages.length);
    await expect(messages.nth(1)).toContainText('Bot');
    await expect(messages.last()).toContainText('live agent');
  });

  test('introduces AI chat without a company as proof', async ({ reading }) => {
    const page = await reading('/ai-chat');
    const section = region(page, introduction.title);
    await expect(section.locator('dd')).toHaveText(introduction.facts.map(({ value }) => value));
    await expect(section.getByRole('link')).toHaveCount(0);
  });

  test('states its three figures and draws each to scale', async ({ reading }) => {
    const page = await reading('/ai-chat');
    const section = region(page, figures.title);
    await expect(section.locator('dd.figure')).toHaveText(['160%', '73%', '40%']);
    await expect(section.locator('dt')).toHaveText([
      'more sales',
      'lower customer-service cost',
      'more engagement',
    ]);
    await expect(section.getByText(sampleFiguresNote)).toBeVisible();
    const bar = (of: string) =>
      section
        .locator(`.bars span${of}`)
        .evaluateAll((bars) =>
          bars.map((element) => parseFloat(getComputedStyle(element, '::before').width)),
        );
    const before = await bar(':not(.after)');
    const after = await bar('.after');
    const changed = after.map((width, index) => Math.round((width / before[index]!) * 100));
    expect(changed).toEqual([260, 27, 140]);
  });

  test('introduces the solution with a described diagram of a day', async ({ reading }) => {
    const page = await reading('/ai-chat');
    const section = region(page, solution.title);
    await expect(section.getByRole('img', { name: day.label })).toBeVisible();
    await expect(section.getByRole('listitem')).toHaveCount(solution.parts.length);
  });

  test('holds six or three cards in each of its four feature tabs', async ({ page }) => {
    await open(page, '/ai-chat');
    const section = region(page, features.title);
    await section.scrollIntoViewIfNeeded();
    const tabs = section.getByRole('tablist', { name: features.tabsLabel }).getByRole('tab');
    await expect(tabs).toHaveText(featureCards.map(([label]) => new RegExp(label)));
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    const panel = section.getByRole('tabpanel');
    for (const [position, [label, count]] of featureCards.entries()) {
      await section.getByRole('tab', { name: label }).click();
      await expect(panel).toHaveAccessibleName(new RegExp(label));
      await expect(panel.getByRole('listitem')).toHaveCount(count);
      await expect(panel.getByRole('heading', { level: 3 })).toHaveText(
        features.tabs[position]!.items.map(({ title }) => title),
      );
    }
  });

  test('moves between feature tabs by arrow keys, around the ends too', async ({ page }) => {
    await open(page, '/ai-chat');
    const section = region(page, features.title);
    await section.scrollIntoViewIfNeeded();
    const tab = (name: string) => section.getByRole('tab', { name });
    await expect(tab('Customer Engagement')).toBeEnabled();
    await tab('Customer Engagement').press('ArrowRight');
    await expect(tab('Easy Setup')).toBeFocused();
    await expect(tab('Easy Setup')).toHaveAttribute('aria-selected', 'true');
    await tab('Easy Setup').press('End');
    await expect(tab('WhatsApp Benefits')).toHaveAttribute('aria-selected', 'true');
    await tab('WhatsApp Benefits').press('ArrowRight');
    await expect(tab('Customer Engagement')).toHaveAttribute('aria-selected', 'true');
    await tab('Customer Engagement').press('Tab');
    await expect(section.getByRole('tabpanel')).toBeFocused();
  });

  test('tells success stories that match its tags, one at a time', async ({ page }) => {
    await open(page, '/ai-chat');
    const section = region(page, caseStudies.title);
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator('h3')).toHaveText(studies.map(({ title }) => title));
    const count = studies.length;
    const shown = section.getByRole('heading', { level: 3 });
    const first = await shown.innerText();
    await section.getByRole('button', { name: 'Next case study' }).click();
    await expect(shown).not.toHaveText(first);
    await expect(section.getByRole('status')).toContainText(`2 of ${count}`);
    await expect(section.getByRole('link', { name: 'Read case study' })).toHaveAttribute(
      'href',
      /^\/case-studies\/[a-z-]+$/,
    );
  });

  test('names five use cases in each of five industries', async ({ page }) => {
    await open(page, '/ai-chat');
    const section = region(page, industries.title);
    await section.scrollIntoViewIfNeeded();
    const tabs = section.getByRole('tablist', { name: industries.tabsLabel }).getByRole('tab');
    await expect(tabs).toHaveText(industryLabels.map((label) => new RegExp(label)));
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    const panel = section.getByRole('tabpanel');
    const seen = new Set<string>();
    for (const { label, items } of industries.tabs) {
      await section.getByRole('tab', { name: label }).click();
      await expect(panel.getByRole('heading', { level: 3 })).toHaveText(
        items.map(({ title }) => title),
      );
      await expect(panel.getByRole('listitem')).toHaveCount(5);
      for (const useCase of await panel.getByRole('listitem').all()) {
        await expect(useCase.getByRole('heading', { level: 3 })).not.toBeEmpty();
        await expect(useCase.getByRole('paragraph')).not.toBeEmpty();
        seen.add(await useCase.innerText());
      }
    }
    expect(seen.size).toBe(25);
  });

  test('names its prices', async ({ reading }) => {
    const page = await reading('/ai-chat');
    const section = region(page, pricing.title);
    const { from, to, smallest } = prices['/ai-chat'];
    for (const amount of [from, to, smallest.price]) {
      await expect(section.getByText(rand(amount)).first()).toBeVisible();
    }
  });

  test('shows its client logos, five in a row on a wide screen and two on a phone', async ({
    page,
  }) => {
    await open(page, '/ai-chat');
    const wall = region(page, clientLogos.title).getByRole('list');
    await wall.scrollIntoViewIfNeeded();
    await expect(wall.getByRole('img')).toHaveCount(clients.length);
    const columns = () =>
      wall.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    expect(await columns()).toBe(5);
    await page.setViewportSize({ width: 375, height: 720 });
    expect(await columns()).toBe(2);
  });

  test('fetches a section’s pictures once a tenth of it is visible, and keeps them', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await open(page, '/ai-chat');
    const fetchedLogos = () => fetched.filter((path) => path.startsWith('/logos/')).length;
    const wall = region(page, clientLogos.title);
    const logo = wall.locator('img').first();
    await expect(logo).toBeHidden();
    expect(fetchedLogos()).toBe(0);
    // To its upper edge: less than a tenth of it.
    await wall.evaluate((section) =>
      scrollTo({ top: section.getBoundingClientRect().top + scrollY - innerHeight + 20 }),
    );
    await expect(logo).toBeHidden();
    expect(fetchedLogos()).toBe(0);
    await wall.scrollIntoViewIfNeeded();
    await wall.getByRole('list').scrollIntoViewIfNeeded();
    await expect(logo).toBeVisible();
    await expect.poll(fetchedLogos).toBeGreaterThan(0);
    await page.evaluate(() => scrollTo({ top: 0 }));
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(logo).toBeVisible();
  });

  test('sends its form as an enquiry about AI chat', async ({ page }) => {
    await open(page, '/ai-chat');
    const sent = await sendConsultation(page, consultation.title, {
      name: 'Ruan Meyer',
      message: 'A bot for forty car dealers.',
    });
    expect(sent).toMatchObject({ name: 'Ruan Meyer', formType: 'ai-chat-consultation' });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows every panel, story and logo, and the form posts', async ({ page }) => {
      await page.goto('/ai-chat');
      const tabs = region(page, features.title);
      for (const { label, items } of features.tabs) {
        for (const name of [label, ...items.map(({ title }) => title)]) {
          await expect(tabs.getByRole('heading', { name, exact: true })).toBeVisible();
        }
      }
      const cases = region(page, industries.title);
      for (const { label, items } of industries.tabs) {
        for (const name of [label, ...items.map(({ title }) => title)]) {
          await expect(cases.getByRole('heading', { name, exact: true })).toBeVisible();
        }
      }
      await expect(cases.getByRole('listitem')).toHaveCount(25);
      const slides = region(page, caseStudies.title);
      for (const slide of await slides.locator('[aria-roledescription=slide]').all()) {
        await expect(slide.getByRole('heading')).toBeVisible();
      }
      await expect(region(page, clientLogos.title).getByRole('img')).toHaveCount(clients.length);
      await expect(page.locator('main').getByText('Loading...')).toHaveCount(0);
      const form = page.getByRole('form', { name: consultation.title });
      await expect(form).toHaveAttribute('method', 'post');
      await expect(form.locator('input[name=formType]')).toHaveValue('ai-chat-consultation');
    });
  });
});
