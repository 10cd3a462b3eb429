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
import { companions, databaseFile } from './data-folder.ts';

/** The message is made for the person who copies or restores. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** More pages than a database of a site has: one step, which no writer can make begin anew. */
const ALL_PAGES = 2_000_000_000;

/** SQLite's result code for a database that another connection keeps. */
const SQLITE_BUSY = 5;

/**
 * Copies the embedded backend's database, also while the site takes enquiries: everything that was
 * stored before is in the copy. A copy that is there already is replaced when the new one is whole.
 *
 * @returns how many enquiries the copy holds
 * @throws BackupError without a database, or where the copy can't be written.
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
    // Enquiries are personal data: nobody else may read them, from the first byte on.
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
    throw new BackupError(`The copy ${target} can't be made: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

export interface Restored {
  /** How many enquiries the restored database holds. */
  enquiries: number;
  /** Where the database from before lies now; undefined when there was none. */
  replaced: string | undefined;
}

/**
 * Puts a copy in the place of the embedded backend's database, which is kept beside it.
 *
 * @throws BackupError while a site uses the database, and for a file that is no copy of one.
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
    // Restored by root, it would be root's, and the site could not open it.
    const { uid, gid } = statSync(dirname(file));
    if (process.getuid?.() === 0) chownSync(part, uid, gid);
    renameSync(part, file);
    return { enquiries, replaced };
  } finally {
    rmSync(part, { force: true });
  }
}

/**
 * Makes a copy one whole file without a log beside it, and reads it through.
 *
 * @throws BackupError for one that is damaged, or no database of the site.
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
    throw new BackupError(`It is no whole database of the site: ${(error as Error).message}.`, {
      cause: error,
    });
  } finally {
    database?.close();
  }
}

/** @returns where the database lies now; undefined when there was none */
function setAside(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  refuseIfInUse(file);
  const replaced = file.replace(/\.db$/, `-replaced-${new Date().toISOString().slice(0, 19)}.db`);
  renameSync(file, replaced);
  for (const suffix of companions)
    if (existsSync(file + suffix)) renameSync(file + suffix, replaced + suffix);
  return replaced;
}

/** Leaving the write-ahead mode takes a lock that every open connection keeps from the others. */
function refuseIfInUse(file: string): void {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    // A database too damaged to be opened is what a restore is for.
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) return;
    throw new BackupError(
      `A site is running on ${file}: stop every process that uses it, then restore.`,
      { cause: error },
    );
  } finally {
    database.close();
  }
}
