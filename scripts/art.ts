/**
 * `npm run brand` and `npm run picture`: runs a command of the package art/, which draws pictures, or its tests
 * (`--test`), and installs its dependencies first. The site runs without them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const [command = '', ...args] = process.argv.slice(2);

if (!existsSync('art/node_modules/.package-lock.json')) {
  console.log('Installing the packages for drawing (npm --prefix art ci), once …');
  const { status } = spawnSync('npm', ['--prefix', 'art', 'ci'], { stdio: 'inherit' });
  if (status !== 0) {
    console.error(
      'The packages that drawing needs could not be installed: see above, then try again.',
    );
    process.exit(1);
  }
}
const { status } =
  command === '--test'
    ? spawnSync('npm', ['--prefix', 'art', 'test'], { stdio: 'inherit' })
    : spawnSync(process.execPath, [`art/${command}.ts`, ...args], { stdio: 'inherit' });
process.exit(status ?? 1);
