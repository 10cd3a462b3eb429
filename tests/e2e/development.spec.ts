import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { money } from '../../src/content/words/number-words.ts';
import { copyOfRepository } from '../support/repository-copy.ts';
import { startSite, type RunningSite } from '../support/start-site.ts';
import { expect as expectSoon, open, test } from './support/test.ts';

/* `npm run dev` in a copy of the site. */

// Runs in one worker, which starts the copy once.
test.describe.configure({ mode: 'default' });

// A change compiles all sources anew: on a busy machine that takes a while.
test.describe.configure({ timeout: 300_000 });
const expect = expectSoon.configure({ timeout: 100_000 });

let folder: string;
let running: RunningSite;
let copy: ReturnType<typeof copyOfRepository>;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-dev-'));
  copy = copyOfRepository(join(folder, 'site'));
  running = await startSite({ program: 'server.ts', cwd: copy.root });
});
test.afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true });
});

test('an open page shows a changed definition, article and price', async ({ page }) => {
  await open(page, `${running.origin}/thank-you`);
  // Only the server imports it.
  copy.replace('src/pages/thank-you/definition.ts', "'Thank You'", "'Many Thanks'");
  await expect(page).toHaveTitle(/^Many Thanks/);

  await open(page, `${running.origin}/insights/low-code-revolution`);
  const article = 'content/articles/low-code-revolution.md';
  copy.replace(article, /^title: .*/m, 'title: Another headline');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Another headline');

  await open(page, `${running.origin}/web-apps`);
  const prices = 'content/prices.yaml';
  copy.replace(prices, /(?<=^support:[^]*?amount: )\d+/m, '19500');
  await expect(page.getByText(money(19_500)).first()).toBeVisible();
});
