import type { DatabaseSync } from 'node:sqlite';
import { enquiryColumns } from '../../enquiry/enquiry-row.ts';

/**
 * Migrations from one `user_version` to the next. Never change a released one. Earlier releases only read a migrated
 * database, so add one only for what they can't work with. A new field of the form needs none: it gets its column.
 */
const steps: ((database: DatabaseSync) => void)[] = [
  (database) =>
    database.exec(`
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
        told_at TEXT,
        tell_at INTEGER,
        tell_tries INTEGER NOT NULL DEFAULT 0
      ) STRICT;
      CREATE INDEX enquiries_to_tell ON enquiries (tell_at) WHERE told_at IS NULL AND tell_at IS NOT NULL;
      CREATE TABLE seed (hash TEXT NOT NULL) STRICT;
      CREATE TABLE heartbeat (id INTEGER PRIMARY KEY, load BLOB NOT NULL) STRICT;
    `),
  // Names the columns of both channels in the same way.
  (database) => {
    // Added to version 1 later: some databases lack them.
    addMissingColumns(database, {
      webhook_at: 'INTEGER',
      webhook_tries: 'INTEGER NOT NULL DEFAULT 0',
      webhook_told_at: 'TEXT',
      // Why it is junk; '' if it isn't.
      junk: "TEXT NOT NULL DEFAULT ''",
    });
    database.exec(`
      DROP INDEX enquiries_to_tell;
      DROP INDEX IF EXISTS enquiries_to_post;
      -- When a notification was sent, when it is due (milliseconds since 1970; null: none is to be sent), and how often
      -- it was tried.
      ALTER TABLE enquiries RENAME COLUMN told_at TO mail_sent_at;
      ALTER TABLE enquiries RENAME COLUMN tell_at TO mail_due_at;
      ALTER TABLE enquiries RENAME COLUMN tell_tries TO mail_attempts;
      ALTER TABLE enquiries RENAME COLUMN webhook_told_at TO webhook_sent_at;
      ALTER TABLE enquiries RENAME COLUMN webhook_at TO webhook_due_at;
      ALTER TABLE enquiries RENAME COLUMN webhook_tries TO webhook_attempts;
      CREATE INDEX enquiries_to_mail ON enquiries (mail_due_at)
        WHERE mail_sent_at IS NULL AND mail_due_at IS NOT NULL;
      CREATE INDEX enquiries_to_post ON enquiries (webhook_due_at)
        WHERE webhook_sent_at IS NULL AND webhook_due_at IS NOT NULL;
      -- Only releases before this version used it.
      DROP TABLE seed;
      -- Only earlier releases write its one row, to see whether an enquiry could be stored.
      ALTER TABLE heartbeat RENAME TO write_probe;
      ALTER TABLE write_probe RENAME COLUMN load TO bytes;
    `);
  },
];

/** A field that is added to the form is '' in existing enquiries. */
const formColumns = Object.fromEntries(
  enquiryColumns.map((column) => [column, "TEXT NOT NULL DEFAULT ''"]),
);

/**
 * Migrates the tables and inserts the seed's missing records, in one transaction. Waits for another process that is
 * migrating. Writes nothing if all is there: a full disk must not keep the site from starting.
 *
 * @param seed SQL that keeps existing rows
 * @returns whether a newer release has migrated the database: then it is only read
 * @throws Error when SQLite fails.
 */
export function updateSchema(database: DatabaseSync, seed: string): boolean {
  database.exec('BEGIN IMMEDIATE');
  try {
    const isNewer = versionOf(database) > steps.length;
    if (!isNewer) migrate(database, seed);
    database.exec('COMMIT');
    return isNewer;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function migrate(database: DatabaseSync, seed: string): void {
  const version = versionOf(database);
  for (const step of steps.slice(version)) step(database);
  // Even the same version would be written.
  if (version < steps.length) database.exec(`PRAGMA user_version = ${steps.length}`);
  addMissingColumns(database, formColumns);
  // Writes nothing, but fails on a read-only file system, where an empty transaction succeeds.
  database.exec('DELETE FROM write_probe WHERE false');
  applySeed(database, seed);
}

function applySeed(database: DatabaseSync, seed: string): void {
  try {
    database.exec(seed);
  } catch (error) {
    // For an open quote SQLite's message repeats all lines after it.
    const reason = (error as Error).message.replaceAll(/\s+/g, ' ');
    // A full disk is recognised by SQLite's code.
    const { errcode } = error as { errcode?: number };
    throw Object.assign(new Error(`supabase/seed.sql failed: ${reason}`), { errcode });
  }
}

const versionOf = (database: DatabaseSync): number =>
  Number(database.prepare('PRAGMA user_version').get()!.user_version);

/** @param types of columns of `enquiries`, by their names */
function addMissingColumns(database: DatabaseSync, types: Record<string, string>): void {
  const present = new Set(
    database.prepare('SELECT name FROM pragma_table_info(?)').all('enquiries').map(nameOf),
  );
  for (const [column, type] of Object.entries(types))
    if (!present.has(column)) database.exec(`ALTER TABLE enquiries ADD COLUMN ${column} ${type}`);
}

const nameOf = (row: Record<string, unknown>) => String(row.name);
