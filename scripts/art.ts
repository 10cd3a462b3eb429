/**
 * `npm run brand` and `npm run picture`: runs a command of the package art/, which draws pictures, or its tests
 * (`--test`), and installs its dependencies first. The site runs without them.
 */
import { spawnSync } from 'node:child_process';

const [command = '', ...args] = process.argv.slice(2);

const installed = spawnSync(process.execPath, ['art/ensure-installed.js'], { stdio: 'inherit' });
if (installed.status !== 0) process.exit(1);
const { status } =
  command === '--test'
    ? spawnSync('npm', ['--prefix', 'art', 'test'], { stdio: 'inherit' })
    : spawnSync(process.execPath, [`art/${command}.ts`, ...args], { stdio: 'inherit' });
process.exit(status ?? 1);
