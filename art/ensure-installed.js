/*
 * Installs this package's dependencies if they are not there. Plain JavaScript, because they bring the Node that runs
 * TypeScript.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const folder = import.meta.dirname;
if (!existsSync(`${folder}/node_modules/.package-lock.json`)) {
  console.log('Installing the packages for drawing (npm --prefix art ci), once …');
  const { status } = spawnSync('npm', ['--prefix', folder, 'ci'], { stdio: 'inherit' });
  if (status !== 0) {
    console.error(
      'The packages that drawing needs could not be installed: see above, then try again.',
    );
    process.exit(1);
  }
}
