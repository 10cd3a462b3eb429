import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { walFileSuffixes, databaseFile } from './data-folder.ts';

/** The message is for the operator who copies or restores. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** More pages than any database of the site has, so that the copy is one step, which concurrent writes can't restart. */
const ALL_PAGES = 2_000_000_000;

/** SQLite's result code for a locked database. */
const SQLITE_BUSY = 5;

/**
 * Copies the embedded backend's database, also while the site runs: everything stored before the call is in
 * the copy. Replaces an existing copy only once the new one is complete.
 *
 * @returns how many enquiries the copy holds
 * @throws BackupError when there is no database or the copy can't be written.
 */
export async function backUp(dataDir: string, target: string): Promise<number> {
  const file = databaseFile(dataDir);
  if (!existsSync(file))
    throw new BackupError(
      `There is no database ${file} to copy: is DATA_DIR the site's data folder?`,
    );
  if (resolve(target) === resolve(file))
    throw new BackupError(`${target} is the database itself: name another file for its copy.`);
  const part = `${target}.part`;
  try {
    rmSync(part, { force: true });
    // Enquiries are personal data: the file is private from the start.
    closeSync(openSync(part, 'wx', 0o600));
    const source = new DatabaseSync(file);
    try {
      await backup(source, part, { rate: ALL_PAGES });
    } finally {
      source.close();
    }
    const enquiries = countEnquiries(part);
    renameSync(part, target);
    return enquiries;
  } catch (error) {
    rmSync(part, { force: true });
    throw new BackupError(`The copy ${target} can't be written: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

interface Restored {
  /** How many enquiries the restored database holds. */
  enquiries: number;
  /** The path of the replaced database; undefined when there was none. */
  replaced: string | undefined;
}

/**
 * Replaces the embedded backend's database by a copy, and keeps the replaced one in the same folder.
 *
 * @throws BackupError while a site uses the database, and for a file that is not a copy of one.
 */
export function restore(dataDir: string, source: string): Restored {
  const file = databaseFile(dataDir);
  if (!existsSync(source)) throw new BackupError(`There is no file ${source}.`);
  if (!existsSync(dataDir))
    throw new BackupError(`There is no folder ${dataDir}: set DATA_DIR to the site's data folder.`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    copyFileSync(source, part);
    chmodSync(part, 0o600);
    const enquiries = countEnquiries(part);
    const replaced = setAside(file);
    // The site could not open a file that root owns.
    const { uid, gid } = statSync(dirname(file));
    if (process.getuid?.() === 0) chownSync(part, uid, gid);
    renameSync(part, file);
    return { enquiries, replaced };
  } finally {
    rmSync(part, { force: true });
  }
}

/**
 * Turns a copy into a single file without write-ahead log and checks its integrity.
 *
 * @throws BackupError if it is damaged or not a database of the site.
 */
function countEnquiries(file: string): number {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    database.exec('PRAGMA journal_mode = DELETE');
    const [check] = database.prepare('PRAGMA quick_check(1)').all();
    if (check?.quick_check !== 'ok') throw new Error(String(check?.quick_check));
    database.prepare('SELECT count(*) FROM page_seo').get();
    const { rows } = database.prepare('SELECT count(*) AS rows FROM enquiries').get() as {
      rows: number;
    };
    return rows;
  } catch (error) {
    throw new BackupError(
      `It is not a complete database of the site: ${(error as Error).message}.`,
      {
        cause: error,
      },
    );
  } finally {
    database?.close();
  }
}

/** @returns the new path of the replaced database; undefined when there was none */
function setAside(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  refuseIfInUse(file);
  const replaced = file.replace(/\.db$/, `-replaced-${new Date().toISOString().slice(0, 19)}.db`);
  renameSync(file, replaced);
  for (const suffix of walFileSuffixes)
    if (existsSync(file + suffix)) renameSync(file + suffix, replaced + suffix);
  return replaced;
}

/** Leaving write-ahead mode needs a lock that fails while any other connection is open. */
function refuseIfInUse(file: string): void {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    // A restore must work on a database that is too damaged to be opened.
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) return;
    throw new BackupError(
      `A site is running on ${file}: stop every process that uses it, then restore.`,
      { cause: error },
    );
  } finally {
    database.close();
  }
}
