import type { DatabaseSync } from 'node:sqlite';
import { enquiryColumns } from '../../enquiry/enquiry-row.ts';
import { applySeed, isSeeded, pageSeoTable, type SeedChange } from './sqlite-seed.ts';

/**
 * Migrations from one `user_version` to the next; a released one is never changed. Earlier releases can't use
 * a migrated database, so a better name is no reason for one: `mailColumns` says what `tell_at` is. New columns need no
 * migration: they are in laterColumns, or follow the fields of the form.
 */
const steps = [
  `
  ${pageSeoTable('page_seo')};
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
};
const laterIndexes = `
  CREATE INDEX IF NOT EXISTS enquiries_to_post ON enquiries (webhook_at)
    WHERE webhook_told_at IS NULL AND webhook_at IS NOT NULL;
`;

export interface SchemaChange {
  /** What a new seed changed; undefined when this seed was the last to be applied. */
  seeded?: SeedChange;
  /** The table had records already. */
  hadRecords: boolean;
  /** A newer release has migrated the database: it is read only. */
  isNewer: boolean;
}

/**
 * Migrates the tables and applies a new seed, in one transaction. Waits for another process that is
 * migrating. Writes nothing if all is current: a full disk must not keep the site from starting.
 *
 * @param seed SQL that keeps existing rows
 * @throws Error when SQLite fails.
 */
export function updateSchema(database: DatabaseSync, seed: string): SchemaChange {
  database.exec('BEGIN IMMEDIATE');
  try {
    const isNewer = versionOf(database) > steps.length;
    const isUnchanged = isNewer || isCurrent(database, seed);
    // Writes nothing, but fails on a read-only file system, where the transaction alone succeeds.
    if (isUnchanged && !isNewer) database.exec('DELETE FROM heartbeat WHERE false');
    const change = isUnchanged ? { hadRecords: true, isNewer } : migrate(database, seed);
    database.exec('COMMIT');
    return change;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function migrate(database: DatabaseSync, seed: string): SchemaChange {
  for (const step of steps.slice(versionOf(database))) database.exec(step);
  database.exec(`PRAGMA user_version = ${steps.length}`);
  for (const [column, type] of missingColumns(database))
    database.exec(`ALTER TABLE enquiries ADD COLUMN ${column} ${type}`);
  database.exec(laterIndexes);
  return { ...applySeed(database, seed), isNewer: false };
}

const versionOf = (database: DatabaseSync): number =>
  Number(database.prepare('PRAGMA user_version').get()!.user_version);

const isCurrent = (database: DatabaseSync, seed: string): boolean =>
  versionOf(database) === steps.length &&
  missingColumns(database).length === 0 &&
  isSeeded(database, seed);

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
