import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A memory limit for processes that join it, like a container's. */
export interface MemoryLimit {
  /** A process joins by writing its id into this file. */
  joinFile: string;
  /** Removes it; its processes must have exited. */
  remove(): void;
}

/** The folders and the files of both versions of control groups. */
const kinds = [
  ['/sys/fs/cgroup/memory', 'memory.limit_in_bytes'],
  ['/sys/fs/cgroup', 'memory.max'],
] as const;

/** Undefined without permission for control groups, which require Linux and usually root. */
export function createMemoryLimit(megabytes: number): MemoryLimit | undefined {
  for (const [root, file] of kinds) {
    const group = join(root, `site-test-${process.pid}-${Date.now()}`);
    try {
      mkdirSync(group);
    } catch {
      continue;
    }
    const remove = () => rmdirSync(group);
    if (existsSync(join(group, file))) {
      writeFileSync(join(group, file), String(megabytes * 1024 * 1024));
      return { joinFile: join(group, 'cgroup.procs'), remove };
    }
    remove();
  }
  return undefined;
}
