import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { enquiryColumns } from '../../../supabase/functions/process-form-submission/handler.ts';
import { databaseFile } from '../backend/data-folder.ts';
import { mailColumns, webhookColumns } from '../backend/sqlite-outbox.ts';
import type { ProjectClient } from '../backend/supabase-client.ts';
import type { Enquiry } from './outbox.ts';

export type StoredEnquiry = Enquiry & { id: number };

/** Every column, in the order of the exports. */
export const storedColumns: readonly (keyof StoredEnquiry)[] = [
  'created_at',
  ...enquiryColumns,
  'id',
  'idempotency_key',
];

/** The enquiries of one backend, beside whatever else uses it. */
export interface EnquiryStore {
  /** Oldest first. @throws Error with what the backend answered. */
  list(since?: Date): Promise<StoredEnquiry[]>;
  /** Deletes for good what came before that time; gives the number of enquiries. */
  purge(before: Date): Promise<number>;
  /** Deletes for good those with these ids; gives the number of enquiries. */
  remove(ids: readonly number[]): Promise<number>;
}

/**
 * Those of a list that an id or an e-mail address names; an address in any case.
 *
 * @throws Error where `who` is neither
 */
export function enquiriesOf(list: readonly StoredEnquiry[], who: string): StoredEnquiry[] {
  if (/^\d+$/.test(who)) return list.filter(({ id }) => id === Number(who));
  if (!who.includes('@'))
    throw new Error(
      `Found "${who}", expected the number of an enquiry (column id) or an e-mail address.`,
    );
  return list.filter(({ email }) => email.toLowerCase() === who.trim().toLowerCase());
}

/** Longest wait for another process that writes, in milliseconds. */
const BUSY_TIMEOUT_MS = 5_000;

/** The enquiries in the embedded backend's folder; none where the site never ran. */
export function embeddedEnquiries(dataDir: string): EnquiryStore & {
  /** How many wait until a mail or a post about them gets through. */
  untold(): Promise<number>;
} {
  const file = databaseFile(dataDir);

  function withDatabase<T>(readOnly: boolean, none: T, action: (database: DatabaseSync) => T): T {
    if (!existsSync(file)) return none;
    let database: DatabaseSync | undefined;
    try {
      database = new DatabaseSync(file, { readOnly, timeout: BUSY_TIMEOUT_MS });
      return action(database);
    } catch (error) {
      throw new Error(
        `The enquiries in ${file} can't be had: ${(error as Error).message}. Is DATA_DIR the site's data folder?`,
        { cause: error },
      );
    } finally {
      database?.close();
    }
  }

  const deleteWhere = (condition: string, values: readonly SQLInputValue[]): number =>
    withDatabase(false, 0, (database) => {
      // What is deleted is overwritten too, in the write-ahead log as well.
      database.exec('PRAGMA secure_delete = ON');
      const { changes } = database
        .prepare(`DELETE FROM enquiries WHERE ${condition}`)
        .run(...values);
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      return Number(changes);
    });

  return {
    list: async (since = new Date(0)) =>
      withDatabase(true, [], (database) => {
        const rows = database
          .prepare(
            `SELECT ${storedColumns.join(', ')} FROM enquiries WHERE created_at >= ? ORDER BY id`,
          )
          .all(since.toISOString());
        return rows.map((row) => ({ ...row }) as unknown as StoredEnquiry);
      }),
    purge: async (before) => deleteWhere('created_at < ?', [before.toISOString()]),
    remove: async (ids) => deleteWhere(`id IN (${ids.map(() => '?').join(', ')})`, ids),
    untold: async () =>
      withDatabase(true, 0, (database) => {
        const waits = [mailColumns, webhookColumns].map(
          ({ due, told }) => `(${told} IS NULL AND ${due} IS NOT NULL)`,
        );
        const count = `SELECT count(*) AS untold FROM enquiries WHERE ${waits.join(' OR ')}`;
        return Number(database.prepare(count).get()!.untold);
      }),
  };
}

const PAGE = 1000;

/**
 * The enquiries of a Supabase project, whatever their number.
 *
 * @param client must act as the service role; anybody else sees none.
 */
export function projectEnquiries(client: ProjectClient): EnquiryStore {
  return {
    async list(since = new Date(0)) {
      const all: StoredEnquiry[] = [];
      for (;;) {
        const { data, error } = await client
          .from('enquiries')
          .select('*')
          .gt('id', all.at(-1)?.id ?? 0)
          .gte('created_at', since.toISOString())
          .order('id')
          .limit(PAGE);
        if (error) throw unreadable(error);
        // PostgreSQL writes an offset.
        all.push(
          ...data.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() })),
        );
        if (data.length < PAGE) return all;
      }
    },
    async purge(before) {
      const { count, error } = await client
        .from('enquiries')
        .delete({ count: 'exact' })
        .lt('created_at', before.toISOString());
      if (error) throw unreadable(error);
      return count ?? 0;
    },
    async remove(ids) {
      const { count, error } = await client
        .from('enquiries')
        .delete({ count: 'exact' })
        .in('id', ids);
      if (error) throw unreadable(error);
      return count ?? 0;
    },
  };
}

const unreadable = ({ message }: { message: string }) =>
  new Error(
    `The enquiries of the project can't be had: ${message}. Check SUPABASE_URL, and SUPABASE_SERVICE_ROLE_KEY for a secret key of that project.`,
  );
