import { readdirSync, readFileSync } from 'node:fs';

/** As in the image (Dockerfile). */
export const IMAGE_ENV = {
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: '--max-semi-space-size=2 --max-old-space-size=160',
};

const TICKS_PER_SECOND = 100; // USER_HZ, the same on every Linux

/** User and system time of a process, in ms (proc(5), fields 14 and 15). */
export const cpuMs = (pid: number): number => msOf(pid, 11);

/** User and system time of what this process has started and what has ended, in ms (fields 16 and 17). */
export const endedCpuMs = (): number => msOf(process.pid, 13);

/** @param first the place of the user time after the program's name */
function msOf(pid: number, first: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[first]) + Number(fields[first + 1])) * 1000) / TICKS_PER_SECOND;
}

/** Memory of a process in MB: what is resident, or was at most (`VmHWM`). */
export function megabytes(pid: number, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kb] = new RegExp(`${field}:\\s+(\\d+)`).exec(status) ?? [];
  return Math.round(Number(kb) / 1024);
}

/** What a process and all that it has started have resident, in MB; what they share counts for each. */
export function treeMegabytes(pid: number): number {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
    );
    return children.reduce((sum, child) => sum + treeMegabytes(Number(child)), megabytes(pid) || 0);
  } catch {
    return 0; // it has ended
  }
}
