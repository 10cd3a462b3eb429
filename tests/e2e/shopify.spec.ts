import { changeData } from './change-data.ts';
import { expect, follow, open, test, type Page } from './test.ts';

/* SPEC.md 2, /shopify, and 4: what stands on the page, in its order, and what moves. */

const stories = (page: Page) => page.getByRole('region', { name: 'Shopify Success Stories' });
const process = (page: Page) => page.getByRole('region', { name: '5-Step Approach' });

test.describe('/shopify', () => {
  test('opens with its headline and a button to /contact', async ({ page }) => {
    await open(page, '/shopify');
    await expect(
      page.getByRole('heading', { level: 1, name: 'E-commerce website design' }),
    ).toBeVisible();
    const hero = page.getByRole('region', { name: 'E-commerce website design' });
    await expect(hero.getByRole('link', { name: 'Book a Consultation' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expect(hero.getByText('26 days')).toBeVisible();
  });

  test('has its sections in the order of the specification', async ({ page }) => {
    await page.goto('/shopify');
    const headings = await page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
      'Three shops that sell in three different ways',
      '5-Step Approach',
      'Shopify Success Stories',
      'Why Choose Us',
      'Thirty minutes, five things to keep',
      'Get Your Free Shopify Consultation',
    ]);
  });

  test('states its three figures', async ({ page }) => {
    await page.goto('/shopify');
    const figures = page.getByRole('region', { name: 'In figures' });
    for (const [value, label] of [
      ['58%', 'average conversion increase'],
      ['42%', 'less cart abandonment'],
      ['95%', 'customer satisfaction'],
    ] as const) {
      await expect(figures.getByText(value, { exact: true })).toBeVisible();
      await expect(figures.getByText(label, { exact: true })).toBeVisible();
    }
    await expect(figures.locator('dt')).toHaveCount(3);
  });

  test('shows a muted, looping film among its examples', async ({ page }) => {
    await open(page, '/shopify');
    const examples = page.getByRole('region', { name: 'Three shops that sell' });
    const film = examples.locator('video');
    await expect(film).toHaveAttribute('loop', '');
    expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    await film.scrollIntoViewIfNeeded();
    await expect(examples.getByRole('button', { name: 'Pause film' })).toBeVisible();
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.autoplay)).toBe(true);
    for (const slug of ['coricraft', 'next-calm', 'parrot-print']) {
      await expect(examples.locator(`a[href="/case-studies/${slug}"]`)).toHaveCount(1);
    }
  });

  test('takes five numbered steps, and goes round', async ({ page }) => {
    await open(page, '/shopify');
    await expect(process(page).getByRole('article')).toHaveText([
      /^01Survey/,
      /^02Design/,
      /^03Build/,
      /^04Test orders/,
      /^05Launch/,
    ]);
    const carousel = process(page).getByRole('group', { name: '5-Step Approach' }).first();
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    const status = process(page).getByRole('status');
    await process(page).getByRole('button', { name: 'Next step' }).click();
    await expect(status).toHaveText('Design, 2 of 5');
    await page.keyboard.press('ArrowLeft');
    await expect(status).toHaveText('Survey, 1 of 5');
    await process(page).getByRole('button', { name: 'Previous step' }).click();
    await expect(status).toHaveText('Launch, 5 of 5');
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
    const next = process(page).getByRole('button', { name: 'Next step' });
    await next.click();
    await expect(process(page).getByRole('status')).toHaveText('Design, 2 of 5');
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
    page,
  }) => {
    await open(page, '/shopify');
    const titles = stories(page).locator('h3');
    await expect(titles).toHaveText(['Coricraft', 'Pepkor More', 'Next Calm', 'Parrot Print']);
    const links = stories(page).locator('a', { hasText: 'Read case study' });
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      ['coricraft', 'pepkor-more', 'next-calm', 'parrot-print'].map(
        (slug) => `/case-studies/${slug}`,
      ),
    );
    await expect(
      stories(page).getByRole('link', { name: 'View All Case Studies' }),
    ).toHaveAttribute('href', '/case-studies');
  });

  test('moves from study to study: wraps at both ends, jumps, and is told', async ({ page }) => {
    await open(page, '/shopify');
    const titles = stories(page).locator('h3');
    await expect(titles.first()).toBeVisible();
    const status = stories(page).getByRole('status');
    const settled = () =>
      expect(stories(page).locator('[data-moving]')).toHaveAttribute('data-moving', 'false');
    await stories(page).getByRole('button', { name: 'Previous case study' }).click();
    await expect(status).toHaveText('Parrot Print, 4 of 4');
    await expect(titles.last()).toBeVisible();
    await expect(titles.first()).toBeHidden();
    await expect(stories(page).getByRole('link', { name: 'Read case study' })).toHaveCount(1);
    await settled();
    await stories(page).getByRole('button', { name: 'Next case study' }).click();
    await expect(status).toHaveText('Coricraft, 1 of 4');
    await settled();
    await stories(page).getByRole('button', { name: 'Show case study 3 of 4' }).click();
    await expect(status).toHaveText('Next Calm, 3 of 4');
    await settled();
    await page.keyboard.press('ArrowRight');
    await expect(status).toHaveText('Parrot Print, 4 of 4');
    await expect(stories(page).locator('[data-active=true] img')).toHaveCSS('opacity', '1');
  });

  test('takes no further move for 300 ms after one, at half opacity', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await open(page, '/shopify');
    const next = stories(page).getByRole('button', { name: 'Next case study' });
    const status = stories(page).getByRole('status');
    await next.click();
    await expect(status).toHaveText('Pepkor More, 2 of 4');
    await page.clock.pauseAt(3_600_000);
    await next.click();
    await expect(status).toHaveText('Next Calm, 3 of 4');
    const slide = stories(page).getByRole('group', { name: '3 of 4', exact: true });
    await expect(slide).toHaveCSS('opacity', '0.5');
    await next.click();
    await page.clock.runFor(299);
    await next.click();
    await expect(status).toHaveText('Next Calm, 3 of 4');
    await expect(slide).toHaveCSS('opacity', '0.5');
    await page.clock.runFor(1);
    await expect(slide).toHaveCSS('opacity', '1');
    await next.click();
    await expect(status).toHaveText('Parrot Print, 4 of 4');
  });

  test('keeps a study’s text readable beside its picture', async ({ page }) => {
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/shopify');
      const text = await stories(page).getByText('A Shopify store for made-to-order').boundingBox();
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
    await card.click();
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

  test('lists what the free consultation gives and ends with its own form', async ({ page }) => {
    await page.goto('/shopify');
    const offer = page.getByRole('region', { name: 'Thirty minutes, five things to keep' });
    await expect(offer.getByRole('listitem')).toHaveCount(5);
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
      await expect(stories(page).getByRole('link', { name: 'Read case study' })).toHaveCount(4);
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
      await expect(page.getByRole('heading', { name: 'Your store, your code' })).toBeVisible();
      await expect(page.locator('main video:visible')).toHaveAttribute('controls', '');
    });
  });

  test.describe('with studies that fail', () => {
    test.use({ allowedMessages: ['Section "Case studies" failed', 'Cannot read properties of'] });

    test('says so in their section, logs it and keeps the others', async ({ page }) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      await changeData(page, '/shopify', (data: { studies: unknown }) => {
        data.studies = null;
      });
      await open(page, '/insights');
      await follow(page, 'Shopify');
      const alert = page.getByRole('main').getByRole('alert');
      await expect(
        alert.getByRole('heading', { name: 'Something went wrong:', exact: true }),
      ).toBeVisible();
      await expect(alert).toContainText('Cannot read properties of null');
      await expect(page.getByRole('heading', { name: 'Why Choose Us' })).toBeVisible();
      const failures = () => messages.filter((text) => text.startsWith('Section "Case studies"'));
      expect(failures()).toHaveLength(1);
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(() => failures().length, 'rendered anew').toBe(2);
    });
  });

  test('fits a screen of 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/shopify');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  });
});
