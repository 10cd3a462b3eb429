import { clients } from '../../../src/content/company/clients.ts';
import { money } from '../../../src/content/words/number-words.ts';
import { prices } from '../../../src/content/company/prices.ts';
import { sampleFiguresNote } from '../../../src/content/words/samples.ts';
import { sectionWith, sections } from '../support/sections.ts';
import { shownStudies } from '../support/shown-studies.ts';
import { expect, open, test, type Page } from '../support/test.ts';

/* The sections of /ai-chat, in their order, and their behaviour. */

const studies = shownStudies('aiChat');

const introduction = (page: Page) => sections(page).nth(1);
const solution = (page: Page) => sections(page).nth(3);
const features = (page: Page) => sectionWith(page, 'WhatsApp Benefits');
const caseStudies = (page: Page) => sectionWith(page, 'View All Case Studies');
const clientLogos = (page: Page) => sections(page).nth(-2);

/** The feature tabs and the number of cards in each. */
const featureCards = [
  ['Customer Engagement', 6],
  ['Easy Setup', 3],
  ['Trust & Scale', 6],
  ['WhatsApp Benefits', 3],
] as const;

const industryLabels = ['Marketing', 'Financial', 'Healthcare', 'Automotive', 'Others'];
const allIndustries = new RegExp(industryLabels.join('.*'));
const industries = (page: Page) => sectionWith(page, allIndustries);

test.describe('/ai-chat', () => {
  test('has its sections in order', async ({ reading }) => {
    const page = await reading('/ai-chat');
    await expect(sections(page).first().getByRole('heading', { level: 1 })).toBeVisible();
    await expect(sections(page)).toContainText([
      'Talk to an AI Specialist', // the hero
      '160%',
      /./, // the solution
      'WhatsApp Benefits',
      'View All Case Studies',
      allIndustries,
      /./, // the clients
      'Submit Request',
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
    const messages = page.getByRole('figure').first().getByRole('listitem');
    await expect(messages.and(page.locator('[data-from]'))).toHaveCount(await messages.count());
    await expect(messages.nth(1)).toHaveAttribute('data-from', 'bot');
    await expect(messages.last()).toHaveAttribute('data-from', 'agent');
  });

  test('introduces AI chat without a link to a company', async ({ reading }) => {
    const page = await reading('/ai-chat');
    await expect(introduction(page).getByRole('heading', { level: 2 })).toBeVisible();
    await expect(introduction(page).getByRole('link')).toHaveCount(0);
  });

  test('states its three figures and draws each to scale', async ({ reading }) => {
    const page = await reading('/ai-chat');
    const section = sectionWith(page, '160%');
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
    const diagram = solution(page).getByRole('img').first();
    await expect(diagram).toBeVisible();
    await expect(diagram).toHaveAccessibleName(/\S/);
    await expect(solution(page).getByRole('listitem')).not.toHaveCount(0);
  });

  test('holds six or three cards in each of its four feature tabs', async ({ page }) => {
    await open(page, '/ai-chat');
    const section = features(page);
    await section.scrollIntoViewIfNeeded();
    const tabs = section.getByRole('tablist').getByRole('tab');
    await expect(tabs).toHaveText(featureCards.map(([label]) => new RegExp(label)));
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    const panel = section.getByRole('tabpanel');
    const seen = new Set<string>();
    for (const [label, count] of featureCards) {
      await section.getByRole('tab', { name: label }).click();
      await expect(panel).toHaveAccessibleName(new RegExp(label));
      const cards = panel.getByRole('listitem');
      await expect(cards).toHaveCount(count);
      await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(count);
      for (const text of await cards.allInnerTexts()) seen.add(text);
    }
    expect(seen.size).toBe(6 + 3 + 6 + 3);
  });

  test('moves between feature tabs by arrow keys, around the ends too', async ({ page }) => {
    await open(page, '/ai-chat');
    const section = features(page);
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

  test('shows the studies that match its tags, one at a time', async ({ page }) => {
    await open(page, '/ai-chat');
    const section = caseStudies(page);
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

  test('shows five use cases in each of five industries', async ({ page }) => {
    await open(page, '/ai-chat');
    const section = industries(page);
    await section.scrollIntoViewIfNeeded();
    const tabs = section.getByRole('tablist').getByRole('tab');
    await expect(tabs).toHaveText(industryLabels.map((label) => new RegExp(label)));
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    const panel = section.getByRole('tabpanel');
    const seen = new Set<string>();
    for (const name of industryLabels) {
      await section.getByRole('tab', { name }).click();
      await expect(panel).toHaveAccessibleName(new RegExp(name));
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
    const { from, to, smallest } = prices['/ai-chat'];
    for (const amount of [from, to, smallest.price]) {
      await expect(sectionWith(page, money(from))).toContainText(money(amount));
    }
  });

  test('shows its client logos, five in a row on a wide screen and two on a phone', async ({
    page,
  }) => {
    await open(page, '/ai-chat');
    const wall = clientLogos(page).getByRole('list');
    await wall.scrollIntoViewIfNeeded();
    await expect(wall.getByRole('img')).toHaveCount(clients.length);
    const columns = () =>
      wall.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    expect(await columns()).toBe(5);
    await page.setViewportSize({ width: 375, height: 720 });
    expect(await columns()).toBe(2);
  });

  test('fetches a section’s pictures once a tenth of it is visible; they have their names before, and stay', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await open(page, '/ai-chat');
    await expect(clientLogos(page).getByRole('img')).toHaveCount(clients.length);
    for (const [area, folder] of [
      [introduction(page).locator('.picture'), '/art/sections/'],
      [clientLogos(page).locator('..'), '/logos/'],
    ] as const) {
      const requests = () => fetched.filter((path) => path.startsWith(folder)).length;
      const picture = area.locator('img').first();
      // To its upper edge: less than a tenth of it. Two frames, in which a browser would begin to fetch.
      await area.evaluate(async (element) => {
        const { top } = element.getBoundingClientRect();
        scrollTo({ top: top + scrollY - innerHeight + 20, behavior: 'instant' });
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      });
      await expect(picture).not.toBeInViewport();
      expect(requests()).toBe(0);
      await picture.locator('..').scrollIntoViewIfNeeded();
      await expect(picture).toBeInViewport();
      await expect.poll(requests).toBeGreaterThan(0);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await expect(area).not.toHaveAttribute('data-waiting');
    }
  });
});
