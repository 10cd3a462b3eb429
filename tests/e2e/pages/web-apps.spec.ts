import { clients } from '../../../src/content/company/clients.ts';
import { money } from '../../../src/content/words/number-words.ts';
import { prices } from '../../../src/content/company/prices.ts';
import { sampleClientsNote, sampleFiguresNote } from '../../../src/content/words/samples.ts';
import { sectionWith, sections } from '../support/sections.ts';
import { shownStudies } from '../support/shown-studies.ts';
import { expect, open, test, type Page } from '../support/test.ts';

/* The sections of /web-apps, in their order, and their behaviour. */

const studies = shownStudies('webApps');
const { from, smallest } = prices['/web-apps'];

const bespoke = (page: Page) => sections(page).nth(2);
const caseStudies = (page: Page) =>
  page.getByRole('region', { name: 'Some of our favourite work' });
const process = (page: Page) => page.getByRole('region', { name: '5-Step Approach' });
const techStack = (page: Page) => sectionWith(page, 'Role-based access control');
const clientLogos = (page: Page) => sectionWith(page, sampleClientsNote);

const formTitle = 'Get Your Free Web App Consultation';

test.describe('/web-apps', () => {
  test('has its sections in order', async ({ reading }) => {
    const page = await reading('/web-apps');
    await expect(sections(page).first().getByRole('heading', { level: 1 })).toBeVisible();
    await expect(sections(page)).toContainText([
      'Book a Consultation', // the hero
      '65%',
      /./, // bespoke development
      'Some of our favourite work',
      'Talk to a Consultant', // design
      '5-Step Approach',
      'Role-based access control', // the tech stack
      sampleClientsNote,
      formTitle,
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
    await main.locator('a[href="#work"]').click();
    await expect(caseStudies(page).getByRole('heading', { level: 2 })).toBeInViewport();
  });

  test('describes the drawing of its hero', async ({ reading }) => {
    const page = await reading('/web-apps');
    const drawing = sections(page).first().getByRole('img');
    await expect(drawing).toBeVisible();
    await expect(drawing).toHaveAccessibleName(/\S/);
  });

  test('fetches the contours of that drawing once, for the picture and its masks', async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route('**/contours/ridge.svg', async (route) => {
      asked.push(route.request().url());
      // Answered after everything else of the page has been asked for.
      await page.waitForLoadState('domcontentloaded');
      await route.continue();
    });
    await page.goto('/web-apps', { waitUntil: 'networkidle' });
    expect(asked).toHaveLength(1);
  });

  test('states its three figures, each as high as its value', async ({ page }) => {
    await page.goto('/web-apps');
    const figures = sectionWith(page, '65%');
    await expect(figures.locator('dd')).toHaveText(['65%', '40%', '98%']);
    await expect(figures.getByText(sampleFiguresNote)).toBeVisible();
    const heights = await figures
      .locator('dl > div')
      .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().height));
    const perCent = heights.map((height, index) => height / [65, 40, 98][index]!);
    for (const scale of perCent) expect(scale).toBeCloseTo(5.2, 1);
  });

  for (const [name, section] of [
    ['bespoke development', bespoke],
    ['the tech stack', techStack],
  ] as const) {
    test(`plays a muted, looping film of ${name}`, async ({ page }) => {
      await open(page, '/web-apps');
      const region = section(page);
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
    const items = techStack(page).getByRole('listitem');
    await expect(items.locator('> span')).toHaveText(['01', '02', '03', '04', '05', '06']);
    await expect(items.getByRole('heading', { level: 3 })).toHaveCount(6);
  });

  test('shows the studies that match its tags, ten at most, and moves through them', async ({
    page,
  }) => {
    await open(page, '/web-apps');
    const section = caseStudies(page);
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

  test('numbers the five steps of its process, and moves to the next', async ({ page }) => {
    await open(page, '/web-apps');
    const section = process(page);
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator('.number')).toHaveText(['01', '02', '03', '04', '05']);
    await section.getByRole('button', { name: 'Next step' }).click();
    await expect(section.getByRole('status')).toContainText('2 of 5');
  });

  test('loops through its steps, three, two or one at a time', async ({ page }) => {
    await open(page, '/web-apps');
    const section = process(page);
    const previous = section.getByRole('button', { name: 'Previous step' });
    const next = section.getByRole('button', { name: 'Next step' });
    await section.scrollIntoViewIfNeeded();
    // The steps are hydrated before the width changes.
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
    const wall = clientLogos(page).getByRole('list');
    await expect(wall.getByRole('img')).toHaveCount(clients.length);
    const columns = () =>
      wall.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    expect(await columns()).toBe(5);
    await page.setViewportSize({ width: 375, height: 720 });
    expect(await columns()).toBe(2);
  });

  test('names its prices', async ({ reading }) => {
    const page = await reading('/web-apps');
    await expect(sectionWith(page, money(from))).toContainText(money(smallest.price));
  });
});
