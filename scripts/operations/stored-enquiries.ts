import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { enquiryColumns } from '../../src/enquiry/enquiry-row.ts';
import { databaseFile } from '../../src/server/backend/data-folder.ts';
import { BUSY_TIMEOUT_MS, remedyOf } from '../../src/server/backend/sqlite-database.ts';
import type { Enquiry } from '../../src/server/enquiries/outbox.ts';

/** `junk` says why it is junk, '' that it is not. */
export type StoredEnquiry = Enquiry & { id: number; junk: string };

/** Every column, in the order of the exports. */
export const storedColumns: readonly (keyof StoredEnquiry)[] = [
  'created_at',
  ...enquiryColumns,
  'id',
  'idempotency_key',
  'junk',
];

/**
 * The enquiries with an id or an email address (case-insensitive); `junk` for those marked as junk.
 *
 * @throws Error where `who` is neither
 */
export function enquiriesOf(list: readonly StoredEnquiry[], who: string): StoredEnquiry[] {
  if (who === 'junk') return list.filter(({ junk }) => junk !== '');
  if (/^\d+$/.test(who)) return list.filter(({ id }) => id === Number(who));
  if (!who.includes('@'))
    throw new Error(
      `Found "${who}", expected the number of an enquiry (column id), an email address or junk.`,
    );
  return list.filter(({ email }) => email.toLowerCase() === who.trim().toLowerCase());
}

interface StoredEnquiries {
  /**
   * Oldest first.
   *
   * @throws Error with what SQLite said
   */
  list(): StoredEnquiry[];
  /** Permanently deletes enquiries created before that time; returns how many. */
  purge(before: Date): number;
  /** Permanently deletes enquiries by id; returns how many. */
  remove(ids: readonly number[]): number;
}

/** The enquiries in the embedded backend's folder; none if the site has never run. */
export function openStoredEnquiries(dataDir: string): StoredEnquiries {
  const file = databaseFile(dataDir);

  function using<T>(none: T, action: (database: DatabaseSync) => T): T {
    if (!existsSync(file)) return none;
    try {
      using database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
      return action(database);
    } catch (error) {
      const remedy = remedyOf(error) || "Is DATA_DIR the site's data folder?";
      throw new Error(
        `The enquiries in ${file} can't be read: ${(error as Error).message}. ${remedy}`,
        { cause: error },
      );
    }
  }

  const deleteWhere = (condition: string, values: readonly SQLInputValue[]): number =>
    using(0, (database) => {
      // Overwrites what is deleted, in the write-ahead log as well.
      database.exec('PRAGMA secure_delete = ON');
      const { changes } = database
        .prepare(`DELETE FROM enquiries WHERE ${condition}`)
        .run(...values);
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      return Number(changes);
    });

  return {
    list: () =>
      using([], (database) => {
        const rows = database
          .prepare(`SELECT ${storedColumns.join(', ')} FROM enquiries ORDER BY id`)
          .all();
        return rows.map((row) => ({ ...row }) as unknown as StoredEnquiry);
      }),
    purge: (before) => deleteWhere('created_at < ?', [before.toISOString()]),
    remove: (ids) => deleteWhere(`id IN (${ids.map(() => '?').join(', ')})`, ids),
  };
}
