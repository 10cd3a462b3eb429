import { expect, open, test } from './test.ts';

/* SPEC.md 2, /shopify: what stands on the page, in its order, and what moves. */

test.describe('/shopify', () => {
  test('opens with its headline, a button to /contact and an icon link to booking', async ({
    page,
  }) => {
    await open(page, '/shopify');
    await expect(
      page.getByRole('heading', { level: 1, name: 'E-commerce website design' }),
    ).toBeVisible();
    const hero = page.locator('main > div').first();
    await expect(hero.getByRole('link', { name: 'Book a Consultation' })).toHaveAttribute(
      'href',
      '/contact',
    );
    const iconLink = hero.getByRole('link', { name: 'Pick a time for a consultation' });
    await expect(iconLink).toHaveAttribute('href', '/book-consultation');
    await expect(iconLink).toHaveText('');
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

  test('takes five steps', async ({ page }) => {
    await page.goto('/shopify');
    const process = page.getByRole('region', { name: '5-Step Approach' });
    await expect(process.locator('article h3')).toHaveText([
      'Survey',
      'Design',
      'Build',
      'Test orders',
      'Launch',
    ]);
  });

  test('tells of studies from e-commerce, retail and Shopify, and wraps around', async ({
    page,
  }) => {
    await open(page, '/shopify');
    const stories = page.getByRole('region', { name: 'Shopify Success Stories' });
    const titles = stories.locator('h3');
    await expect(titles).toHaveText(['Coricraft', 'Pepkor More', 'Next Calm', 'Parrot Print']);
    await expect(titles.first()).toBeVisible();
    await stories.scrollIntoViewIfNeeded();
    await stories.getByRole('button', { name: 'Previous case study' }).click();
    await expect(titles.last()).toBeVisible();
    await expect(titles.first()).toBeHidden();
    await expect(stories.getByRole('link', { name: 'View All Case Studies' })).toHaveAttribute(
      'href',
      '/case-studies',
    );
  });

  test('gives six of its ten benefits, and a clicked card gains a stronger shadow', async ({
    page,
  }) => {
    await open(page, '/shopify');
    const cards = page.getByRole('region', { name: 'Why Choose Us' }).getByRole('listitem');
    await expect(cards).toHaveCount(6);
    const card = cards.nth(1);
    const shadow = () => card.evaluate((element) => getComputedStyle(element).boxShadow);
    await card.scrollIntoViewIfNeeded();
    expect(await shadow()).toBe('none');
    await card.getByRole('button').click();
    await expect(card.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(shadow).not.toBe('none');
    await cards.nth(2).getByRole('button').click();
    await expect(card.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  });

  test('lists what the free consultation gives and ends with its own form', async ({ page }) => {
    await page.goto('/shopify');
    const offer = page.getByRole('region', { name: 'Thirty minutes, five things to keep' });
    await expect(offer.getByRole('listitem')).toHaveCount(5);
    await expect(offer.getByRole('link', { name: 'Book a Free Consultation' })).toHaveAttribute(
      'href',
      '/contact',
    );
    const form = page.getByRole('form', { name: 'Get Your Free Shopify Consultation' });
    await expect(form.locator('input[name=formType]')).toHaveValue('shopify-consultation');
    await expect(form.getByRole('button', { name: 'Submit Request' })).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows every study, step and benefit', async ({ page }) => {
      await page.goto('/shopify');
      for (const text of ['Parrot Print', 'Pepkor More']) {
        await expect(page.locator('h3', { hasText: text }).last()).toBeVisible();
      }
      await expect(page.getByRole('heading', { name: 'Test orders' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Your store, your code' })).toBeVisible();
      await expect(page.locator('main video')).toHaveAttribute('controls', '');
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
