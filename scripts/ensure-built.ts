/**
 * Builds what is not built: `npm start` on a fresh clone has no dist/ yet, and one after a change
 * has an old one. Compares the newest source file with the build.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = ['src', 'vite.config.ts', 'package-lock.json', 'scripts/build.ts'];
const BUILT = 'dist/client/manifest.json';

if (newest(SOURCES) > modified(BUILT)) {
  console.log('Building the site (first start, or the source has changed) …');
  execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' });
}

function newest(places: string[]): number {
  return Math.max(...places.flatMap(filesIn).map(modified));
}

function filesIn(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Time of the last change in ms; 0 for a file that isn't there. */
function modified(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
