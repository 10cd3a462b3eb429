import { compileContent } from '../../src/content/compile-content.ts';
import { expect, hydrated, open, test } from './test.ts';

/* SPEC.md 2, /insights and /insights/{insightId}; 3, article; 8. */

const { articles } = compileContent('src/content');
const title = 'The Low-Code and No-Code Era Has a Rulebook Now';

test.describe('the list', () => {
  test('shows the first article alone, as a complete card', async ({ page }) => {
    await open(page, '/insights');
    await expect(page).toHaveTitle('Insights & Articles | Northveld');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Insights & Articles' }),
    ).toBeVisible();
    const card = page.getByRole('main').getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card.getByRole('img')).toHaveCount(1);
    await expect(card.getByText('Digital Transformation', { exact: true })).toBeVisible();
    await expect(card.getByText('5 min read', { exact: true })).toBeVisible();
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card.getByText('Four in five companies call low-code strategic')).toBeVisible();
    await expect(card.getByText('March 4, 2026', { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: 'Read more' })).toHaveAttribute(
      'href',
      '/insights/low-code-no-code-era',
    );
    for (const other of articles.slice(1)) {
      await expect(page.getByText(other.title)).toHaveCount(0);
    }
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });
});

test.describe('an article', () => {
  test('has its particulars, its picture and its text', async ({ page }) => {
    await open(page, '/insights');
    await page.getByRole('link', { name: 'Read more' }).focus();
    await hydrated(page, 'a[href="/insights/low-code-no-code-era"]');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/insights/low-code-no-code-era');
    await expect(page).toHaveTitle(`${title} | Northveld Insights`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(main.getByRole('link', { name: 'All insights' })).toHaveAttribute(
      'href',
      '/insights',
    );
    const hero = page.getByRole('region', { name: title });
    await expect(hero.getByText('Digital Transformation', { exact: true })).toBeVisible();
    await expect(hero.getByRole('definition')).toHaveText([
      'Riaan Esterhuizen',
      'March 4, 2026',
      '5 min read',
    ]);
    await expect(hero.getByRole('img')).toHaveAttribute(
      'src',
      /articles\/low-code-no-code-era\/hero/,
    );
    const text = page.getByRole('region', { name: 'Article text' });
    await expect(text.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(text.getByRole('table')).toBeVisible();
    await expect(text.getByRole('blockquote')).toBeVisible();
    await expect(text.getByRole('strong').first()).toBeVisible();
    await expect(text.getByText('81% of companies see low-code as strategic')).toBeVisible();
  });

  test('lists its sections, and leads to them', async ({ page }) => {
    await open(page, '/insights/low-code-no-code-era');
    const contents = page.getByRole('navigation', { name: 'In this article' });
    const headings = page
      .getByRole('region', { name: 'Article text' })
      .getByRole('heading', { level: 2 });
    await expect(contents.getByRole('link')).toHaveText(await headings.allTextContents());
    const last = contents.getByRole('link', { name: 'Where to begin on Monday' });
    await last.hover(); // scrolls to it; sections settle a frame later, between a press and its release
    await last.click();
    await expect(page).toHaveURL(/#where-to-begin-on-monday$/);
    await expect(headings.last()).toBeInViewport();
  });

  test('offers the other two', async ({ page }) => {
    await open(page, '/insights/low-code-revolution');
    const more = page.getByRole('region', { name: 'More to read' });
    await expect(more.getByRole('link')).toHaveCount(2);
    await more.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  for (const article of articles) {
    test(`${article.id} is served whole, without script in its text`, async ({ request }) => {
      const response = await request.get(`/insights/${article.id}`);
      expect(response.status()).toBe(200);
      const html = await response.text();
      const text = html.slice(
        html.indexOf('aria-label="Article text"'),
        html.indexOf('</section', html.indexOf('aria-label="Article text"')),
      );
      expect(text).toContain(article.content);
      expect(article.content).not.toMatch(/<script|<iframe|\son\w+=|javascript:/i);
      for (const part of [article.author, article.date, article.readTime, article.category]) {
        expect(html).toContain(part);
      }
      expect(html).not.toContain('Loading...');
    });

    test(`${article.id} fits a screen of 320 px, its tables too`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(`/insights/${article.id}`);
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
    await expect(page.getByText('Thandeka Mokoena')).toBeVisible();
    for (const text of ['More to read', 'All insights', 'In this article']) {
      await expect(page.getByText(text)).toBeHidden();
    }
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
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
  test.use({ javaScriptEnabled: false, allowedMessages: ['404'] });

  test('list and article show everything', async ({ page }) => {
    await page.goto('/insights');
    await page.getByRole('link', { name: 'Read more' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('region', { name: title }).getByRole('img')).toHaveCSS(
      'opacity',
      '1',
    );
    await expect(page.getByRole('region', { name: 'More to read' }).getByRole('link')).toHaveCount(
      2,
    );
    await page.goto('/insights/nothing-here');
    await expect(page.getByRole('link', { name: 'Back to Insights' })).toBeVisible();
  });
});
