import { money } from '../../../src/content/words/number-words.ts';
import { prices } from '../../../src/content/company/prices.ts';
import { sampleFiguresNote, sampleStudiesNote } from '../../../src/content/words/samples.ts';
import { changeData } from '../support/change-data.ts';
import { publicContent } from '../support/public-content.ts';
import { sectionWith, sections } from '../support/sections.ts';
import { shownStudies } from '../support/shown-studies.ts';
import { expect, follow, open, scrollAndClick, test, type Page } from '../support/test.ts';

/* The sections of /shopify, in their order, and their behaviour. */

const studies = shownStudies('shopify');
const last = studies.length;
const { from, smallest } = prices['/shopify'];

const headline = 'E-commerce website design';
const formTitle = 'Get Your Free Shopify Consultation';

const hero = (page: Page) => page.getByRole('region', { name: headline });
const results = (page: Page) => sectionWith(page, 'average conversion increase');
const examples = (page: Page) => sections(page).nth(2);
const process = (page: Page) => page.getByRole('region', { name: '5-Step Approach' });
const stories = (page: Page) => page.getByRole('region', { name: 'Shopify Success Stories' });
const whyChooseUs = (page: Page) => page.getByRole('region', { name: 'Why Choose Us' });
const freeConsultation = (page: Page) => sectionWith(page, 'Book a Free Consultation');

/** The study carousel's announcement at a position, counted from 1. */
const study = (position: number) => `${studies[position - 1]!.title}, ${position} of ${last}`;

/** The same of the steps. */
const step = (position: number) => new RegExp(`\\S, ${position} of 5$`);

test.describe('/shopify', () => {
  test('opens with its headline and a button to /contact', async ({ reading }) => {
    const page = await reading('/shopify');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
    await expect(hero(page).getByRole('link', { name: 'Book a Consultation' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(hero(page).getByRole('figure').getByRole('listitem')).toHaveCount(5);
  });

  test('has its sections in order', async ({ reading }) => {
    const page = await reading('/shopify');
    await expect(sections(page)).toContainText([
      headline,
      'average conversion increase',
      /./, // the examples
      '5-Step Approach',
      'Shopify Success Stories',
      'Why Choose Us',
      'Book a Free Consultation',
      formTitle,
    ]);
  });

  test('states its three figures', async ({ reading }) => {
    const page = await reading('/shopify');
    const figures = results(page);
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

  test('shows a muted, looping film among its examples, and links their studies', async ({
    page,
  }) => {
    await open(page, '/shopify');
    const film = examples(page).locator('video');
    await expect(film).toHaveAttribute('loop', '');
    expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    await film.scrollIntoViewIfNeeded();
    await expect(examples(page).getByRole('button', { name: 'Pause film' })).toBeVisible();
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    const links = await examples(page)
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const addresses = publicContent.caseStudies.map(({ slug }) => `/case-studies/${slug}`);
    expect(addresses).toEqual(expect.arrayContaining(links));
    expect(new Set(links).size).toBe(links.length);
  });

  test('shows five numbered steps in a loop', async ({ page }) => {
    await open(page, '/shopify');
    await process(page).scrollIntoViewIfNeeded();
    const articles = process(page).getByRole('article');
    await expect(articles).toHaveCount(5);
    await expect(articles.locator('.number')).toHaveText(['01', '02', '03', '04', '05']);
    const titles = await articles.getByRole('heading').allInnerTexts();
    expect(new Set(titles).size).toBe(5);
    const carousel = process(page).getByRole('group', { name: '5-Step Approach' }).first();
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    const status = process(page).getByRole('status');
    await process(page).getByRole('button', { name: 'Next step' }).click();
    await expect(status).toHaveText(`${titles[1]}, 2 of 5`);
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

  test('disables the buttons for previous and next step where all steps are in view', async ({
    page,
  }) => {
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

  test('shows the studies with the tags e-commerce, retail and shopify, each with its link', async ({
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

  test('moves from study to study, wraps at both ends, jumps, and announces each move', async ({
    page,
  }) => {
    await open(page, '/shopify');
    await stories(page).scrollIntoViewIfNeeded();
    const titles = stories(page).locator('h3');
    await expect(titles.first()).toBeVisible();
    const status = stories(page).getByRole('status');
    const settled = () =>
      expect(stories(page).locator('[data-moving]')).toHaveAttribute('data-moving', 'false');
    await stories(page).getByRole('button', { name: 'Previous case study' }).click();
    await expect(status).toHaveText(study(last));
    await expect(titles.last()).toBeVisible();
    await expect(titles.first()).toBeHidden();
    await expect(stories(page).getByRole('link', { name: 'Read case study' })).toHaveCount(1);
    await settled();
    await stories(page).getByRole('button', { name: 'Next case study' }).click();
    await expect(status).toHaveText(study(1));
    await settled();
    await stories(page)
      .getByRole('button', { name: `Show case study 3 of ${last}` })
      .click();
    await expect(status).toHaveText(study(3));
    await settled();
    await page.keyboard.press('ArrowRight');
    await expect(status).toHaveText(study((3 % last) + 1));
    await expect(stories(page).locator('[data-active=true] img')).toHaveCSS('opacity', '1');
  });

  test('ignores moves for 300 ms after one, at half opacity', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await open(page, '/shopify');
    await stories(page).scrollIntoViewIfNeeded();
    const next = stories(page).getByRole('button', { name: 'Next case study' });
    const status = stories(page).getByRole('status');
    await next.click();
    await expect(status).toHaveText(study(2));
    await page.clock.pauseAt(3_600_000);
    await next.click();
    await expect(status).toHaveText(study(3));
    const slide = stories(page).getByRole('group', { name: `3 of ${last}`, exact: true });
    await expect(slide).toHaveCSS('opacity', '0.5');
    await next.click();
    await page.clock.runFor(299);
    await next.click();
    await expect(status).toHaveText(study(3));
    await expect(slide).toHaveCSS('opacity', '0.5');
    await page.clock.runFor(1);
    await expect(slide).toHaveCSS('opacity', '1');
    await next.click();
    await expect(status).toHaveText(study((3 % last) + 1));
  });

  test('keeps a study’s text readable beside its picture', async ({ page }) => {
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/shopify');
      const text = await stories(page).getByText(studies[0]!.shortDescription).boundingBox();
      expect(text?.width, `at ${width}`).toBeGreaterThan(240);
    }
  });

  test('shows six benefits, of which a clicked one gains a stronger shadow', async ({ page }) => {
    await open(page, '/shopify');
    const cards = whyChooseUs(page).getByRole('listitem');
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

  test('marks a sample study, and names its prices', async ({ reading }) => {
    const page = await reading('/shopify');
    await expect(stories(page).getByText(sampleStudiesNote)).toBeVisible();
    await expect(sectionWith(page, money(from))).toContainText(money(smallest.price));
  });

  test('names no client in its hero and its benefits', async ({ reading }) => {
    const page = await reading('/shopify');
    for (const part of [hero(page), whyChooseUs(page)]) {
      const text = await part.innerText();
      for (const { title } of studies) expect(text).not.toContain(title);
    }
  });

  test('lists what the free consultation gives and ends with its own form', async ({ reading }) => {
    const page = await reading('/shopify');
    const offer = freeConsultation(page);
    await expect(offer.getByRole('listitem')).not.toHaveCount(0);
    await expect(offer.getByRole('link', { name: 'Book a Free Consultation' })).toHaveAttribute(
      'href',
      '/contact',
    );
    const iconLink = offer.getByRole('link', { name: 'Pick a time for a consultation' });
    await expect(iconLink).toHaveAttribute('href', '/book-consultation');
    await expect(iconLink).toHaveText('');
    const form = page.getByRole('form', { name: formTitle });
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
      await expect(whyChooseUs(page).locator('h3:visible')).toHaveCount(6);
      await expect(page.locator('main video:visible')).toHaveAttribute('controls', '');
    });
  });

  test.describe('with studies that fail', () => {
    test.use({ allowedMessages: ['Section 5 failed', 'Cannot read properties of'] });

    test('shows the failure in their section, logs it and keeps the others', async ({ page }) => {
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
      await expect(alert).toContainText('This part of the page could not be shown');
      await expect(page.getByRole('heading', { name: 'Why Choose Us' })).toBeVisible();
      const failures = () => messages.filter((text) => text.startsWith('Section 5'));
      expect(failures()).toHaveLength(1);
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => failures().length, 'rendered anew').toBe(2);
    });
  });
});
