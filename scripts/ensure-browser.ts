/**
 * Makes sure that there is a Chromium for the end-to-end tests: one that is installed, else
 * Playwright's own download, else the system's package manager.
 */
import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.ts';

const DOWNLOAD_TIMEOUT_MS = 240_000;

if (!findBrowser()) {
  console.log('No Chromium found; downloading the one that Playwright is tested with …');
  run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
}
if (!findBrowser()) {
  console.log('The download failed; asking the system for a Chromium …');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  run(...command([...sudo, 'apt-get', 'update']));
  run(...command([...sudo, 'apt-get', 'install', '-y', '--no-install-recommends', 'chromium']));
}
if (!findBrowser()) {
  console.error(
    'No Chromium could be installed. Install one yourself ("apt-get install chromium" or ' +
      '"npx playwright install chromium") and run the tests again.',
  );
  process.exit(1);
}

function command([program = '', ...args]: string[]): [string, string[]] {
  return [program, args];
}

function run(program: string, args: string[]): void {
  spawnSync(program, args, { stdio: 'inherit', timeout: DOWNLOAD_TIMEOUT_MS });
}
