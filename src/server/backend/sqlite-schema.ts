import type { DatabaseSync } from 'node:sqlite';
import { enquiryColumns } from '../../enquiry/enquiry-row.ts';

/**
 * Migrations from one `user_version` to the next; a released one is never changed. Earlier releases can't use
 * a migrated database, so a better name is no reason for one: `mailColumns` says what `tell_at` is. New columns need no
 * migration: they are in laterColumns, or follow the fields of the form.
 */
const steps = [
  `
  CREATE TABLE page_seo (
    path TEXT NOT NULL PRIMARY KEY,
    title TEXT CHECK (title <> ''),
    description TEXT,
    author TEXT,
    image_url TEXT,
    twitter_site TEXT
  ) STRICT;
  CREATE TABLE enquiries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    idempotency_key TEXT NOT NULL UNIQUE,
    created_at TEXT NOT NULL,
    -- The notification by mail: when it was sent, when it is due (milliseconds since 1970; null: none is to be
    -- sent), and the number of attempts.
    told_at TEXT,
    tell_at INTEGER,
    tell_tries INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX enquiries_to_tell ON enquiries (tell_at) WHERE told_at IS NULL AND tell_at IS NOT NULL;
  -- Earlier releases note here which seed they have applied.
  CREATE TABLE seed (hash TEXT NOT NULL) STRICT;
  CREATE TABLE heartbeat (id INTEGER PRIMARY KEY, load BLOB NOT NULL) STRICT;
  `,
];

/** Columns of `enquiries` added after the first release, each with its index. */
const laterColumns = {
  // The webhook's counterparts of tell_at, tell_tries and told_at.
  webhook_at: 'INTEGER',
  webhook_tries: 'INTEGER NOT NULL DEFAULT 0',
  webhook_told_at: 'TEXT',
  // Why it is junk; '' for what is none.
  junk: "TEXT NOT NULL DEFAULT ''",
};
const laterIndexes = `
  CREATE INDEX IF NOT EXISTS enquiries_to_post ON enquiries (webhook_at)
    WHERE webhook_told_at IS NULL AND webhook_at IS NOT NULL;
`;

export interface SchemaChange {
  /** How many records of the seed were missing, and were inserted. */
  added: number;
  /** A newer release has migrated the database: it is read only. */
  isNewer: boolean;
}

/**
 * Migrates the tables and inserts the seed's missing records, in one transaction. Waits for another process that is
 * migrating. Writes nothing if all is there: a full disk must not keep the site from starting.
 *
 * @param seed SQL that keeps existing rows
 * @throws Error when SQLite fails.
 */
export function updateSchema(database: DatabaseSync, seed: string): SchemaChange {
  database.exec('BEGIN IMMEDIATE');
  try {
    const isNewer = versionOf(database) > steps.length;
    const added = isNewer ? 0 : migrate(database, seed);
    database.exec('COMMIT');
    return { added, isNewer };
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** @returns how many records of the seed were missing */
function migrate(database: DatabaseSync, seed: string): number {
  const version = versionOf(database);
  for (const step of steps.slice(version)) database.exec(step);
  // Even the same version would be written.
  if (version < steps.length) database.exec(`PRAGMA user_version = ${steps.length}`);
  for (const [column, type] of missingColumns(database))
    database.exec(`ALTER TABLE enquiries ADD COLUMN ${column} ${type}`);
  database.exec(laterIndexes);
  // Writes nothing, but fails on a read-only file system, where the transaction alone succeeds.
  database.exec('DELETE FROM heartbeat WHERE false');
  const before = countRecords(database);
  applySeed(database, seed);
  return countRecords(database) - before;
}

function applySeed(database: DatabaseSync, seed: string): void {
  try {
    database.exec(seed);
  } catch (error) {
    // For an open quote SQLite's message repeats all lines after it.
    const reason = (error as Error).message.replaceAll(/\s+/g, ' ');
    // A full disk is known by SQLite's code.
    const { errcode } = error as { errcode?: number };
    throw Object.assign(new Error(`supabase/seed.sql failed: ${reason}`), { errcode });
  }
}

const countRecords = (database: DatabaseSync): number =>
  Number(database.prepare('SELECT count(*) AS count FROM page_seo').get()!.count);

const versionOf = (database: DatabaseSync): number =>
  Number(database.prepare('PRAGMA user_version').get()!.user_version);

/** Columns with their types. A field that was added to the form is '' on existing enquiries. */
function missingColumns(database: DatabaseSync): [column: string, type: string][] {
  const present = new Set(
    database.prepare('SELECT name FROM pragma_table_info(?)').all('enquiries').map(nameOf),
  );
  const types: [column: string, type: string][] = [
    ...enquiryColumns.map((column): [string, string] => [column, "TEXT NOT NULL DEFAULT ''"]),
    ...Object.entries(laterColumns),
  ];
  return types.filter(([column]) => !present.has(column));
}

const nameOf = (row: Record<string, unknown>) => String(row.name);
