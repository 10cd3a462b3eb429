import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Gauge, type Registry } from 'prom-client';

/** Which sources run here. */
export interface Release {
  /** Of the repository; with `+` when there were changes beside it. */
  commit: string;
  /** ISO 8601, UTC. */
  builtAt: string;
}

/** What a build says of itself. Throws when its record is missing. */
export function readRelease(distDir: string): Release {
  const record = JSON.parse(readFileSync(join(distDir, 'build.json'), 'utf8')) as Release;
  return { commit: record.commit, builtAt: record.builtAt };
}

/** The sources as they lie there, built by nobody. */
export const developmentRelease = (): Release => ({
  commit: 'development',
  builtAt: new Date().toISOString(),
});

/** Sets the metric `build_info`, by which a graph shows when a release came. */
export function exposeRelease(registry: Registry, { commit, builtAt }: Release): void {
  new Gauge({
    name: 'build_info',
    help: 'Always 1; its labels name the release that runs',
    labelNames: ['commit', 'built_at'],
    registers: [registry],
  }).set({ commit, built_at: builtAt }, 1);
}
