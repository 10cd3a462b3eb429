import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { enquiryColumns } from '../../../supabase/functions/process-form-submission/handler.ts';
import { databaseFile } from '../backend/data-folder.ts';
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
}

/** Longest wait for another process that writes, in milliseconds. */
const BUSY_TIMEOUT_MS = 5_000;

/** The enquiries in the embedded backend's folder; none where the site never ran. */
export function embeddedEnquiries(dataDir: string): EnquiryStore {
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
    purge: async (before) =>
      withDatabase(false, 0, (database) => {
        // What is deleted is overwritten too, in the write-ahead log as well.
        database.exec('PRAGMA secure_delete = ON');
        const { changes } = database
          .prepare('DELETE FROM enquiries WHERE created_at < ?')
          .run(before.toISOString());
        database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
        return Number(changes);
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
  };
}

const unreadable = ({ message }: { message: string }) =>
  new Error(
    `The enquiries of the project can't be had: ${message}. Check SUPABASE_URL, and SUPABASE_SERVICE_ROLE_KEY for a secret key of that project.`,
  );
