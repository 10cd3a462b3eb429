import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite, type RunningSite } from '../support/start-site.ts';
import { codeOf, copyOfRepository } from '../support/repository-copy.ts';
import { violations, watchPolicy } from './support/policy.ts';
import { expect, hydrated, test } from './support/test.ts';

/* The recipe of an analytics service in a copy of the site. */

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
