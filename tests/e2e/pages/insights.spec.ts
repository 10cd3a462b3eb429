import { TEXT_ID_PREFIX } from '../../../src/content/text-ids.ts';
import { publishedToday } from '../../support/published-today.ts';
import { sectionWith } from '../support/sections.ts';
import { expect, open, scrollAndClick, test } from '../support/test.ts';

const withContents = publishedToday.articles.find(({ sections }) => sections.length > 1);
test.skip(!withContents, 'no article has a list of its sections');
const { id, sections } = withContents ?? { id: '', sections: [] };
const end = sections.at(-1)!;

test('an article lists its sections, leads to them and marks the one that is read', async ({
  page,
}) => {
  await open(page, `/insights/${id}`);
  const text = sectionWith(page, end.title);
  const contents = text.getByRole('navigation');
  const headings = text.getByRole('heading', { level: 2 });
  await expect(contents.getByRole('link')).toHaveText(await headings.allTextContents());
  const last = contents.getByRole('link', { name: end.title, exact: true });
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
  await scrollAndClick(last);
  await expect(page).toHaveURL(`/insights/${id}#${end.id}`);
  await expect(headings.last()).toBeInViewport();
  await expect(last).toHaveAttribute('aria-current', 'location');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
});

test('the address of a section in earlier releases leads to it', async ({ page }) => {
  const path = `/insights/${id}`;
  await open(page, `${path}#${end.id.slice(TEXT_ID_PREFIX.length)}`);
  await expect(page).toHaveURL(`${path}#${end.id}`);
  await expect(page.getByRole('heading', { name: end.title, exact: true })).toBeInViewport();
});

test('the link to the feed is one line at every width', async ({ page }) => {
  await open(page, `/insights/${id}`);
  const link = page.getByRole('main').getByRole('link', { name: /feed/ }).first();
  for (const width of [375, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await link.evaluate((element) => {
      const text = document.createRange();
      text.selectNode(element.lastChild!);
      return text.getClientRects().length;
    });
    expect(lines, `at ${width} px`).toBe(1);
  }
});
