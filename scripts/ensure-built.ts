/**
 * Builds what is not built: `npm start` on a fresh clone has no dist/ yet, and one after a change,
 * a deleted or a renamed file has an old one.
 */
import { execFileSync } from 'node:child_process';
import { isBuilt } from './sources.ts';

if (!isBuilt()) {
  console.log('Building the site (first start, or the source has changed) …');
  try {
    execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
  } catch {
    process.exit(1); // the build has said what is wrong
  }
}
