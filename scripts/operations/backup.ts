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
import { randomUUID } from 'node:crypto';
import { dirname, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import {
  databaseFile,
  refuseOrphanedWal,
  walFileSuffixes,
} from '../../src/server/backend/data-folder.ts';
import { isBusy } from '../../src/server/backend/sqlite-database.ts';

/** More pages than any database of the site has: in a single step, which concurrent writes can't restart. */
const ALL_PAGES = 2_000_000_000;

/**
 * A new, private file for an unfinished copy: enquiries are personal data. Each process has its own, so that two
 * at once don't disturb each other.
 */
function unfinished(target: string): string {
  const part = `${target}-${randomUUID()}.part`;
  closeSync(openSync(part, 'wx', 0o600));
  return part;
}

/** Deletes an unfinished copy, with SQLite's files beside it. */
function discard(part: string): void {
  for (const suffix of ['', ...walFileSuffixes]) rmSync(part + suffix, { force: true });
}

/**
 * Copies the embedded backend's database, also while the site runs: everything stored before the call is in
 * the copy. Replaces an existing copy only once the new one is complete.
 *
 * @returns how many enquiries the copy holds
 * @throws Error when there is no database or the copy can't be written.
 */
export async function writeBackup(dataDir: string, target: string): Promise<number> {
  const file = databaseFile(dataDir);
  refuseOrphanedWal(file);
  if (!existsSync(file))
    throw new Error(`There is no database ${file} to copy: is DATA_DIR the site's data folder?`);
  if (resolve(target) === resolve(file))
    throw new Error(`${target} is the database itself: name another file for its copy.`);
  let part: string | undefined;
  let enquiries: number;
  try {
    part = unfinished(target);
    using source = new DatabaseSync(file);
    await backup(source, part, { rate: ALL_PAGES });
    enquiries = countEnquiries(part);
    renameSync(part, target);
  } catch (error) {
    if (part) discard(part);
    throw new Error(`The copy ${target} can't be written: ${(error as Error).message}.`, {
      cause: error,
    });
  }
  return enquiries;
}

interface Restored {
  /** How many enquiries the restored database holds. */
  enquiries: number;
  /** The paths of the replaced database and of its additional files; empty when there were none. */
  replaced: string[];
}

/**
 * Replaces the embedded backend's database by a copy, and keeps the replaced one in the same folder. A log left
 * beside the database never gets into the copy.
 *
 * @throws Error while a site uses the database, for a file that is not a copy of one, and when the restored database
 * is not the copy.
 */
export function restore(dataDir: string, source: string): Restored {
  const file = databaseFile(dataDir);
  if (!existsSync(source)) throw new Error(`There is no file ${source}.`);
  if (!existsSync(dataDir))
    throw new Error(`There is no folder ${dataDir}: set DATA_DIR to the site's data folder.`);
  const part = unfinished(file);
  try {
    copyFileSync(source, part);
    // The log of a database set aside has its newest enquiries.
    if (existsSync(`${source}-wal`)) copyFileSync(`${source}-wal`, `${part}-wal`);
    chmodSync(part, 0o600);
    const enquiries = countEnquiries(part);
    const replaced = setAside(file);
    // The site can't open a file that root owns.
    const { uid, gid } = statSync(dirname(file));
    if (process.getuid?.() === 0) chownSync(part, uid, gid);
    renameSync(part, file);
    const restored = countEnquiries(file);
    if (restored !== enquiries)
      throw new Error(
        `${file} holds ${restored} enquiries instead of ${enquiries}: another process uses it. Stop every process of the site, then restore again.`,
      );
    return { enquiries, replaced };
  } finally {
    discard(part);
  }
}

/**
 * Turns a copy into a single file without write-ahead log and checks its integrity.
 *
 * @throws Error if it is damaged or not a database of the site.
 */
function countEnquiries(file: string): number {
  try {
    using database = new DatabaseSync(file);
    database.exec('PRAGMA journal_mode = DELETE');
    const [check] = database.prepare('PRAGMA quick_check(1)').all();
    if (check?.quick_check !== 'ok') throw new Error(String(check?.quick_check));
    database.prepare('SELECT count(*) FROM page_seo').get();
    const { rows } = database.prepare('SELECT count(*) AS rows FROM enquiries').get() as {
      rows: number;
    };
    return rows;
  } catch (error) {
    throw new Error(`It is not a complete database of the site: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

/** @returns the new paths of the replaced files */
function setAside(file: string): string[] {
  refuseIfInUse(file);
  const replaced = file.replace(/\.db$/, `-replaced-${new Date().toISOString()}.db`);
  return ['', ...walFileSuffixes]
    .filter((suffix) => existsSync(file + suffix))
    .map((suffix) => {
      renameSync(file + suffix, replaced + suffix);
      return replaced + suffix;
    });
}

/** Leaving write-ahead mode needs a lock that fails while any other connection is open. */
function refuseIfInUse(file: string): void {
  // Opening an empty database would delete the log beside it.
  if (!existsSync(file) || statSync(file).size === 0) return;
  using database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    // A restore must work on a database that is too damaged to be opened.
    if (!isBusy(error)) return;
    throw new Error(
      `A site is running on ${file}: stop every process that uses it, then restore.`,
      { cause: error },
    );
  }
}
