import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Gauge, type Registry } from 'prom-client';

/** Its time of modification is that of the latest backup. */
const timeFile = (dataDir: string): string => join(dataDir, 'last-backup');

/**
 * Notes in the data folder that a backup is complete.
 *
 * @throws the system's error
 */
export function noteBackup(dataDir: string): void {
  writeFileSync(timeFile(dataDir), `${new Date().toISOString()}\n`);
}

/** Sets the metric `backup_last_seconds`. */
export function exposeBackupTime(registry: Registry, dataDir: string): void {
  new Gauge({
    name: 'backup_last_seconds',
    help: 'When the latest backup was completed, in seconds since 1970; 0 before the first',
    registers: [registry],
    collect() {
      const { mtimeMs = 0 } = statSync(timeFile(dataDir), { throwIfNoEntry: false }) ?? {};
      this.set(mtimeMs / 1000);
    },
  });
}
