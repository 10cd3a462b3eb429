import { cpSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from './test-site.ts';

/** A folder with what a release is and nothing else, deleted after the test. Its packages and pictures are links. */
export function copyOfRelease(): string {
  const release = temporaryFolder();
  cpSync('dist/', join(release, 'dist'), { recursive: true });
  for (const name of ['supabase', 'package.json'])
    cpSync(name, join(release, name), { recursive: true });
  for (const name of ['node_modules', 'public']) symlinkSync(resolve(name), join(release, name));
  return release;
}
