import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Gauge, type Registry } from 'prom-client';

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

/** Sets the metric `build_info`, which marks releases in a graph. */
export function exposeRelease(registry: Registry, { commit, builtAt }: Release): void {
  new Gauge({
    name: 'build_info',
    help: 'Always 1; its labels name the release that runs',
    labelNames: ['commit', 'built_at'],
    registers: [registry],
  }).set({ commit, built_at: builtAt }, 1);
}
