import type { Article } from '../../../src/content/records/article-schema.ts';
import { isoDate } from '../../../src/content/words/calendar-date.ts';
import { sampleArticleNote } from '../../../src/content/words/samples.ts';
import { site } from '../../../src/content/site.ts';
import { articleTrail } from '../../../src/content/navigation/navigation.ts';
import { publicContent } from '../support/public-content.ts';
import { sections, sectionWith } from '../support/sections.ts';
import { expect, hydrated, open, scrollAndClick, test, type Page } from '../support/test.ts';

const { articles } = publicContent;
const [newest, second, ...older] = articles as [Article, Article, ...Article[]];
const { title } = newest;
const end = newest.sections.at(-1)!;
const address = ({ id }: Article) => `/insights/${id}`;
/** The section of the newest article's text. */
const text = (page: Page) => sectionWith(page, end.title);
/** The list of other articles, before the call to action. */
const more = (page: Page) => sections(page).nth(-2);
const articleTitle = `${title}${site.titleSeparator}${site.name} Insights`;

test.describe('the list', () => {
  test('shows the first article alone, as a complete card', async ({ reading }) => {
    const page = await reading('/insights');
    await expect(page).toHaveTitle(`Insights & Articles | ${site.name}`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Insights & Articles' }),
    ).toBeVisible();
    const card = page.getByRole('main').getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card.getByRole('img')).toHaveCount(1);
    await expect(card.getByText(newest.category, { exact: true })).toBeVisible();
    await expect(card.getByText(newest.readTime, { exact: true })).toBeVisible();
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card.getByText(newest.excerpt)).toBeVisible();
    await expect(card.getByText(newest.date, { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: 'Read more' })).toHaveAttribute(
      'href',
      address(newest),
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
  test('shows its category, author, date, read time, picture and text', async ({ page }) => {
    await open(page, '/insights');
    await page.getByRole('link', { name: 'Read more' }).focus();
    await hydrated(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address(newest));
    await expect(page).toHaveTitle(articleTitle);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeFocused();
    const trail = main.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
    await expect(trail).toHaveText(articleTrail(newest).map(({ name }) => name));
    const hero = page.getByRole('region', { name: title });
    await expect(hero.getByText(newest.category, { exact: true })).toBeVisible();
    await expect(hero.getByRole('definition')).toContainText([
      newest.author,
      newest.date,
      newest.readTime,
    ]);
    await expect(hero.locator('time')).toHaveAttribute('datetime', isoDate(newest.date)!);
    await expect(hero.getByText(sampleArticleNote)).toBeVisible();
    await expect(hero.getByRole('img')).toHaveAttribute('src', new RegExp(newest.imageUrl.src));
    await expect(page.locator('main a[href="/insights"]:not(nav *)')).toHaveText(/\S/);
    await expect(text(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(text(page).getByRole('table')).toBeVisible();
    await expect(text(page).getByRole('blockquote')).toBeVisible();
    await expect(text(page).getByRole('strong').first()).toBeVisible();
  });

  test('lists its sections, and leads to them', async ({ page }) => {
    await open(page, address(newest));
    const contents = text(page).getByRole('navigation');
    const headings = text(page).getByRole('heading', { level: 2 });
    await expect(contents.getByRole('link')).toHaveText(await headings.allTextContents());
    const last = contents.getByRole('link', { name: end.title, exact: true });
    await expect(contents.locator('[aria-current]')).toHaveCount(0);
    await scrollAndClick(last);
    await expect(page).toHaveURL(`${address(newest)}#${end.id}`);
    await expect(headings.last()).toBeInViewport();
    await expect(last).toHaveAttribute('aria-current', 'location');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(contents.locator('[aria-current]')).toHaveCount(0);
  });

  test('links the other articles, and ends with its own call to action', async ({ page }) => {
    await open(page, address(second));
    await expect(more(page).getByRole('link')).toHaveText(
      [...older, newest].map((article) => article.title),
    );
    const closing = page.getByRole('region', { name: second.closing.title });
    await expect(closing.getByText(second.closing.text)).toBeVisible();
    await scrollAndClick(more(page).getByRole('link', { name: title }));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  for (const article of articles) {
    test(`${article.id} is served whole, without script in its text`, async ({ request }) => {
      const response = await request.get(`/insights/${article.id}`);
      expect(response.status()).toBe(200);
      const html = await response.text();
      expect(html).toContain(article.content);
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
});
