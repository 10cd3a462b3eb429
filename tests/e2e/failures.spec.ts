import { publishedToday } from '../support/published-today.ts';
import { expect, open, scrollAndClick, test } from './support/test.ts';

/* PageFailure.test.tsx and Sections.test.tsx have the other failures. */

test.use({
  allowedMessages: ['failed:', 'not valid as a React child', 'Minified React error #31'],
});

test.skip(publishedToday.articles.length === 0, 'there is no article');

interface PageData {
  data: { article: object };
}

test('an exception in the first section shows its failure below the header', async ({ page }) => {
  await open(page, '/insights');
  const link = page.locator('main a[href^="/insights/"]:not([href$=".xml"])').first();
  const article = (await link.getAttribute('href'))!;
  const request = (url: URL) => url.search === `?path=${encodeURIComponent(article)}`;
  await page.route(request, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as PageData;
    Object.assign(json.data.article, { readTime: { no: 'text' } });
    await route.fulfill({ response, json });
  });
  await scrollAndClick(link);
  const heading = page.getByRole('heading', { name: 'Something went wrong:' }).first();
  await expect(heading).toBeVisible();
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo(0, 0));
    const header = (await page.getByRole('banner').boundingBox())!;
    const { y } = (await heading.boundingBox())!;
    expect(y, `at ${width} px`).toBeGreaterThan(header.y + header.height);
  }
});
