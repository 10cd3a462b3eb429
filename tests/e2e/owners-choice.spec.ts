import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite, type RunningSite } from '../support/start-site.ts';
import { services } from '../../src/content/navigation/services.ts';
import { codeOf, copyOfRepository } from '../support/repository-copy.ts';
import { takeShifts, watchShifts } from './support/layout-shifts.ts';
import { watchPolicy } from './support/policy.ts';
import { expect, follow, hydrated, test, type Page } from './support/test.ts';

/* What an owner may switch on, as docs/recipes.md says, in a copy that is built with it. */

// One worker builds the copy, once.
test.describe.configure({ mode: 'default' });

const [, text = ''] = /text: '(.*)'/.exec(codeOf('announcement')) ?? [];
const [, label = ''] = /label: '(.*?)'/.exec(codeOf('announcement')) ?? [];
const [, script = ''] = /script: '(.*)'/.exec(codeOf('analytics')) ?? [];

let folder: string;
let running: RunningSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'site-choice-'));
  const { root, replace } = copyOfRepository(join(folder, 'site'));
  const config = 'src/content/site.ts';
  const lasting = codeOf('announcement').replace(/until: '.*'/, "until: '31 December 2099'");
  replace(config, 'announcement: null,', lasting);
  replace(config, 'countVisits: true,', 'countVisits: false,');
  replace(config, "analytics: { script: '', attributes: {}, origins: [] },", codeOf('analytics'));
  replace(config, "analytics: { name: '', place: '' },", codeOf('analytics-notice'));
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: root });
  running = await startSite({}, [process.execPath, join(root, 'server.ts')]);
});
test.afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true });
});

const line = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const close = (page: Page) => line(page).getByRole('button', { name: 'Close the announcement' });
const at = (path: string) => running.origin + path;
const headerHeight = async (page: Page) =>
  (await page.getByRole('banner').boundingBox())?.height ?? 0;

test.describe('the announcement', () => {
  test('stands above the header in the HTML of every page, with its link', async ({ request }) => {
    for (const path of ['/', services[0]!.path, '/contact', '/no/such-page']) {
      const html = await (await request.get(at(path))).text();
      const [header = ''] = /<header.*?<\/header>/s.exec(html) ?? [];
      expect(header, path).toMatch(
        new RegExp(`<aside[^>]*>.*${text}.*${label}.*</aside>.*<nav`, 's'),
      );
    }
  });

  test('moves nothing, whether it is shown or closed, and stays closed for the visit', async ({
    page,
  }) => {
    await watchShifts(page);
    await page.goto(at('/contact'));
    await hydrated(page);
    await expect(line(page)).toContainText(text);
    expect(await takeShifts(page)).toEqual([]);
    await close(page).click();
    await expect(line(page)).toHaveCount(0);
    expect(await headerHeight(page)).toBe(72);

    await follow(page, 'Insights');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(line(page)).toHaveCount(0);
    // The HTML of a new document has it: it is hidden before the page is painted.
    await page.goto(at('/thank-you'));
    await hydrated(page);
    expect(await takeShifts(page)).toEqual([]);
    await expect(line(page)).toHaveCount(0);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('is there again on another visit', async ({ browser }) => {
    for (const visit of [1, 2]) {
      const page = await browser.newPage();
      await page.goto(at('/thank-you'));
      await expect(line(page), `visit ${visit}`).toBeVisible();
      await close(page).click();
      await expect(line(page)).toHaveCount(0);
      await page.close();
    }
  });

  test.describe('while the app is on its way', () => {
    test.use({ allowedMessages: ['net::ERR_FAILED'] });

    test('closes, too', async ({ page }) => {
      await page.route('**/assets/**', (route) => route.abort());
      await page.goto(at('/thank-you'));
      await close(page).click();
      await expect(line(page)).toBeHidden();
      await page.reload();
      await expect(line(page)).toBeHidden();
    });
  });

  for (const width of [320, 375, 768, 1440])
    test(`fits ${width} px, and nothing lies behind it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(at('/thank-you'));
      await hydrated(page);
      const hidden = await line(page).evaluate(
        ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
      );
      expect(hidden).toBe(0);
      const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beside).toBe(0);
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(heading!.y).toBeGreaterThan(await headerHeight(page));
    });

  test('leaves the mobile menu and the target of a fragment below the header', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(at('/contact#offices'));
    await hydrated(page);
    const height = await headerHeight(page);
    expect(height).toBe(72 + 56);
    const target = page.locator('#offices');
    await expect
      .poll(() => target.evaluate((element) => element.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(height);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect.poll(async () => (await menu.boundingBox())?.y).toBe(height);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is shown, without a button that would do nothing', async ({ page }) => {
      await page.goto(at('/thank-you'));
      await expect(line(page)).toBeVisible();
      await expect(close(page)).toBeHidden();
    });
  });
});

test.describe('analytics', () => {
  test('load after everything else, as the policy and the privacy notice say', async ({ page }) => {
    const refused = await watchPolicy(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const asking = page.waitForRequest(script);
    await page.goto(at('/thank-you'));
    await asking;
    expect(asked.indexOf(script)).toBe(asked.length - 1);
    const element = page.locator(`script[src="${script}"]`);
    await expect(element).toHaveAttribute('data-domain', /./);
    expect(await refused()).toEqual([]);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy notice' }).click();
    await expect(page.getByRole('dialog')).toContainText(
      `counts visits for us, with ${new URL(script).hostname}`,
    );
  });

  test('are none for a visitor who asks not to be counted', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(at('/thank-you'));
    await hydrated(page);
    await page.waitForTimeout(3_000);
    expect(asked).not.toContain(script);
  });
});

test("the site's own counting switched off asks for nothing, takes nothing and is not in the notice", async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (each) => asked.push(each.url()));
  const analytics = page.waitForRequest(script); // what counts comes once the page is quiet
  await page.goto(at('/thank-you'));
  await analytics;
  await page.goto('about:blank'); // a message would be sent now
  expect(asked.filter((url) => /measure|api\/field/.test(url))).toEqual([]);
  expect((await request.post(at('/api/field'), { data: '{}' })).status()).toBe(404);
  const html = await (await request.get(at('/thank-you'))).text();
  expect(html).toContain('What we count');
  expect(html).not.toContain('How often each page is opened');
});
