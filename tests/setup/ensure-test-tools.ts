/**
 * Installs the programs of the backend's tests from npm: PostgreSQL with its client, PostgREST and Deno, in the exact
 * versions of tests/tools/package.json. Without a lock file, because npm's would list the packages of one platform
 * only, and `npm ci` would fail on others.
 */
import { spawnSync } from 'node:child_process';
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
  console.error(
    `Missing for the tests of the backend: ${missingTools().join(', ')}. "npm install" in ${toolsDir} failed (see above), or there is no package for ${process.platform}-${process.arch}; run these tests on Linux (x64).`,
  );
  process.exit(1);
}
