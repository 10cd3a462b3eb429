import type { Locator } from 'playwright/test';
import { developers } from '../../../src/content/developers/developers.ts';
import { rand } from '../../../src/content/words/number-words.ts';
import { prices } from '../../../src/content/company/prices.ts';
import { samplePeopleNote } from '../../../src/content/words/samples.ts';
import { skillCategories } from '../../../src/content/company/skills.ts';
import { initials } from '../../../src/sections/people/Person.tsx';
import {
  consultation,
  embedded,
  hero,
  moreServices,
  network,
  others,
  pricing,
  profiles,
  skills,
  gettingStarted,
  talent,
} from '../../../src/pages/agile-teams/copy.ts';
import { sendConsultation } from '../support/enquiry-form.ts';
import { expect, hydrated, open, scrollAndClick, test } from '../support/test.ts';

/* What stands on /agile-teams, in its order, and what moves. */

const count = developers.length;

/** The first profile with more than the eight skills that a card shows, and one without. */
const skilled = developers.find((developer) => developer.skills.length > 8)!;
const focused = developers.find((developer) => developer.skills.length <= 8)!;

/** From the middle of the carousel's window to the middle of a card, in card widths. */
const offCentre = (carousel: Locator, position: number) =>
  carousel.evaluate((element, at) => {
    const middle = (node: Element) => {
      const box = node.getBoundingClientRect();
      return box.left + box.width / 2;
    };
    const card = element.querySelectorAll('article')[at]!;
    return Math.abs(middle(card) - middle(element.querySelector('.viewport')!)) / card.offsetWidth;
  }, position);

test.describe('/agile-teams', () => {
  test('has its sections in order', async ({ reading }) => {
    const page = await reading('/agile-teams');
    await expect(page.getByRole('heading', { level: 1, name: hero.title })).toBeVisible();
    await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
      gettingStarted.title,
      embedded.title,
      skills.title,
      talent.title,
      profiles.title,
      pricing.title,
      moreServices.title,
      consultation.title,
    ]);
  });

  test('leads to the contact page, to booking and to the developers', async ({ page }) => {
    await open(page, '/agile-teams');
    const main = page.locator('main');
    for (const [label, path] of [
      ['Book a Free Consultation', '/contact'],
      ['Explore All Services', '/contact'],
      ['Talk to a Consultant', '/book-consultation'],
    ] as const) {
      await expect(main.getByRole('link', { name: label })).toHaveAttribute('href', path);
    }
    await main.getByRole('link', { name: hero.actions[1]!.label }).click();
    await expect(page.getByRole('heading', { name: profiles.title })).toBeInViewport();
  });

  test('starts in three steps, with payment only after 30 days', async ({ reading }) => {
    const page = await reading('/agile-teams');
    const section = page.getByRole('region', { name: gettingStarted.title });
    await expect(section.getByRole('listitem')).toHaveCount(3);
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      'Brief Us',
      'Meet the Team',
      'Get to Work',
    ]);
    await expect(section.getByText(gettingStarted.lead)).toBeVisible();
  });

  test('pitches embedded teams with a described diagram and four values', async ({ reading }) => {
    const page = await reading('/agile-teams');
    const section = page.getByRole('region', { name: embedded.title });
    await expect(section.getByRole('img', { name: network.label })).toBeVisible();
    await expect(section.getByRole('listitem')).toHaveCount(4);
    await expect(section.getByRole('heading', { level: 3 })).toHaveCount(4);
  });

  test('opens one category of skills at a time, and closes the open one', async ({ page }) => {
    await open(page, '/agile-teams');
    const section = page.getByRole('region', { name: skills.title });
    await section.scrollIntoViewIfNeeded();
    const category = (name: string) => section.getByRole('button', { name, exact: true });
    await expect(section.locator('h3 button')).toHaveCount(skillCategories.length);
    for (const name of skillCategories.map(({ category: label }) => label))
      await expect(category(name)).toBeVisible();

    await category('Security').click();
    await expect(category('Security')).toHaveAttribute('aria-expanded', 'true');
    await expect(section.getByText('Threat modelling', { exact: true })).toBeVisible();
    await category('Databases').click();
    await expect(category('Databases')).toHaveAttribute('aria-expanded', 'true');
    await expect(category('Security')).toHaveAttribute('aria-expanded', 'false');
    await expect(section.getByText('Threat modelling', { exact: true })).toBeHidden();
    await category('Databases').press('Enter');
    await expect(section.locator('[aria-expanded=true]')).toHaveCount(0);
  });

  test('lets the keyboard walk through the skills and open them', async ({ page }) => {
    await open(page, '/agile-teams');
    const section = page.getByRole('region', { name: skills.title });
    await section.scrollIntoViewIfNeeded();
    const category = (name: string) => section.getByRole('button', { name, exact: true });
    await scrollAndClick(category('Security'));
    await expect(category('Security')).toHaveAttribute('aria-expanded', 'true');
    await category('Security').press('ArrowDown');
    await expect(category('API & Integrations')).toBeFocused();
    await category('API & Integrations').press('Space');
    await expect(category('API & Integrations')).toHaveAttribute('aria-expanded', 'true');
    await expect(category('Security')).toHaveAttribute('aria-expanded', 'false');
    await category('API & Integrations').press('End');
    await expect(category('CI/CD & Automation')).toBeFocused();
    await category('CI/CD & Automation').press('Home');
    await expect(category('Front-End')).toBeFocused();
  });

  test('says who keeps what in talent as a service', async ({ reading }) => {
    const page = await reading('/agile-teams');
    const section = page.getByRole('region', { name: talent.title });
    await expect(section.getByText(talent.eyebrow)).toBeVisible();
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(
      talent.ledger.map(({ title }) => title),
    );
    await expect(section.getByRole('listitem')).toHaveText(
      talent.ledger.flatMap(({ rows }) => rows),
    );
  });

  test('shows its developers in a looping carousel with a dot for each', async ({ page }) => {
    await open(page, '/agile-teams');
    const carousel = page.getByRole('group', { name: 'Developer profiles' }).first();
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.getByRole('article')).toHaveCount(count);
    const dot = (position: number) =>
      carousel.getByRole('button', { name: `Show developer ${position} of ${count}`, exact: true });
    await expect(carousel.getByRole('button', { name: /^Show developer/ })).toHaveCount(count);
    await expect(dot(1)).toHaveAttribute('aria-current', 'true');

    await scrollAndClick(carousel.getByRole('button', { name: 'Previous developer' }));
    await expect(dot(count)).toHaveAttribute('aria-current', 'true');
    await scrollAndClick(carousel.getByRole('button', { name: 'Next developer' }));
    await expect(dot(1)).toHaveAttribute('aria-current', 'true');
    await dot(6).click();
    await expect(dot(6)).toHaveAttribute('aria-current', 'true');
    await expect(carousel.getByRole('status')).toContainText(`6 of ${count}`);
    await dot(6).press('ArrowRight');
    await expect(dot(7)).toHaveAttribute('aria-current', 'true');
    await expect(carousel.getByRole('status')).toContainText(`7 of ${count}`);
  });

  for (const [cards, width] of [
    ['three developers', 1280],
    ['one developer', 375],
  ] as const) {
    test(`shows ${cards} at ${width} px, the chosen one in the middle`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/agile-teams');
      const carousel = page.getByRole('group', { name: 'Developer profiles' }).first();
      await carousel.scrollIntoViewIfNeeded();
      await scrollAndClick(carousel.getByRole('button', { name: 'Next developer' }));
      await expect(carousel.getByRole('status')).toContainText(`2 of ${count}`);
      await expect.poll(() => offCentre(carousel, 1)).toBeLessThan(0.05);
      const perView = await carousel.evaluate(
        (element) =>
          element.querySelector<HTMLElement>('.viewport')!.offsetWidth /
          element.querySelector<HTMLElement>('.slide')!.offsetWidth,
      );
      expect(Math.round(perView)).toBe({ 1280: 3, 375: 1 }[width]);
    });
  }

  test('shows two whole developers at 768 px, of which none could be in the middle', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await open(page, '/agile-teams');
    const carousel = page.getByRole('group', { name: 'Developer profiles' }).first();
    await scrollAndClick(carousel.getByRole('button', { name: 'Next developer' }));
    const whole = () =>
      carousel.evaluate((element) => {
        const edge = (box: Element) => box.getBoundingClientRect();
        const { left, right } = edge(element.querySelector('.viewport')!);
        const isWhole = (card: Element) =>
          edge(card).left >= left - 1 && edge(card).right <= right + 1;
        return [...element.querySelectorAll('.slide')].flatMap((slide, position) =>
          isWhole(slide.firstElementChild!) ? [position] : [],
        );
      });
    await expect.poll(whole).toEqual([1, 2]);
  });

  test('keeps the chosen developer in the middle when the window changes, with reduced motion', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1024, height: 800 });
    await open(page, '/agile-teams');
    const carousel = page.getByRole('group', { name: 'Developer profiles' }).first();
    await carousel.scrollIntoViewIfNeeded();
    await scrollAndClick(carousel.getByRole('button', { name: 'Next developer' }));
    for (const width of [1200, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => offCentre(carousel, 1)).toBeLessThan(0.01);
    }
  });

  test('shows a portrait or initials, and at most eight skills of a developer', async ({
    reading,
  }) => {
    const page = await reading('/agile-teams');
    const card = (name: string) => page.getByRole('article').filter({ hasText: name });
    const face = skilled.avatar
      ? card(skilled.name).locator('img')
      : card(skilled.name).getByText(initials(skilled.name), { exact: true });
    await expect(face).toBeVisible();
    await expect(card(skilled.name).getByText(skilled.experience)).toBeVisible();
    await expect(card(skilled.name).getByRole('listitem')).toHaveText([
      ...skilled.skills.slice(0, 8),
      `+${skilled.skills.length - 8} more`,
    ]);
    await expect(card(focused.name).getByRole('listitem')).toHaveText(focused.skills);
  });

  test('says that its profiles are samples, and names its prices', async ({ reading }) => {
    const page = await reading('/agile-teams');
    const people = page.getByRole('region', { name: profiles.title });
    await expect(people.getByText(samplePeopleNote)).toBeVisible();
    const costs = page.getByRole('region', { name: pricing.title });
    const { from, to, smallest } = prices['/agile-teams'];
    for (const amount of [from, to, smallest.price]) {
      await expect(costs.getByText(rand(amount)).first()).toBeVisible();
    }
  });

  test('scrolls a developer’s bio, by keyboard too', async ({ page }) => {
    await open(page, '/agile-teams');
    const bio = page.getByRole('group', { name: `About ${skilled.name}` });
    await bio.scrollIntoViewIfNeeded();
    // Its text moves into the scroll area once the script has taken it over.
    await expect
      .poll(() => bio.evaluate((box) => box.scrollHeight - box.clientHeight))
      .toBeGreaterThan(0);
    await bio.focus();
    await expect(async () => {
      await bio.press('End');
      expect(await bio.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
    }).toPass();
  });

  test('shows the bar of a bio, its thumb 18 px at least, until 600 ms after the pointer left', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await open(page, '/agile-teams');
    const bio = page.getByRole('group', { name: `About ${skilled.name}` });
    await bio.scrollIntoViewIfNeeded();
    const thumb = bio.locator('xpath=..').locator('.thumb');
    await expect(async () => {
      await page.mouse.move(0, 0);
      await bio.hover();
      await expect(thumb).toBeVisible({ timeout: 500 });
    }).toPass();
    expect((await thumb.boundingBox())!.height).toBeGreaterThanOrEqual(18);
    await page.clock.pauseAt(3_600_000);
    await page.mouse.move(0, 0);
    await page.clock.runFor(599);
    await expect(thumb).toBeVisible();
    await page.clock.runFor(1);
    await expect(thumb).toBeHidden();
  });

  test('leads to the other five services', async ({ reading }) => {
    const page = await reading('/agile-teams');
    const section = page.getByRole('region', { name: moreServices.title });
    await expect(section.getByRole('listitem')).toHaveCount(others.length);
    const targets = await section
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(others.map(({ linkTo }) => linkTo));
    expect(targets).not.toContain('/agile-teams');
  });

  test('sends its form as an enquiry about agile teams', async ({ page }) => {
    await open(page, '/agile-teams');
    const sent = await sendConsultation(page, consultation.title, {
      name: 'Naledi Khumalo',
      message: 'Two engineers for a claims portal.',
    });
    expect(sent).toMatchObject({ name: 'Naledi Khumalo', formType: 'agile-teams-consultation' });
  });

  test('starts at the top when it is navigated to', async ({ page }) => {
    await open(page, '/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Agile Teams' }).click();
    await page.waitForURL('/agile-teams');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Agile teams');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    // By a link of the page itself, and by the browser alone, too.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('button', { name: 'Submit Request' })).toBeVisible(); // it moves the footer
    await page.getByRole('contentinfo').getByRole('link', { name: 'Agile Teams' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await open(page, '/agile-teams');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('is where it was on the way back', async ({ page }) => {
    const scrolled = () => page.evaluate(() => scrollY);
    const scrollDown = async () => {
      await page.evaluate(() => scrollTo(0, 900));
      await expect.poll(scrolled).toBe(900);
    };
    await open(page, '/agile-teams');
    await scrollDown();
    await page.getByRole('banner').getByRole('link', { name: 'Insights' }).click();
    await expect(page).toHaveTitle(/^Insights/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
    await expect.poll(scrolled).toBe(900);
  });

  test('starts at the top after a reload', async ({ page }) => {
    const scrolled = () => page.evaluate(() => scrollY);
    await open(page, '/agile-teams');
    for (const _ of ['the first time', 'and again']) {
      await page.evaluate(() => scrollTo(0, 900));
      await expect.poll(scrolled).toBe(900);
      await page.reload();
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(await scrolled()).toBe(0);
    }
  });

  test('leaves a visitor who has scrolled before the app is there in place', async ({ page }) => {
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/\/assets\/entry-client-/, async (route) => {
      await late;
      await route.continue();
    });
    for (const visit of [() => page.goto('/agile-teams'), () => page.reload()]) {
      await visit();
      await page.evaluate(() => scrollTo(0, 1_800));
      arrive();
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => scrollY)).toBe(1_800);
    }
  });

  test('goes to a fragment of its address after a reload, too', async ({ page }) => {
    await open(page, '/agile-teams');
    await page.locator('main').getByRole('link', { name: hero.actions[1]!.label }).click();
    const target = page.getByRole('heading', { name: profiles.title });
    await expect(target).toBeInViewport();
    await page.reload();
    await hydrated(page);
    await expect(target).toBeInViewport();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows every skill and every developer, and the form posts', async ({ page }) => {
      await page.goto('/agile-teams');
      const section = page.getByRole('region', { name: skills.title });
      for (const skill of skillCategories.flatMap((category) => category.skills)) {
        await expect(section.getByText(skill, { exact: true })).toBeVisible();
      }
      await expect(page.getByRole('article')).toHaveCount(count);
      // A bio that can't be scrolled by our bar stands there in full.
      const bio = page.getByRole('group', { name: `About ${skilled.name}` });
      await expect(bio.getByText(skilled.bio)).toBeVisible();
      await expect(page.getByRole('button', { name: /^Show developer/ })).toHaveCount(0);
      await expect(page.locator('main').getByText('Loading...')).toHaveCount(0);
      const form = page.getByRole('form', { name: consultation.title });
      await expect(form).toHaveAttribute('method', 'post');
      await expect(form.locator('input[name=formType]')).toHaveValue('agile-teams-consultation');
    });
  });
});
