import { sendConsultation } from './enquiry-form.ts';
import { expect, open, test } from './test.ts';

/* SPEC.md 2, /web-apps: what stands on the page, in its order, and what moves. */

test.describe('/web-apps', () => {
  test('has its sections in the order of the specification', async ({ page }) => {
    await page.goto('/web-apps');
    await expect(
      page.getByRole('heading', { level: 1, name: 'One product on every screen' }),
    ).toBeVisible();
    await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
      'What one codebase changes',
      'Built for the case no package covers',
      'Some of our favourite work',
      'Drawn before it is built',
      '5-Step Approach',
      'A stack your own team can take over',
      'Who builds with us',
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

  test('describes the drawing of its first screen', async ({ page }) => {
    await page.goto('/web-apps');
    await expect(page.getByRole('img', { name: /^One delivery on three screens/ })).toBeVisible();
  });

  test('states its three figures, each as high as its value', async ({ page }) => {
    await page.goto('/web-apps');
    const figures = page.getByRole('region', { name: 'What one codebase changes' });
    await expect(figures.locator('dd')).toHaveText(['65%', '40%', '98%']);
    const heights = await figures
      .locator('dl > div')
      .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().height));
    const perCent = heights.map((height, index) => height / [65, 40, 98][index]!);
    for (const scale of perCent) expect(scale).toBeCloseTo(5.2, 1);
  });

  for (const [section, count] of [
    ['Built for the case no package covers', 3],
    ['A stack your own team can take over', 6],
  ] as const) {
    test(`plays a muted, looping film in '${section}'`, async ({ page }) => {
      await open(page, '/web-apps');
      const region = page.getByRole('region', { name: section });
      await expect(region.getByRole('listitem')).toHaveCount(count);
      const film = region.locator('video');
      await film.scrollIntoViewIfNeeded();
      await expect(film).toHaveAttribute('loop', '');
      expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
      await region.getByRole('button', { name: 'Pause film' }).click();
      await expect(region.getByRole('button', { name: 'Play film' })).toBeVisible();
    });
  }

  test('numbers the six benefits of its stack', async ({ page }) => {
    await page.goto('/web-apps');
    const items = page
      .getByRole('region', { name: 'A stack your own team can take over' })
      .getByRole('listitem');
    await expect(items.locator('> span')).toHaveText(['01', '02', '03', '04', '05', '06']);
    await expect(items.getByRole('heading', { level: 3 })).toHaveCount(6);
    await expect(items.getByText('Role-based access control')).toBeVisible();
  });

  test('shows the studies that match its tags, ten at most, and moves through them', async ({
    page,
  }) => {
    await open(page, '/web-apps');
    const section = page.getByRole('region', { name: 'Some of our favourite work' });
    const slides = section.locator('[aria-roledescription=slide]');
    const count = await slides.count();
    expect(count).toBeGreaterThan(1);
    expect(count).toBeLessThanOrEqual(10);
    for (const slide of await slides.all()) {
      // All of it, the hidden slides too: industry and technologies.
      expect(await slide.textContent()).toMatch(/react|web|api|cloud/i);
    }
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
    await expect(section.locator('.number')).toHaveText(['01', '02', '03', '04', '05']);
    await section.getByRole('button', { name: 'Next step' }).click();
    await expect(section.getByRole('status')).toContainText('2 of 5');
  });

  test('loops through its steps, three, two or one at a time', async ({ page }) => {
    await open(page, '/web-apps');
    const section = page.getByRole('region', { name: '5-Step Approach' });
    await section.scrollIntoViewIfNeeded();
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
    const previous = section.getByRole('button', { name: 'Previous step' });
    const next = section.getByRole('button', { name: 'Next step' });
    await previous.click();
    await expect(section.getByRole('status')).toContainText('5 of 5');
    await expect(next).toBeEnabled();
    await next.press('ArrowRight');
    await expect(section.getByRole('status')).toContainText('1 of 5');
  });

  test('shows 16 client logos, five in a row on a wide screen and two on a phone', async ({
    page,
  }) => {
    await open(page, '/web-apps');
    const wall = page.getByRole('region', { name: 'Who builds with us' }).getByRole('list');
    await expect(wall.getByRole('img')).toHaveCount(16);
    const columns = () =>
      wall.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    expect(await columns()).toBe(5);
    await page.setViewportSize({ width: 375, height: 720 });
    expect(await columns()).toBe(2);
  });

  test('sends its form as an enquiry about web apps', async ({ page }) => {
    await open(page, '/web-apps');
    const sent = await sendConsultation(page, 'Get Your Free Web App Consultation', {
      name: 'Pieter Botha',
      message: 'A booking app for forty drivers.',
    });
    expect(sent).toMatchObject({ name: 'Pieter Botha', formType: 'web-apps-consultation' });
  });

  test('fits screens from 320 px on without scrolling sideways', async ({ page }) => {
    await page.goto('/web-apps');
    for (const width of [320, 375, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
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
        page.getByRole('region', { name: 'Who builds with us' }).getByRole('img'),
      ).toHaveCount(16);
      await expect(page.locator('main').getByText('Loading...')).toHaveCount(0);
      const form = page.getByRole('form', { name: 'Get Your Free Web App Consultation' });
      await expect(form).toHaveAttribute('method', 'post');
      await expect(form.locator('input[name=formType]')).toHaveValue('web-apps-consultation');
    });
  });
});
