import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Release {
  /** The Git commit; with `+` when there were uncommitted changes. */
  commit: string;
  /** ISO 8601, UTC. */
  builtAt: string;
}

/** Reads the release of a build. Throws when its record is missing. */
export function readRelease(distDir: string): Release {
  const record = JSON.parse(readFileSync(join(distDir, 'build.json'), 'utf8')) as Release;
  return { commit: record.commit, builtAt: record.builtAt };
}
