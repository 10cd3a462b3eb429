/** Ensures a Chromium for the browser tests: Debian's headless shell, else an installed one, else Playwright's. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, WINDOWLESS } from '../support/browser.ts';
import { installPackages } from './system-package.ts';

const DOWNLOAD_TIMEOUT_MS = 240_000;

if (!existsSync(WINDOWLESS)) installPackages(['chromium-headless-shell']);
if (!findBrowser()) {
  console.log('No Chromium found; downloading the one that Playwright is tested with …');
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], {
    stdio: 'inherit',
    timeout: DOWNLOAD_TIMEOUT_MS,
  });
}
if (!findBrowser()) {
  console.error(
    'No Chromium could be installed. Install one yourself ("apt-get install ' +
      'chromium-headless-shell" or "npx playwright install chromium") and run the tests again.',
  );
  process.exit(1);
}
