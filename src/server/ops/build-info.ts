import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which sources the running code was built from. */
export interface BuildInfo {
  /** The Git commit; with `+` when there were uncommitted changes. */
  commit: string;
  /** ISO 8601, UTC. */
  builtAt: string;
}

/** @throws when the file is missing */
export function readBuildInfo(distDir: string): BuildInfo {
  const { commit, builtAt } = JSON.parse(
    readFileSync(join(distDir, 'build.json'), 'utf8'),
  ) as BuildInfo;
  return { commit, builtAt };
}
