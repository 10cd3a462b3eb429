import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which sources the running code was built from. */
export interface BuildRecord {
  /** The Git commit; with `+` when there were uncommitted changes. */
  commit: string;
  /** ISO 8601, UTC. */
  builtAt: string;
}

/** Reads what the build has recorded of itself. Throws when the file is missing. */
export function readBuildRecord(distDir: string): BuildRecord {
  const record = JSON.parse(readFileSync(join(distDir, 'build.json'), 'utf8')) as BuildRecord;
  return { commit: record.commit, builtAt: record.builtAt };
}
