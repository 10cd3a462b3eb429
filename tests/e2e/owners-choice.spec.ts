import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite, type RunningSite } from '../support/start-site.ts';
import { codeOf, copyOfRepository } from '../support/repository-copy.ts';
import { violations, watchPolicy } from './support/policy.ts';
import { expect, hydrated, test } from './support/test.ts';

/* What an owner may want, in a copy of the site: the recipe of an analytics service, a day on which an office is closed. */

// Runs in one worker, which builds the copy once.
test.describe.configure({ mode: 'default' });

const [, script = ''] = /script: (.*)/.exec(codeOf('analytics')) ?? [];
const [, notice = ''] = /notice: (.*)/.exec(codeOf('analytics')) ?? [];

let folder: string;
let running: RunningSite;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'site-choice-'));
  const { root, replace } = copyOfRepository(join(folder, 'site'));
  const config = 'content/site.yaml';
  replace(config, '  scripts: []\n', codeOf('analytics').replaceAll(/^(?=.)/gm, '  '));
  replace(
    'content/offices.yaml',
    /(?<=hours: .*\n)/,
    '  closed: [{ day: 24 December 2030, until: 2 January 2031, name: Summer closure }]\n',
  );
  replace('content/site.yaml', 'sampleContent: true', 'sampleContent: false');
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: root });
  running = await startSite({ program: join(root, 'dist/server/server.js') });
});
test.afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true });
});

const at = (path: string) => running.origin + path;

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

test('the contact page says when an office is closed, also to search engines', async ({ page }) => {
  await page.goto(at('/contact'));
  await expect(page.locator('#offices dl').first()).toContainText(
    '24 December 2030 to 2 January 2031: Summer closure',
  );
  const [data] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data).toContain('"validFrom":"2030-12-24"');
  expect(data).toContain('"openingHoursSpecification":{');
});
