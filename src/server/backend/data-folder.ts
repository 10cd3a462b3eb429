import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '../start-error.ts';

/** The file of the embedded backend's database. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'site.db');

/** Suffixes of SQLite's additional files of a database in write-ahead mode. */
export const walFileSuffixes = ['-wal', '-shm'];

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Stops before SQLite deletes a write-ahead log whose database is missing or empty, and with it the newest enquiries.
 *
 * @throws StartError for such a log
 */
export function refuseOrphanedWal(file: string): void {
  const wal = `${file}-wal`;
  if (sizeOf(file) === 0 && sizeOf(wal) > 0)
    throw new StartError(
      `The database ${file} is missing or empty, but its log ${wal} is not, and may hold the newest enquiries. ` +
        'Put the database back beside it, or restore a backup with the command restore, which keeps the log; ' +
        'to start with an empty database, move the log away too.',
    );
}

/**
 * Creates the data folder and the database file if they are missing, and makes both private (0700, 0600), because
 * enquiries are personal data.
 *
 * @returns the files whose mode could not be changed because another user owns them
 * @throws StartError when the folder can't be written to, or has a log without its database.
 */
export function prepareDataFolder(dataDir: string): string[] {
  const file = databaseFile(dataDir);
  refuseOrphanedWal(file);
  try {
    makePrivateFolder(dataDir);
    if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
    const beside = walFileSuffixes
      .map((suffix) => file + suffix)
      .filter((path) => existsSync(path));
    return [
      ...(restrictAccess(dataDir, 0o700) ? [] : [dataDir]),
      ...[file, ...beside].filter((path) => !restrictAccess(path, 0o600)),
    ];
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} can't be written to (${(error as Error).message}). ` +
        'Set DATA_DIR to a folder that this user may write to.',
      { cause: error },
    );
  }
}

/**
 * Creates a folder that only its owner can read, and its parents. Not with `recursive`: Node then never returns if the
 * system answers ENOENT below an existing folder, as in /proc.
 *
 * @throws the system's error
 */
function makePrivateFolder(path: string): void {
  if (existsSync(path)) return;
  makePrivateFolder(dirname(resolve(path)));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** False when another user owns the file, as on a volume that a cluster mounts, or its file system is read-only. */
function restrictAccess(path: string, mode: number): boolean {
  if ((statSync(path).mode & 0o777) === mode) return true;
  try {
    chmodSync(path, mode);
    return true;
  } catch (error) {
    if (['EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}
