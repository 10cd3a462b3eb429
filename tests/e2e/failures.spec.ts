import { services } from '../../src/content/navigation/services.ts';
import { expect, open, scrollAndClick, studyPath, test, type Page } from './support/test.ts';

test.describe('an unknown path', () => {
  test.use({ allowedMessages: ['404'] });

  test('shows the not-found screen, logs the path and leads home', async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await open(page, '/no/such-page');
    await expect(page.getByRole('main').getByRole('list').getByRole('link')).toHaveText(
      services.map(({ name }) => name),
    );
    await expect.poll(() => messages.join()).toContain('/no/such-page');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

interface PageAnswer {
  data: Record<string, unknown>;
}

/** Changes the server's answer for a page. */
async function changeAnswer(page: Page, path: string, change: (answer: PageAnswer) => void) {
  const request = (url: URL) => url.search === `?path=${encodeURIComponent(path)}`;
  await page.route(request, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as PageAnswer;
    change(json);
    await route.fulfill({ response, json });
  });
}

test.describe('an exception', () => {
  test.use({
    allowedMessages: [
      'failed:',
      'Cannot read properties',
      'React Router caught',
      'not valid as a React child',
      'Minified React error #31',
    ],
  });

  test('in a page shows the failure, and Try again loads the document', async ({ page }) => {
    await open(page, studyPath);
    const title = await page.title();
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await open(page, '/case-studies');
    await changeAnswer(page, studyPath, ({ data }) => {
      Object.assign(data.study as object, { technologies: null });
    });
    await scrollAndClick(page.locator(`main a[href="${studyPath}"]`).first());
    const failure = page.getByRole('heading', { level: 1, name: 'Something went wrong' });
    await expect(failure).toBeFocused();
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('alert')).not.toContainText('Cannot read properties');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });

  test('in the first section shows its failure below the header', async ({ page }) => {
    await open(page, '/insights');
    const link = page.locator('main a[href^="/insights/"]:not([href$=".xml"])').first();
    const article = (await link.getAttribute('href'))!;
    await changeAnswer(page, article, ({ data }) => {
      Object.assign(data.article as object, { readTime: { no: 'text' } });
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
});
