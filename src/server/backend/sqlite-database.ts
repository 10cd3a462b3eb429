import { DatabaseSync } from 'node:sqlite';
import { updateSchema } from './sqlite-schema.ts';

/** How long a command waits for another process's lock, in ms. */
export const BUSY_TIMEOUT_MS = 5_000;

/** Pause between attempts to switch to write-ahead mode. */
const RETRY_MS = 300;

/**
 * Opens the database, migrates it, and inserts the seed's missing records; writes nothing if all is there.
 *
 * @param timeoutMs how long it waits for another process
 * @returns with `isNewer` for a database that a newer release has migrated: it is only read
 * @throws SQLite's error
 */
export function openDatabase(
  file: string,
  seed: string,
  timeoutMs: number,
): { database: DatabaseSync; isNewer: boolean } {
  const database = new DatabaseSync(file, { timeout: timeoutMs });
  try {
    enableWal(database, timeoutMs);
    return { database, isNewer: updateSchema(database, seed) };
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Write-ahead mode allows reads during a write. SQLite's busy timeout does not cover the switch to it, which is retried
 * here.
 */
function enableWal(database: DatabaseSync, timeoutMs: number): void {
  const until = performance.now() + timeoutMs;
  for (;;) {
    try {
      return database.exec('PRAGMA journal_mode = WAL');
    } catch (error) {
      if (!isBusy(error) || performance.now() >= until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    }
  }
}

/** Result codes, https://www.sqlite.org/rescode.html; the lowest byte of the extended ones. */
const SQLITE = {
  busy: 5,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cantOpen: 14,
  notADatabase: 26,
};

const codeOf = (error: unknown): number => ((error as { errcode?: number }).errcode ?? 0) & 0xff;

/** Another process or connection is writing. */
export const isBusy = (error: unknown): boolean => codeOf(error) === SQLITE.busy;

/** The disk is full or fails, or the file system is read-only. */
const isUnwritable = (error: unknown): boolean =>
  [SQLITE.readOnly, SQLITE.ioError, SQLITE.full, SQLITE.cantOpen].includes(codeOf(error));

/**
 * The remedy for an SQLite error, as a sentence; '' if its message says it all. Suggests moving the files away only if
 * they are damaged or not a database: they hold the enquiries.
 */
export function remedyOf(error: unknown): string {
  if (isBusy(error)) return 'Another process is writing to it: end that process, or start again.';
  if (isUnwritable(error))
    return 'Make sure that its disk has space and that its folder is writable.';
  if ([SQLITE.corrupt, SQLITE.notADatabase].includes(codeOf(error)))
    return 'Move it away together with the files -wal and -shm beside it to start with an empty database, or restore a backup.';
  return '';
}
