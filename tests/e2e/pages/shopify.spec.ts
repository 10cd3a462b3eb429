import { rand } from '../../../src/content/words/number-words.ts';
import { prices } from '../../../src/content/company/prices.ts';
import { sampleFiguresNote, sampleStudyNote } from '../../../src/content/words/samples.ts';
import * as copy from '../../../src/pages/shopify/copy.ts';
import { changeData } from '../support/change-data.ts';
import { shownStudies } from '../support/shown-studies.ts';
import { expect, follow, open, scrollAndClick, test, type Page } from '../support/test.ts';

/* What stands on /shopify, in its order, and what moves. */

const studies = shownStudies('shopify');
const last = studies.length;
const steps = copy.launchSteps;

const stories = (page: Page) => page.getByRole('region', { name: 'Shopify Success Stories' });
const process = (page: Page) => page.getByRole('region', { name: '5-Step Approach' });

/** What the study carousel announces once it stands at a position, counted from 1. */
const told = (position: number) => `${studies[position - 1]!.title}, ${position} of ${last}`;

/** The same of the steps. */
const step = (position: number) => `${steps[position - 1]!.title}, ${position} of ${steps.length}`;

test.describe('/shopify', () => {
  test('opens with its headline and a button to /contact', async ({ reading }) => {
    const page = await reading('/shopify');
    await expect(
      page.getByRole('heading', { level: 1, name: 'E-commerce website design' }),
    ).toBeVisible();
    const hero = page.getByRole('region', { name: 'E-commerce website design' });
    await expect(hero.getByRole('link', { name: 'Book a Consultation' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(hero.getByText('26 days')).toBeVisible();
    await expect(hero.getByRole('figure').getByRole('listitem')).toHaveCount(steps.length);
  });

  test('has its sections in order', async ({ reading }) => {
    const page = await reading('/shopify');
    const headings = await page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
      copy.examples.title,
      '5-Step Approach',
      'Shopify Success Stories',
      'Why Choose Us',
      copy.pricing.title,
      copy.freeConsultation.title,
      'Get Your Free Shopify Consultation',
    ]);
  });

  test('states its three figures', async ({ reading }) => {
    const page = await reading('/shopify');
    const figures = page.getByRole('region', { name: copy.results.name });
    for (const [value, label] of [
      ['58%', 'average conversion increase'],
      ['42%', 'less cart abandonment'],
      ['95%', 'customer satisfaction'],
    ] as const) {
      await expect(figures.getByText(value, { exact: true })).toBeVisible();
      await expect(figures.getByText(label, { exact: true })).toBeVisible();
    }
    await expect(figures.locator('dt')).toHaveCount(3);
    await expect(figures.getByText(sampleFiguresNote)).toBeVisible();
  });

  test('shows a muted, looping film among its examples', async ({ page }) => {
    await open(page, '/shopify');
    const examples = page.getByRole('region', { name: copy.examples.title });
    const film = examples.locator('video');
    await expect(film).toHaveAttribute('loop', '');
    expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    await film.scrollIntoViewIfNeeded();
    await expect(examples.getByRole('button', { name: 'Pause film' })).toBeVisible();
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    for (const { slug } of copy.exampleStores) {
      await expect(examples.locator(`a[href="/case-studies/${slug}"]`)).toHaveCount(1);
    }
  });

  test('takes five numbered steps, and goes round', async ({ page }) => {
    await open(page, '/shopify');
    await process(page).scrollIntoViewIfNeeded();
    const articles = process(page).getByRole('article');
    await expect(articles).toHaveCount(5);
    await expect(articles.locator('.number')).toHaveText(['01', '02', '03', '04', '05']);
    await expect(articles.getByRole('heading')).toHaveText(steps.map(({ title }) => title));
    const carousel = process(page).getByRole('group', { name: '5-Step Approach' }).first();
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    const status = process(page).getByRole('status');
    await process(page).getByRole('button', { name: 'Next step' }).click();
    await expect(status).toHaveText(step(2));
    await page.keyboard.press('ArrowLeft');
    await expect(status).toHaveText(step(1));
    await process(page).getByRole('button', { name: 'Previous step' }).click();
    await expect(status).toHaveText(step(5));
  });

  test('shows one, two or three steps by the screen’s width', async ({ page }) => {
    await page.goto('/shopify');
    const first = process(page).getByRole('group', { name: '1 of 5', exact: true });
    for (const [width, shown] of [
      [375, 1],
      [767, 1],
      [768, 2],
      [1023, 2],
      [1024, 3],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() =>
          first.evaluate((slide: HTMLElement) => {
            const viewport = slide.parentElement!.parentElement!;
            return Math.round(viewport.clientWidth / slide.offsetWidth);
          }),
        )
        .toBe(shown);
    }
  });

  test('disables previous and next steps where there is nowhere to go', async ({ page }) => {
    await open(page, '/shopify');
    await process(page).scrollIntoViewIfNeeded();
    const next = process(page).getByRole('button', { name: 'Next step' });
    await next.click();
    await expect(process(page).getByRole('status')).toHaveText(step(2));
    await expect(next).toBeEnabled();
    // With all five in view at once there is nothing to loop.
    await process(page)
      .getByRole('group', { name: '5-Step Approach' })
      .first()
      .evaluate((carousel: HTMLElement) => carousel.style.setProperty('--per-view', '5'));
    await expect(next).toBeDisabled();
    await expect(process(page).getByRole('button', { name: 'Previous step' })).toBeDisabled();
  });

  test('tells of studies from e-commerce, retail and Shopify, each with its link', async ({
    reading,
  }) => {
    const page = await reading('/shopify');
    const titles = stories(page).locator('h3');
    await expect(titles).toHaveText(studies.map(({ title }) => title));
    const links = stories(page).locator('a', { hasText: 'Read case study' });
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      studies.map(({ slug }) => `/case-studies/${slug}`),
    );
    await expect(
      stories(page).getByRole('link', { name: 'View All Case Studies' }),
    ).toHaveAttribute('href', '/case-studies');
  });

  test('moves from study to study: wraps at both ends, jumps, and is told', async ({ page }) => {
    await open(page, '/shopify');
    await stories(page).scrollIntoViewIfNeeded();
    const titles = stories(page).locator('h3');
    await expect(titles.first()).toBeVisible();
    const status = stories(page).getByRole('status');
    const settled = () =>
      expect(stories(page).locator('[data-moving]')).toHaveAttribute('data-moving', 'false');
    await stories(page).getByRole('button', { name: 'Previous case study' }).click();
    await expect(status).toHaveText(told(last));
    await expect(titles.last()).toBeVisible();
    await expect(titles.first()).toBeHidden();
    await expect(stories(page).getByRole('link', { name: 'Read case study' })).toHaveCount(1);
    await settled();
    await stories(page).getByRole('button', { name: 'Next case study' }).click();
    await expect(status).toHaveText(told(1));
    await settled();
    await stories(page)
      .getByRole('button', { name: `Show case study 3 of ${last}` })
      .click();
    await expect(status).toHaveText(told(3));
    await settled();
    await page.keyboard.press('ArrowRight');
    await expect(status).toHaveText(told((3 % last) + 1));
    await expect(stories(page).locator('[data-active=true] img')).toHaveCSS('opacity', '1');
  });

  test('takes no further move for 300 ms after one, at half opacity', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await open(page, '/shopify');
    await stories(page).scrollIntoViewIfNeeded();
    const next = stories(page).getByRole('button', { name: 'Next case study' });
    const status = stories(page).getByRole('status');
    await next.click();
    await expect(status).toHaveText(told(2));
    await page.clock.pauseAt(3_600_000);
    await next.click();
    await expect(status).toHaveText(told(3));
    const slide = stories(page).getByRole('group', { name: `3 of ${last}`, exact: true });
    await expect(slide).toHaveCSS('opacity', '0.5');
    await next.click();
    await page.clock.runFor(299);
    await next.click();
    await expect(status).toHaveText(told(3));
    await expect(slide).toHaveCSS('opacity', '0.5');
    await page.clock.runFor(1);
    await expect(slide).toHaveCSS('opacity', '1');
    await next.click();
    await expect(status).toHaveText(told((3 % last) + 1));
  });

  test('keeps a study’s text readable beside its picture', async ({ page }) => {
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/shopify');
      const text = await stories(page).getByText(studies[0]!.shortDescription).boundingBox();
      expect(text?.width, `at ${width}`).toBeGreaterThan(240);
    }
  });

  test('gives six of its ten benefits, and a clicked card gains a stronger shadow', async ({
    page,
  }) => {
    await open(page, '/shopify');
    const cards = page.getByRole('region', { name: 'Why Choose Us' }).getByRole('listitem');
    await expect(cards).toHaveCount(6);
    const card = cards.nth(1);
    await expect(card).toHaveCSS('box-shadow', 'none');
    const plain = await card.evaluate((element) => getComputedStyle(element).borderTopColor);
    await scrollAndClick(card);
    await expect(card.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await expect(card).not.toHaveCSS('box-shadow', 'none');
    await expect(card).not.toHaveCSS('border-top-color', plain);
    await cards.nth(2).getByRole('button').focus();
    await page.keyboard.press('Space');
    await expect(cards.nth(2).getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await expect(card.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
    const [first, third] = [await cards.first().boundingBox(), await cards.nth(2).boundingBox()];
    expect(third!.y, 'three in a row').toBe(first!.y);
    expect(third!.x + third!.width - first!.x, 'over the whole width').toBeGreaterThan(1100);
  });

  test('says that a study is a sample, and what a store costs', async ({ reading }) => {
    const page = await reading('/shopify');
    await expect(stories(page).getByText(sampleStudyNote(studies[0]!.title))).toBeVisible();
    const pricing = page.getByRole('region', { name: copy.pricing.title });
    await expect(pricing).toContainText(rand(prices['/shopify'].from));
    await expect(pricing).toContainText(rand(prices['/shopify'].smallest.price));
  });

  test('names no client as proof in its first screen and its benefits', async ({ reading }) => {
    const page = await reading('/shopify');
    const hero = page.getByRole('region', { name: 'E-commerce website design' });
    const benefits = page.getByRole('region', { name: 'Why Choose Us' });
    for (const part of [hero, benefits]) {
      const text = await part.innerText();
      for (const { title } of studies) expect(text).not.toContain(title);
    }
  });

  test('lists what the free consultation gives and ends with its own form', async ({ reading }) => {
    const page = await reading('/shopify');
    const offer = page.getByRole('region', { name: copy.freeConsultation.title });
    await expect(offer.getByRole('listitem')).toHaveCount(copy.consultationBenefits.length);
    await expect(offer.getByRole('link', { name: 'Book a Free Consultation' })).toHaveAttribute(
      'href',
      '/contact',
    );
    const iconLink = offer.getByRole('link', { name: 'Pick a time for a consultation' });
    await expect(iconLink).toHaveAttribute('href', '/book-consultation');
    await expect(iconLink).toHaveText('');
    const form = page.getByRole('form', { name: 'Get Your Free Shopify Consultation' });
    await expect(form.locator('input[name=formType]')).toHaveValue('shopify-consultation');
    await expect(form.getByRole('button', { name: 'Submit Request' })).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows every study, step and benefit', async ({ page }) => {
      await page.goto('/shopify');
      await expect(stories(page).getByRole('link', { name: 'Read case study' })).toHaveCount(last);
      for (const title of await stories(page).getByRole('heading', { level: 3 }).all()) {
        await expect(title).toBeVisible();
      }
      await expect(process(page).getByRole('button')).toHaveCount(0);
      const steps = await process(page).getByRole('article').all();
      expect(steps).toHaveLength(5);
      for (const step of steps) {
        const box = await step.boundingBox();
        expect(box!.x + box!.width, 'within the page').toBeLessThanOrEqual(1280);
      }
      await expect(page.getByRole('heading', { name: copy.benefits[0]!.title })).toBeVisible();
      await expect(page.locator('main video:visible')).toHaveAttribute('controls', '');
    });
  });

  test.describe('with studies that fail', () => {
    test.use({ allowedMessages: ['Section 5 failed', 'Cannot read properties of'] });

    test('says so in their section, logs it and keeps the others', async ({ page }) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      await changeData(page, '/shopify', (data: { studies: unknown }) => {
        data.studies = null;
      });
      await open(page, '/insights');
      await follow(page, 'Shopify');
      await page.getByRole('heading', { name: 'Why Choose Us' }).scrollIntoViewIfNeeded();
      const alert = page.getByRole('main').getByRole('alert');
      await expect(
        alert.getByRole('heading', { name: 'Something went wrong:', exact: true }),
      ).toBeVisible();
      await expect(alert).toContainText('Cannot read properties of null');
      await expect(page.getByRole('heading', { name: 'Why Choose Us' })).toBeVisible();
      const failures = () => messages.filter((text) => text.startsWith('Section 5'));
      expect(failures()).toHaveLength(1);
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => failures().length, 'rendered anew').toBe(2);
    });
  });
});
