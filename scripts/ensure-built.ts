/** Builds the site if dist is missing or older than the sources. */
import { execFileSync } from 'node:child_process';
import { isBuilt } from './build/sources.ts';

if (!isBuilt()) {
  console.log('Building the site (first start, or the source has changed) …');
  try {
    execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  } catch {
    process.exit(1); // the build has printed the problem
  }
}
