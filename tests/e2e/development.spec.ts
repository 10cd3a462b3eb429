import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addMarkdownPages, copyOfRepository } from '../support/repository-copy.ts';
import { startSite, type RunningSite } from '../support/start-site.ts';
import { expect as expectSoon, open, test } from './support/test.ts';

/* `npm run dev` in a copy of the site. */

// Runs in one worker, which starts the copy once.
test.describe.configure({ mode: 'default' });

// A start or a change compiles all sources: on a busy machine that takes a while. A hook has its own limit.
const TIMEOUT_MS = 300_000;
test.describe.configure({ timeout: TIMEOUT_MS });
const expect = expectSoon.configure({ timeout: 100_000 });

let folder: string;
let running: RunningSite;
let copy: ReturnType<typeof copyOfRepository>;

test.beforeAll(async () => {
  test.setTimeout(TIMEOUT_MS);
  folder = mkdtempSync(join(tmpdir(), 'site-dev-'));
  copy = copyOfRepository(join(folder, 'site'));
  addMarkdownPages(copy);
  running = await startSite({ program: 'server.ts', cwd: copy.root });
});
test.afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true });
});

test('an open page shows a changed definition, text and promise', async ({ page }) => {
  await open(page, `${running.origin}/thank-you`);
  // Only the server imports it.
  copy.replace(
    'src/pages/thank-you/definition.ts',
    'mainPageTitles[paths.thankYou]',
    "'Many Thanks'",
  );
  await expect(page).toHaveTitle(/^Many Thanks/);

  await open(page, `${running.origin}/careers`);
  copy.replace('content/pages/careers.md', /^title: .*/m, 'title: Another headline');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Another headline');

  await open(page, `${running.origin}/contact`);
  copy.replace('content/promises.yaml', /(?<=^answerHours: )\d+/m, '31');
  await expect(page.getByText('within 31 hours').first()).toBeVisible();
});
