import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { enquiryColumns } from '../../src/enquiry/enquiry-row.ts';
import { databaseFile, keepOrphanedLog } from '../../src/server/backend/data-folder.ts';
import { readDatabase, remedyOf } from '../../src/server/backend/sqlite-database.ts';
import { mailColumns, webhookColumns } from '../../src/server/backend/sqlite-outbox.ts';
import type { Enquiry } from '../../src/server/enquiries/outbox.ts';

/** `junk` says why it is junk; '' for what is none. */
export type StoredEnquiry = Enquiry & { id: number; junk: string };

/** Every column, in the order of the exports. */
export const storedColumns: readonly (keyof StoredEnquiry)[] = [
  'created_at',
  ...enquiryColumns,
  'id',
  'idempotency_key',
  'junk',
];

/** The stored enquiries of one backend, for the command line. */
export interface EnquiryStore {
  /**
   * Oldest first.
   *
   * @throws Error with what the backend answered.
   */
  list(since?: Date): Promise<StoredEnquiry[]>;
  /** Permanently deletes enquiries created before that time; returns how many. */
  purge(before: Date): Promise<number>;
  /** Permanently deletes enquiries by id; returns how many. */
  remove(ids: readonly number[]): Promise<number>;
}

/**
 * The enquiries with an id or an e-mail address (case-insensitive); `junk`: all that are marked as junk.
 *
 * @throws Error where `who` is neither
 */
export function enquiriesOf(list: readonly StoredEnquiry[], who: string): StoredEnquiry[] {
  if (who === 'junk') return list.filter(({ junk }) => junk !== '');
  if (/^\d+$/.test(who)) return list.filter(({ id }) => id === Number(who));
  if (!who.includes('@'))
    throw new Error(
      `Found "${who}", expected the number of an enquiry (column id), an e-mail address or junk.`,
    );
  return list.filter(({ email }) => email.toLowerCase() === who.trim().toLowerCase());
}

const BUSY_TIMEOUT_MS = 5_000;

/** The enquiries in the embedded backend's folder; none where the site has never run. */
export function embeddedEnquiries(dataDir: string): EnquiryStore & {
  /** How many have a pending notification. */
  countUnnotified(): Promise<number>;
  /** Returns the space of deleted enquiries to the disk, which must have room for a copy of the rest. */
  vacuum(): Promise<void>;
} {
  const file = databaseFile(dataDir);

  function explained<T>(none: T, action: () => T): T {
    keepOrphanedLog(file);
    if (!existsSync(file)) return none;
    try {
      return action();
    } catch (error) {
      const remedy = remedyOf(error) || "Is DATA_DIR the site's data folder?";
      throw new Error(
        `The enquiries in ${file} can't be read: ${(error as Error).message}. ${remedy}`,
        { cause: error },
      );
    }
  }

  const reading = <T>(none: T, read: (database: DatabaseSync) => T): T =>
    explained(none, () => readDatabase(file, BUSY_TIMEOUT_MS, read));

  const writing = <T>(none: T, write: (database: DatabaseSync) => T): T =>
    explained(none, () => {
      using database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
      return write(database);
    });

  const deleteWhere = (condition: string, values: readonly SQLInputValue[]): number =>
    writing(0, (database) => {
      // Overwrites what is deleted, in the write-ahead log as well.
      database.exec('PRAGMA secure_delete = ON');
      // Frees the log's space first: on a full disk there may be no other.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      const { changes } = database
        .prepare(`DELETE FROM enquiries WHERE ${condition}`)
        .run(...values);
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      return Number(changes);
    });

  return {
    list: async (since = new Date(0)) =>
      reading([], (database) => {
        const rows = database
          .prepare(
            `SELECT ${storedColumns.join(', ')} FROM enquiries WHERE created_at >= ? ORDER BY id`,
          )
          .all(since.toISOString());
        return rows.map((row) => ({ ...row }) as unknown as StoredEnquiry);
      }),
    purge: async (before) => deleteWhere('created_at < ?', [before.toISOString()]),
    remove: async (ids) => deleteWhere(`id IN (${ids.map(() => '?').join(', ')})`, ids),
    vacuum: async () =>
      writing(undefined, (database) => {
        database.exec('VACUUM');
        database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      }),
    countUnnotified: async () =>
      reading(0, (database) => {
        const waits = [mailColumns, webhookColumns].map(
          ({ due, notifiedAt }) => `(${notifiedAt} IS NULL AND ${due} IS NOT NULL)`,
        );
        const count = `SELECT count(*) AS unnotified FROM enquiries WHERE ${waits.join(' OR ')}`;
        return Number(database.prepare(count).get()!.unnotified);
      }),
  };
}
