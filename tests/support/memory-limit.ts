import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A memory limit for processes that join it, like a container's. */
export interface MemoryLimit {
  /** A process joins by writing its id into this file. */
  joinFile: string;
  /** Peak memory of its processes, in MB. */
  peakMb(): number;
  /** Removes it; its processes must have exited. */
  remove(): void;
}

/** The file names of both versions of control groups. */
const kinds = [
  {
    root: '/sys/fs/cgroup/memory',
    limit: 'memory.limit_in_bytes',
    peak: 'memory.max_usage_in_bytes',
  },
  { root: '/sys/fs/cgroup', limit: 'memory.max', peak: 'memory.peak' },
];

/** Undefined without permission for control groups, which require Linux and usually root. */
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
