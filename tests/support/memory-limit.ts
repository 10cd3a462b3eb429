import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A bound on the memory of whatever process joins it, as a container has one. */
export interface MemoryLimit {
  /** The file that a process writes its id into, to join. */
  joinFile: string;
  /** How much its processes took at most so far, in MB. */
  peakMb(): number;
  /** Takes it away, once its processes have ended. */
  remove(): void;
}

/** Control groups of both versions, and what their files are called. */
const kinds = [
  {
    root: '/sys/fs/cgroup/memory',
    limit: 'memory.limit_in_bytes',
    peak: 'memory.max_usage_in_bytes',
  },
  { root: '/sys/fs/cgroup', limit: 'memory.max', peak: 'memory.peak' },
];

/** Undefined where this system lets this user have none (it takes Linux, and mostly root). */
export function createMemoryLimit(megabytes: number): MemoryLimit | undefined {
  for (const { root, limit, peak } of kinds) {
    const group = join(root, `site-test-${process.pid}-${Date.now()}`);
    try {
      mkdirSync(group);
    } catch {
      continue;
    }
    if (existsSync(join(group, limit))) {
      writeFileSync(join(group, limit), String(megabytes * 1024 * 1024));
      return {
        joinFile: join(group, 'cgroup.procs'),
        peakMb: () => Math.round(Number(readFileSync(join(group, peak), 'utf8')) / 1024 / 1024),
        remove: () => rmdirSync(group),
      };
    }
    rmdirSync(group);
  }
  return undefined;
}
