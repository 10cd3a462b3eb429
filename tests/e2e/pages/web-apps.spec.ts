import { clients } from '../../../src/content/company/clients.ts';
import { rand } from '../../../src/content/words/number-words.ts';
import { prices } from '../../../src/content/company/prices.ts';
import { sampleClientsNote, sampleFiguresNote } from '../../../src/content/words/samples.ts';
import * as copy from '../../../src/pages/web-apps/copy.ts';
import { sendConsultation } from '../support/enquiry-form.ts';
import { shownStudies } from '../support/shown-studies.ts';
import { expect, open, test } from '../support/test.ts';

/* What stands on /web-apps, in its order, and what moves. */

const studies = shownStudies('webApps');

test.describe('/web-apps', () => {
  test('has its sections in order', async ({ reading }) => {
    const page = await reading('/web-apps');
    await expect(page.getByRole('heading', { level: 1, name: copy.hero.title })).toBeVisible();
    await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
      copy.impact.title,
      copy.bespoke.title,
      'Some of our favourite work',
      copy.design.title,
      '5-Step Approach',
      copy.techStack.title,
      copy.clientLogos.title,
      copy.pricing.title,
      'Get Your Free Web App Consultation',
    ]);
  });

  test('leads to the contact page, to booking and to the work', async ({ page }) => {
    await open(page, '/web-apps');
    const main = page.locator('main');
    for (const [label, path] of [
      ['Book a Consultation', '/contact'],
      ['Contact Sales', '/contact'],
      ['Talk to a Consultant', '/book-consultation'],
    ] as const) {
      await expect(main.getByRole('link', { name: label })).toHaveAttribute('href', path);
    }
    await main.getByRole('link', { name: 'See the work' }).click();
    await expect(
      page.getByRole('heading', { name: 'Some of our favourite work' }),
    ).toBeInViewport();
  });

  test('describes the drawing of its first screen', async ({ reading }) => {
    const page = await reading('/web-apps');
    await expect(page.getByRole('img', { name: copy.screens.description })).toBeVisible();
  });

  test('fetches the land of its drawing once, for the picture and its windows', async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route('**/contours/ridge.svg', async (route) => {
      asked.push(route.request().url());
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto('/web-apps');
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(1);
  });

  test('states its three figures, each as high as its value', async ({ page }) => {
    await page.goto('/web-apps');
    const figures = page.getByRole('region', { name: copy.impact.title });
    await expect(figures.locator('dd')).toHaveText(['65%', '40%', '98%']);
    await expect(figures.getByText(sampleFiguresNote)).toBeVisible();
    const heights = await figures
      .locator('dl > div')
      .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().height));
    const perCent = heights.map((height, index) => height / [65, 40, 98][index]!);
    for (const scale of perCent) expect(scale).toBeCloseTo(5.2, 1);
  });

  for (const [section, count] of [
    [copy.bespoke.title, copy.appKinds.length],
    [copy.techStack.title, 6],
  ] as const) {
    test(`plays a muted, looping film in '${section}'`, async ({ page }) => {
      await open(page, '/web-apps');
      const region = page.getByRole('region', { name: section });
      await expect(region.getByRole('listitem')).toHaveCount(count);
      const film = region.locator('video');
      await film.scrollIntoViewIfNeeded();
      await expect(film).toHaveAttribute('loop', '');
      expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
      await expect
        .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0);
      await region.getByRole('button', { name: 'Pause film' }).click();
      await expect(region.getByRole('button', { name: 'Play film' })).toBeVisible();
    });
  }

  test('numbers the six benefits of its stack', async ({ reading }) => {
    const page = await reading('/web-apps');
    const items = page.getByRole('region', { name: copy.techStack.title }).getByRole('listitem');
    await expect(items.locator('> span')).toHaveText(['01', '02', '03', '04', '05', '06']);
    await expect(items.getByRole('heading', { level: 3 })).toHaveCount(6);
    await expect(items.getByText('Role-based access control')).toBeVisible();
  });

  test('shows the studies that match its tags, ten at most, and moves through them', async ({
    page,
  }) => {
    await open(page, '/web-apps');
    const section = page.getByRole('region', { name: 'Some of our favourite work' });
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator('h3')).toHaveText(studies.map(({ title }) => title));
    const count = studies.length;
    const shown = section.getByRole('heading', { level: 3 });
    const first = await shown.innerText();
    await section.getByRole('button', { name: 'Previous case study' }).click();
    await expect(shown).not.toHaveText(first);
    await expect(section.getByRole('status')).toContainText(`${count} of ${count}`);
    await expect(section.locator('[data-moving=true]')).toHaveCount(0);
    await section.getByRole('button', { name: 'Next case study' }).click();
    await expect(shown).toHaveText(first);
    await expect(section.getByRole('link', { name: 'Read case study' })).toHaveAttribute(
      'href',
      /^\/case-studies\/[a-z-]+$/,
    );
    await expect(section.getByRole('link', { name: 'View All Case Studies' })).toHaveAttribute(
      'href',
      '/case-studies',
    );
  });

  test('walks through its process in five numbered steps', async ({ page }) => {
    await open(page, '/web-apps');
    const section = page.getByRole('region', { name: '5-Step Approach' });
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator('.number')).toHaveText(['01', '02', '03', '04', '05']);
    await section.getByRole('button', { name: 'Next step' }).click();
    await expect(section.getByRole('status')).toContainText('2 of 5');
  });

  test('loops through its steps, three, two or one at a time', async ({ page }) => {
    await open(page, '/web-apps');
    const section = page.getByRole('region', { name: '5-Step Approach' });
    const previous = section.getByRole('button', { name: 'Previous step' });
    const next = section.getByRole('button', { name: 'Next step' });
    await section.scrollIntoViewIfNeeded();
    // A narrower page is longer: the section leaves the view, where its code isn't asked for.
    await expect(previous).toBeEnabled();
    const perView = () =>
      section.evaluate((element) =>
        Math.round(
          element.querySelector<HTMLElement>('.viewport')!.offsetWidth /
            element.querySelector<HTMLElement>('.slide')!.offsetWidth,
        ),
      );
    for (const [width, count] of [
      [1280, 3],
      [800, 2],
      [375, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect(await perView()).toBe(count);
    }
    await previous.click();
    await expect(section.getByRole('status')).toContainText('5 of 5');
    await expect(next).toBeEnabled();
    await next.press('ArrowRight');
    await expect(section.getByRole('status')).toContainText('1 of 5');
  });

  test('shows every client’s logo, five in a row on a wide screen and two on a phone', async ({
    page,
  }) => {
    await open(page, '/web-apps');
    const wall = page.getByRole('region', { name: copy.clientLogos.title }).getByRole('list');
    await expect(wall.getByRole('img')).toHaveCount(clients.length);
    await expect(
      page.getByRole('region', { name: copy.clientLogos.title }).getByText(sampleClientsNote),
    ).toBeVisible();
    const columns = () =>
      wall.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    expect(await columns()).toBe(5);
    await page.setViewportSize({ width: 375, height: 720 });
    expect(await columns()).toBe(2);
  });

  test('says what custom software costs', async ({ reading }) => {
    const page = await reading('/web-apps');
    const pricing = page.getByRole('region', { name: copy.pricing.title });
    await expect(pricing).toContainText(rand(prices['/web-apps'].from));
    await expect(pricing).toContainText(rand(prices['/web-apps'].smallest.price));
  });

  test('sends its form as an enquiry about web apps', async ({ page }) => {
    await open(page, '/web-apps');
    const sent = await sendConsultation(page, 'Get Your Free Web App Consultation', {
      name: 'Pieter Botha',
      message: 'A booking app for forty drivers.',
    });
    expect(sent).toMatchObject({ name: 'Pieter Botha', formType: 'web-apps-consultation' });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows every study and step, plays films on request, and the form posts', async ({
      page,
    }) => {
      await page.goto('/web-apps');
      const work = page.getByRole('region', { name: 'Some of our favourite work' });
      for (const slide of await work.locator('[aria-roledescription=slide]').all()) {
        await expect(slide.getByRole('heading')).toBeVisible();
      }
      await expect(
        page.getByRole('region', { name: '5-Step Approach' }).getByRole('heading', { level: 3 }),
      ).toHaveCount(5);
      await expect(page.locator('video[controls]')).toHaveCount(2);
      await expect(
        page.getByRole('region', { name: copy.clientLogos.title }).getByRole('img'),
      ).toHaveCount(clients.length);
      await expect(page.locator('main').getByText('Loading...')).toHaveCount(0);
      const form = page.getByRole('form', { name: 'Get Your Free Web App Consultation' });
      await expect(form).toHaveAttribute('method', 'post');
      await expect(form.locator('input[name=formType]')).toHaveValue('web-apps-consultation');
    });
  });
});
