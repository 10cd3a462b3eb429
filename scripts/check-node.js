/*
 * Checks packages and Node's version before a start, a build and the tests. In JavaScript, because older versions
 * fail on TypeScript with "Unknown file extension .ts".
 */
import { existsSync } from 'node:fs';

const found = process.versions.node;
// npm writes this file last: without it the installation is incomplete.
if (!existsSync('node_modules/.package-lock.json')) {
  console.error('Packages are missing. Run: npm ci');
  process.exit(1);
}
if (Number.parseInt(found) < 24) {
  console.error(
    `This is Node ${found}, and Node 24 is needed. "npm ci" installs it for every "npm run": ` +
      'run it again, without --omit=dev and --ignore-scripts. To run node by itself install Node 24.',
  );
  process.exit(1);
}
