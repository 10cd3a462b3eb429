import { EXPERTISE_LABEL } from '../../src/content/navigation/navigation.ts';
import { site } from '../../src/content/site.ts';
import {
  expect,
  hydrated,
  open,
  serviceName,
  servicePath,
  studyPath,
  test,
  type Page,
} from './support/test.ts';

/** `PowerAppsPage` of `/power-apps`. */
const serviceChunk = `${servicePath.slice(1).replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Page`;

const header = (page: Page) => page.getByRole('banner');
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const scrollTop = (page: Page) => page.evaluate(() => scrollY);

/** Scrolls and waits until the browser says that it has. */
async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (to) =>
      new Promise((resolve) => {
        addEventListener('scrollend', resolve, { once: true });
        scrollTo(0, to);
      }),
    top,
  );
  expect(await scrollTop(page)).toBe(top);
}

/** Names of the build's page chunks that were asked for since. */
function pageChunks(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(\w+Page)-[^/]+\.js$/.exec(request.url())?.[1];
    if (name) names.push(name);
  });
  return names;
}

test.describe('a navigation in the browser', () => {
  test.use({ allowedMessages: ['could not be fetched'] }); // where its data does not come in time

  test('starts at the top, with the focus on the heading and its own title', async ({ page }) => {
    await open(page, '/contact');
    await footerLink(page, 'Insights').scrollIntoViewIfNeeded();
    await hydrated(page);
    await footerLink(page, 'Insights').click();
    await expect(page).toHaveURL('/insights');
    await expect(page).toHaveTitle(`Insights & Articles | ${site.name}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await scrollTop(page)).toBe(0);
  });

  test('shows the new page at once and keeps it in place', async ({ page }) => {
    await open(page, '/');
    const link = header(page).getByRole('link', { name: 'Insights' });
    await link.hover();
    await page.waitForLoadState('networkidle');
    const first = page.evaluate(
      () =>
        new Promise<{ heading: number; footer: number }>((resolve) => {
          const top = (name: string) => document.querySelector(name)!.getBoundingClientRect().top;
          const before = document.querySelector('h1')!;
          new MutationObserver((_, observer) => {
            if (before.isConnected) return;
            observer.disconnect();
            resolve({ heading: top('h1'), footer: top('footer') });
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await link.click();
    const { heading, footer } = await first;
    expect(footer).toBeGreaterThan(page.viewportSize()!.height);
    await page.waitForLoadState('networkidle');
    const { y, height } = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    expect(height).toBeGreaterThan(0);
    expect(y).toBe(heading);
  });

  test('back, forward and a reload restore the position', async ({ page }) => {
    await open(page, '/contact');
    await scrollDown(page, 400);
    // By its code alone: the mouse would have to scroll to the link first.
    await header(page).getByRole('link', { name: 'Insights' }).click();
    await expect(page).toHaveTitle(/^Insights/);
    await scrollDown(page, 150);
    await page.goBack();
    await expect(page).toHaveTitle(/^Contact Us/);
    await expect.poll(() => scrollTop(page)).toBe(400);
    await page.goForward();
    await expect(page).toHaveTitle(/^Insights/);
    await expect.poll(() => scrollTop(page)).toBe(150);
    // A reload may set the page in other faces (`font-display: optional`): what was in view stays.
    const top = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())!.y;
    const before = await top();
    await page.reload();
    await hydrated(page);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
  });

  test('a fragment goes to its target, by a link and by the address', async ({ page }) => {
    const target = page.locator('#message');
    const top = () => target.evaluate((element) => element.getBoundingClientRect().top);
    await open(page, '/contact');
    await page.getByRole('link', { name: 'Write to us' }).click();
    await expect(page).toHaveURL('/contact#message');
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThanOrEqual(0);
    await open(page, '/contact#offices');
    await open(page, '/contact#message');
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThanOrEqual(0);
  });

  test('a fragment leaves the page as it was served, below the screen too', async ({ page }) => {
    await open(page, servicePath);
    const height = () => page.evaluate(() => document.body.scrollHeight);
    const before = await height();
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${servicePath}#main`);
    await expect(page.locator('main')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(servicePath);
    expect(await height()).toBe(before);
    await expect(page.locator('form')).toHaveCount(1);
  });

  test('back to a fragment of a page restores the position', async ({ page }) => {
    await open(page, '/');
    await scrollDown(page, 100);
    await header(page).getByRole('link', { name: 'Say Hello' }).click();
    await page.getByRole('link', { name: 'Write to us' }).click();
    await expect(page).toHaveURL('/contact#message');
    await scrollDown(page, 700);
    await header(page).getByRole('link', { name: 'Insights' }).click();
    await expect(page).toHaveTitle(/^Insights/);
    await page.goBack();
    await expect(page).toHaveTitle(/^Contact Us/);
    await expect.poll(() => scrollTop(page)).toBe(700);
  });

  test('back and forward within a page restore the position', async ({ page }) => {
    await open(page, '/insights');
    await header(page).getByRole('link', { name: 'Say Hello' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await scrollDown(page, 100);
    await page.getByRole('link', { name: 'Write to us' }).click();
    await expect(page).toHaveURL('/contact#message');
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(700);
    const target = await scrollTop(page);
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expect.poll(() => scrollTop(page)).toBe(100);
    await page.goForward();
    await expect(page).toHaveURL('/contact#message');
    await expect.poll(() => scrollTop(page)).toBe(target);

    // A reload forgets where the others were: the top of the page.
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goForward();
    await expect.poll(() => scrollTop(page)).toBe(target);
  });

  test('a link to the page that is shown leads to its top', async ({ page }) => {
    await open(page, servicePath);
    await scrollDown(page, 200);
    await header(page).getByRole('button', { name: EXPERTISE_LABEL }).click();
    await header(page).getByRole('link', { name: serviceName }).click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(header(page).getByRole('button', { name: EXPERTISE_LABEL })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await page.setViewportSize({ width: 375, height: 812 });
    await scrollDown(page, 300);
    await header(page).getByRole('button', { name: 'Menu' }).click();
    await header(page).getByRole('link', { name: 'Agile Teams' }).click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(header(page).getByRole('navigation', { name: 'Menu' })).toBeHidden();
  });

  test('is shown, and announced once, when it takes its time', async ({ page }) => {
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/\/api\/page\?path=%2Finsights$/, async (route) => {
      await late;
      await route.continue();
    });
    await open(page, '/thank-you');
    const main = page.locator('main');
    const announced = page.getByRole('status').filter({ hasText: 'The page is on its way.' });
    await expect(main).not.toHaveAttribute('aria-busy');
    await expect(announced).toHaveCount(0);
    await header(page).getByRole('link', { name: 'Insights' }).click();
    await expect(main).toHaveAttribute('aria-busy', 'true');
    await expect(announced).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
    arrive();
    await expect(page).toHaveURL('/insights');
    await expect(main).not.toHaveAttribute('aria-busy');
    await expect(announced).toHaveCount(0);
  });

  for (const [what, request] of [
    ['data', /\/api\/page\?path=%2Finsights$/],
    ['code', /\/assets\/InsightsPage-/],
  ] as const) {
    test(`whose ${what} does not come in four seconds becomes an ordinary page load`, async ({
      page,
    }) => {
      await open(page, '/thank-you');
      await page.route(request, () => {}); // never answered
      const document = page.waitForEvent('domcontentloaded');
      await header(page).getByRole('link', { name: 'Insights' }).click();
      await document;
      await expect(page).toHaveURL('/insights');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insights & Articles');
    });
  }

  test('fetches a page on intent: by hover or focus, one page and not before', async ({ page }) => {
    const chunks = pageChunks(page);
    await open(page, '/thank-you');
    await page.waitForLoadState('networkidle');
    expect(new Set(chunks)).toEqual(new Set(['ThankYouPage']));
    chunks.length = 0;
    await header(page).getByRole('link', { name: 'Recent Work' }).hover();
    await expect.poll(() => chunks).toEqual(['CaseStudiesPage']);
    await footerLink(page, serviceName).scrollIntoViewIfNeeded();
    await hydrated(page);
    await footerLink(page, serviceName).focus();
    await expect.poll(() => chunks).toEqual(['CaseStudiesPage', serviceChunk]);
    await footerLink(page, serviceName).press('Enter');
    await expect(page).toHaveURL(servicePath);
    expect(chunks).toHaveLength(2);
  });

  test('a link to a part of this page fetches nothing', async ({ page }) => {
    const chunks = pageChunks(page);
    await open(page, '/contact');
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Write to us' }).hover();
    await header(page).getByRole('link', { name: 'Insights' }).hover();
    await expect.poll(() => chunks).toContain('InsightsPage');
    expect(chunks).not.toContain('HomePage');
  });
});

test('the dropdown opens after 200 ms, closes after 150 ms, skips the delay for 300 ms', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-01-01T08:00:00' });
  await open(page, '/thank-you');
  const trigger = header(page).getByRole('button', { name: 'Our Expertise' });
  const box = (await trigger.boundingBox())!;
  const enter = () => page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const leave = () => page.mouse.move(20, 700);
  const expectOpen = (open: boolean) =>
    expect(trigger).toHaveAttribute('aria-expanded', String(open));
  await page.clock.pauseAt('2026-01-01T09:00:00');

  await enter();
  await page.clock.runFor(199);
  await expectOpen(false);
  await page.clock.runFor(1);
  await expectOpen(true);
  await leave();
  await page.clock.runFor(149);
  await expectOpen(true);
  await page.clock.runFor(1);
  await expectOpen(false);

  await page.clock.runFor(299);
  await enter();
  await expectOpen(true);
  await leave();
  await page.clock.runFor(150);
  await expectOpen(false);
  await page.clock.runFor(300);
  await enter();
  await page.clock.runFor(199);
  await expectOpen(false);
});

test('a trailing or doubled slash leads to the right address for good', async ({
  request,
  baseURL,
}) => {
  for (const [asked, location] of [
    ['/contact/', '/contact'],
    [`${studyPath}/?a=1`, `${studyPath}?a=1`],
    ['//contact', '/contact'],
  ] as const) {
    const response = await request.get(`${baseURL}${asked}`, { maxRedirects: 0 });
    expect(response.status(), asked).toBe(301);
    expect(response.headers()['location'], asked).toBe(location);
  }
});
