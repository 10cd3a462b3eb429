import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { BackendStartError } from './backend.ts';

/** The embedded backend's database: everything that the site keeps, enquiries above all. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'site.db');

/** What SQLite keeps beside a database in its write-ahead mode. */
export const companions = ['-wal', '-shm'];

/**
 * Makes folder and database file if need be and shuts both to everybody else: enquiries are
 * personal data. Folders that were made by hand, or by an earlier version, are shut too.
 *
 * @returns the files that belong to somebody else, whose mode is theirs to change
 * @throws BackendStartError when the folder can't be written to.
 */
export function prepareDataFolder(dataDir: string): string[] {
  const file = databaseFile(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600));
    const beside = companions.map((suffix) => file + suffix).filter((path) => existsSync(path));
    return [
      ...(shut(dataDir, 0o700) ? [] : [dataDir]),
      ...[file, ...beside].filter((path) => !shut(path, 0o600)),
    ];
  } catch (error) {
    throw new BackendStartError(
      `The data folder ${dataDir} can't be written to (${(error as Error).message}). ` +
        'Set DATA_DIR to a folder that this user may write to.',
      { cause: error },
    );
  }
}

/** False for a file of somebody else: a volume that a cluster mounts belongs to its root. */
function shut(path: string, mode: number): boolean {
  try {
    chmodSync(path, mode);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EPERM') return false;
    throw error;
  }
}
