import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BackendStartError } from './types.ts';

export interface DataLock {
  release(): void;
}

/** What is collected as garbage is closed, and its lock gone: kept here until it is released. */
const held = new Set<DatabaseSync>();

/**
 * Takes the data folder for this process, making the folder if need be.
 *
 * The lock is the operating system's, held through an otherwise empty SQLite file: it ends with the
 * process however that ends, so a dead holder never blocks a start. A process id alone would not
 * do: every container calls its server 1. The id is written beside it for the message only.
 *
 * @throws BackendStartError when another process holds the folder, or it can't be written to.
 */
export function acquireDataLock(dataDir: string): DataLock {
  const lockFile = join(dataDir, 'server.lock');
  const pidFile = join(dataDir, 'server.pid');
  let lock: DatabaseSync | undefined;
  try {
    // Enquiries are personal data: nobody else on the machine reads the folder.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    lock = new DatabaseSync(lockFile);
    lock.exec('BEGIN EXCLUSIVE');
    writeFileSync(pidFile, `${process.pid}\n`);
  } catch (error) {
    lock?.close();
    if (isBusy(error))
      throw new BackendStartError(
        `The data folder ${dataDir} is in use by another server${holder(pidFile)}. ` +
          'Stop that one, or set DATA_DIR to another folder.',
      );
    throw new BackendStartError(
      `The data folder ${dataDir} can't be written to (${(error as Error).message}). ` +
        'Set DATA_DIR to a folder that this user may write to.',
    );
  }

  const database = lock;
  held.add(database);
  return {
    release() {
      if (!held.delete(database)) return;
      rmSync(pidFile, { force: true });
      database.close();
    },
  };
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === SQLITE_BUSY;
}

function holder(pidFile: string): string {
  try {
    return ` (process ${readFileSync(pidFile, 'utf8').trim()})`;
  } catch {
    return '';
  }
}
