import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders and the files of both versions of control groups. */
const kinds = [
  ['/sys/fs/cgroup/memory', 'memory.limit_in_bytes'],
  ['/sys/fs/cgroup', 'memory.max'],
] as const;

/**
 * A memory limit like a container's: a process joins it by a shell command, and it is removed once its processes have
 * exited. Undefined without permission for control groups, which require Linux and usually root.
 */
export function createMemoryLimit(megabytes: number) {
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
      return { join: `echo $$ > ${group}/cgroup.procs`, remove };
    }
    remove();
  }
  return undefined;
}
