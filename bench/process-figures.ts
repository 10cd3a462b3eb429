import { readFileSync } from 'node:fs';

/** As in the image (Dockerfile). */
export const IMAGE_ENV = {
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: '--max-semi-space-size=2 --max-old-space-size=160',
};

const TICKS_PER_SECOND = 100; // USER_HZ, the same on every Linux

/** User and system time of a process, in ms (proc(5), fields 14 and 15). */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

/** Memory of a process in MB: what is resident, or was at most (`VmHWM`). */
export function megabytes(pid: number, field: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, kb] = new RegExp(`${field}:\\s+(\\d+)`).exec(status) ?? [];
  return Math.round(Number(kb) / 1024);
}
