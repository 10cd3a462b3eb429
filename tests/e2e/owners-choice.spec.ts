import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite, type RunningSite } from '../support/start-site.ts';
import { services } from '../../src/content/navigation/services.ts';
import { codeOf, copyOfRepository } from '../support/repository-copy.ts';
import { takeShiftsOfLoad, watchShifts } from './support/layout-shifts.ts';
import { watchPolicy } from './support/policy.ts';
import { overflow } from './support/whole-page.ts';
import { expect, follow, hydrated, test, type Page } from './support/test.ts';

/* Options of docs/recipes.md (announcement, analytics, countVisits) in a copy of the site. */

// Runs in one worker, which builds the copy once.
test.describe.configure({ mode: 'default' });

const [, text = ''] = /text: '(.*)'/.exec(codeOf('announcement')) ?? [];
const [, label = ''] = /label: '(.*?)'/.exec(codeOf('announcement')) ?? [];
const [, script = ''] = /script: '(.*)'/.exec(codeOf('analytics')) ?? [];

let folder: string;
let running: RunningSite;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'site-choice-'));
  const { root, replace } = copyOfRepository(join(folder, 'site'));
  const config = 'src/content/site.ts';
  const lasting = codeOf('announcement').replace(/until: '.*'/, "until: '31 December 2099'");
  replace(config, 'announcement: null,', lasting);
  replace(config, 'countVisits: true,', 'countVisits: false,');
  replace(config, "analytics: { script: '', attributes: {}, origins: [] },", codeOf('analytics'));
  replace(config, "analytics: { name: '', place: '' },", codeOf('analytics-notice'));
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: root });
  running = await startSite({ program: join(root, 'dist/server/server.js') });
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
  test('is in the HTML of every page above the navigation, with its link', async ({ request }) => {
    for (const path of ['/', services[0]!.path, '/contact', '/no/such-page']) {
      const html = await (await request.get(at(path))).text();
      const [header = ''] = /<header.*?<\/header>/s.exec(html) ?? [];
      expect(header, path).toMatch(
        new RegExp(`<aside[^>]*>.*${text}.*${label}.*</aside>.*<nav`, 's'),
      );
    }
  });

  test('causes no layout shift, and stays closed for the visit only', async ({ page }) => {
    await watchShifts(page);
    await page.goto(at('/contact'));
    await hydrated(page);
    await expect(line(page)).toContainText(text);
    expect(await takeShiftsOfLoad(page)).toEqual([]);
    await close(page).click();
    await expect(line(page)).toHaveCount(0);
    expect(await headerHeight(page)).toBe(72);

    await follow(page, 'Insights');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(line(page)).toHaveCount(0);
    // The HTML of a new document contains it; a script hides it before the first paint.
    await page.goto(at('/thank-you'));
    await hydrated(page);
    expect(await takeShiftsOfLoad(page)).toEqual([]);
    await expect(line(page)).toHaveCount(0);
    expect(await page.context().cookies()).toEqual([]);
    // Another visit.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(line(page)).toBeVisible();
  });

  test.describe('before hydration', () => {
    test.use({ allowedMessages: ['net::ERR_FAILED'] });

    test('can be closed', async ({ page }) => {
      await page.route('**/assets/**', (route) => route.abort());
      await page.goto(at('/thank-you'));
      await close(page).click();
      await expect(line(page)).toBeHidden();
      await page.reload();
      await expect(line(page)).toBeHidden();
    });
  });

  test('fits every width, and mobile menu, fragment targets and content stay below the header', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(at('/contact#offices'));
    await hydrated(page);
    const height = await headerHeight(page);
    expect(height).toBe(72 + 56);
    const top = () => page.locator('#offices').evaluate((it) => it.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThanOrEqual(height);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect.poll(async () => (await menu.boundingBox())?.y).toBe(height);
    await page.keyboard.press('Escape');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const width of [320, 375, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const hidden = await line(page).evaluate((it) => it.scrollHeight - it.clientHeight);
      expect(hidden, `${width} px`).toBe(0);
      expect(await overflow(page), `${width} px`).toBe(0);
      const heading = page.getByRole('heading', { level: 1 });
      const y = async () => (await heading.boundingBox())!.y;
      await expect.poll(y, { message: `${width} px` }).toBeGreaterThan(await headerHeight(page));
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is shown without its button', async ({ page }) => {
      await page.goto(at('/thank-you'));
      await expect(line(page)).toBeVisible();
      await expect(close(page)).toBeHidden();
    });
  });
});

test.describe('analytics', () => {
  test('load after all other requests, without policy violations, and are in the privacy notice', async ({
    page,
  }) => {
    const refused = await watchPolicy(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const request = page.waitForRequest(script);
    await page.goto(at('/thank-you'));
    await request;
    expect(requests.indexOf(script)).toBe(requests.length - 1);
    const element = page.locator(`script[src="${script}"]`);
    await expect(element).toHaveAttribute('data-domain', /./);
    expect(await refused()).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy notice' }).click();
    await expect(page.getByRole('dialog')).toContainText(
      `counts visits for us, with ${new URL(script).hostname}`,
    );
  });

  test('are not loaded with Global Privacy Control', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.clock.install();
    await page.goto(at('/thank-you'), { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.clock.runFor(60_000);
    expect(requests).not.toContain(script);
  });
});

test('countVisits: false removes measuring code, endpoint and the paragraph of the notice', async ({
  page,
  request,
}) => {
  const requests: string[] = [];
  page.on('request', (each) => requests.push(each.url()));
  const analytics = page.waitForRequest(script); // analytics load once the page is idle
  await page.goto(at('/thank-you'));
  await analytics;
  await page.goto('about:blank'); // measurements would be sent now
  expect(requests.filter((url) => /measure|api\/visits/.test(url))).toEqual([]);
  expect((await request.post(at('/api/visits'), { data: '{}' })).status()).toBe(404);
  const html = await (await request.get(at('/thank-you'))).text();
  expect(html).toContain('What we count');
  expect(html).not.toContain('How often each page is opened');
});
