import { expect, open, test } from './test.ts';

const title = 'The Low-Code and No-Code Era Has a Rulebook Now';

test.describe('the list', () => {
  test('shows the first article alone, as a complete card', async ({ page }) => {
    await open(page, '/insights');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Insights & Articles' }),
    ).toBeVisible();
    const card = page.getByRole('main').getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card.locator('img')).toHaveCount(1);
    await expect(card.getByText('Digital Transformation', { exact: true })).toBeVisible();
    await expect(card.getByText('5 min read', { exact: true })).toBeVisible();
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card.getByText('Four in five companies call low-code strategic')).toBeVisible();
    await expect(card.getByText('March 4, 2026', { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: 'Read more' })).toHaveAttribute(
      'href',
      '/insights/low-code-no-code-era',
    );
  });

  test('leads on to the contact page', async ({ page }) => {
    await open(page, '/insights');
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });
});

test.describe('an article', () => {
  test('has its particulars, its picture and its text', async ({ page }) => {
    await open(page, '/insights');
    await page.getByRole('link', { name: 'Read more' }).click();
    await expect(page).toHaveURL('/insights/low-code-no-code-era');
    await expect(page).toHaveTitle(`${title} | Northveld Insights`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(main.getByRole('link', { name: 'All insights' })).toHaveAttribute(
      'href',
      '/insights',
    );
    await expect(main.getByText('Digital Transformation', { exact: true }).first()).toBeVisible();
    await expect(main.getByRole('definition')).toHaveText([
      'Riaan Esterhuizen',
      'March 4, 2026',
      '5 min read',
    ]);
    await expect(main.locator('img').first()).toHaveAttribute(
      'src',
      /articles\/low-code-no-code-era\/hero/,
    );
    const text = page.getByRole('region', { name: 'Article text' });
    await expect(text.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(text.getByRole('table')).toBeVisible();
    await expect(text.getByRole('blockquote')).toBeVisible();
    await expect(text.getByText('81% of companies see low-code as strategic')).toBeVisible();
  });

  test('offers the other two', async ({ page }) => {
    await open(page, '/insights/low-code-revolution');
    const more = page.getByRole('region', { name: 'More to read' });
    await expect(more.getByRole('link')).toHaveCount(2);
    await more.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  for (const id of [
    'low-code-no-code-era',
    'low-code-revolution',
    'ecommerce-ai-personalization',
  ]) {
    test(`${id} fits a screen of 320 px, its tables too`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await open(page, `/insights/${id}`);
      const overflow = await page.evaluate(() => {
        const width = document.documentElement.clientWidth;
        return [...document.querySelectorAll('table')].filter(
          (table) => table.getBoundingClientRect().right > width,
        ).length;
      });
      expect(overflow).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }

  test('prints without the way onward', async ({ page }) => {
    await open(page, '/insights/low-code-revolution');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByText('More to read')).toBeHidden();
    await expect(page.getByText('All insights')).toBeHidden();
  });
});

test.describe('an unknown article', () => {
  test.use({ allowedMessages: ['404'] });

  test('is a 404 with a way back', async ({ page }) => {
    const response = await page.goto('/insights/nothing-here');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Article Not Found | Northveld Insights');
    await expect(page.getByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible();
    await expect(
      page.getByText("The article you're looking for doesn't exist or has been removed.", {
        exact: true,
      }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Back to Insights' }).click();
    await expect(page).toHaveURL('/insights');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('list and article show everything', async ({ page }) => {
    await page.goto('/insights');
    await page.getByRole('link', { name: 'Read more' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('region', { name: 'More to read' }).getByRole('link')).toHaveCount(
      2,
    );
  });
});
