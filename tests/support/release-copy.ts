import { cpSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from './test-site.ts';

/** A folder with exactly the files of a release, deleted after the test. Packages and pictures are links. */
export function copyOfRelease(): string {
  const release = temporaryFolder();
  cpSync('dist/', join(release, 'dist'), { recursive: true });
  for (const name of ['supabase', 'package.json'])
    cpSync(name, join(release, name), { recursive: true });
  for (const name of ['node_modules', 'public']) symlinkSync(resolve(name), join(release, name));
  return release;
}
