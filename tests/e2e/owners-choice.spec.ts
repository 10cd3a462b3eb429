import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite, type RunningSite } from '../support/start-site.ts';
import { codeOf, copyOfRepository } from '../support/repository-copy.ts';
import { takeShiftsOfLoad, watchShifts } from './support/layout-shifts.ts';
import { violations, watchPolicy } from './support/policy.ts';
import { overflow } from './support/whole-page.ts';
import { expect, follow, hydrated, test, type Page } from './support/test.ts';

/* Options of docs/recipes.md (announcement, analytics) in a copy of the site. */

// Runs in one worker, which builds the copy once.
test.describe.configure({ mode: 'default' });

const [, text = ''] = /text: '(.*)'/.exec(codeOf('announcement')) ?? [];
const [, label = ''] = /label: '(.*?)'/.exec(codeOf('announcement')) ?? [];
const [, script = ''] = /script: '(.*)'/.exec(codeOf('analytics')) ?? [];
const [, notice = ''] = /notice:\s+'(.*)'/.exec(codeOf('analytics')) ?? [];

let folder: string;
let running: RunningSite;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'site-choice-'));
  const { root, replace } = copyOfRepository(join(folder, 'site'));
  const config = 'src/content/site.ts';
  const lasting = codeOf('announcement').replace(/until: '.*'/, "until: '31 December 2099'");
  replace(config, 'announcement: null,', lasting);
  replace(config, 'scripts: [],', codeOf('analytics'));
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

  for (const javaScriptEnabled of [true, false])
    test.describe(`while the app fails (JavaScript: ${javaScriptEnabled})`, () => {
      test.use({ javaScriptEnabled, allowedMessages: ['net::ERR_FAILED', '404'] });

      test('is shown, and can be closed with script alone', async ({ page }) => {
        await page.route('**/assets/**', (route) => route.abort());
        await page.goto(at('/no/such-page'));
        await expect(line(page)).toContainText(text);
        await expect(line(page).getByRole('link', { name: label })).toBeVisible();
        await expect(close(page)).toBeVisible({ visible: javaScriptEnabled });
        if (!javaScriptEnabled) return;
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
});

for (const hasPrivacyControl of [false, true])
  test(`the script of analytics is added after the page, without violations of the policy (Global Privacy Control: ${hasPrivacyControl})`, async ({
    page,
  }) => {
    await watchPolicy(page);
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value });
    }, hasPrivacyControl);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(at('/thank-you'), { waitUntil: 'networkidle' });
    await hydrated(page);
    if (hasPrivacyControl) expect(requests).not.toContain(script);
    else {
      await expect.poll(() => requests.at(-1)).toBe(script);
      await expect(page.locator(`script[src="${script}"]`)).toHaveAttribute('data-domain', /./);
    }
    expect(await violations(page)).toEqual([]);
    await expect(page.locator('dialog')).toContainText(notice);
  });
