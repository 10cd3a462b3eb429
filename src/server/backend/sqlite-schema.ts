import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { enquiryColumns } from '../../../supabase/functions/process-form-submission/handler.ts';

/**
 * What brings a database from one `user_version` to the next; a released step is never changed. A step
 * ends the use of the database by releases before it. What they can live with, new columns, is no step:
 * laterColumns, and the columns that the form fills, which follow the function's list.
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
    -- When somebody was told by mail. Due again at tell_at (milliseconds since 1970), after
    -- tell_tries tries; without tell_at nobody is to be told.
    told_at TEXT,
    tell_at INTEGER,
    tell_tries INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX enquiries_to_tell ON enquiries (tell_at) WHERE told_at IS NULL AND tell_at IS NOT NULL;
  CREATE TABLE seed (hash TEXT NOT NULL) STRICT;
  CREATE TABLE heartbeat (id INTEGER PRIMARY KEY, load BLOB NOT NULL) STRICT;
  `,
];

/** Columns of `enquiries` that came after the first release, with the index each needs. */
const laterColumns = {
  // For the webhook what tell_at, tell_tries and told_at are for mail.
  webhook_at: 'INTEGER',
  webhook_tries: 'INTEGER NOT NULL DEFAULT 0',
  webhook_told_at: 'TEXT',
};
const laterIndexes = `
  CREATE INDEX IF NOT EXISTS enquiries_to_post ON enquiries (webhook_at)
    WHERE webhook_told_at IS NULL AND webhook_at IS NOT NULL;
`;

export interface SchemaChange {
  /** Records of page_seo that the seed added; undefined when the seed was loaded before. */
  seeded?: number;
  /** Records were there already, and stay as they are. */
  hadRecords: boolean;
  /** A newer release of the site has made it: it may be read, and is left as it is. */
  isNewer: boolean;
}

/**
 * Brings the tables up to date and loads a seed that is new to the database, all or nothing. Waits
 * for another process that is at it.
 *
 * @param seed SQL that leaves existing rows alone
 * @throws Error when SQLite refuses something.
 */
export function updateSchema(database: DatabaseSync, seed: string): SchemaChange {
  database.exec('BEGIN IMMEDIATE');
  try {
    const { user_version: version } = database.prepare('PRAGMA user_version').get() as {
      user_version: number;
    };
    if (version > steps.length) {
      database.exec('ROLLBACK');
      return { hadRecords: true, isNewer: true };
    }
    for (const step of steps.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${steps.length}`);
    addEnquiryColumns(database);
    const change = loadSeed(database, seed);
    database.exec('COMMIT');
    return change;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** A field that the form got since is '' on the enquiries that were there before, whatever took them. */
function addEnquiryColumns(database: DatabaseSync): void {
  const present = new Set(
    database.prepare('SELECT name FROM pragma_table_info(?)').all('enquiries').map(nameOf),
  );
  const types: [column: string, type: string][] = [
    ...enquiryColumns.map((column): [string, string] => [column, "TEXT NOT NULL DEFAULT ''"]),
    ...Object.entries(laterColumns),
  ];
  for (const [column, type] of types)
    if (!present.has(column)) database.exec(`ALTER TABLE enquiries ADD COLUMN ${column} ${type}`);
  database.exec(laterIndexes);
}

const nameOf = (row: Record<string, unknown>) => String(row.name);

function loadSeed(database: DatabaseSync, seed: string): SchemaChange {
  const count = () =>
    (database.prepare('SELECT count(*) AS rows FROM page_seo').get() as { rows: number }).rows;
  const before = count();
  const hash = createHash('sha256').update(seed).digest('hex');
  const known = database.prepare('SELECT 1 FROM seed WHERE hash = ?').get(hash);
  if (known) return { hadRecords: before > 0, isNewer: false };
  try {
    database.exec(seed);
  } catch (error) {
    throw new Error(`supabase/seed.sql failed: ${(error as Error).message}`, { cause: error });
  }
  database.prepare('INSERT INTO seed (hash) VALUES (?)').run(hash);
  return { seeded: count() - before, hadRecords: before > 0, isNewer: false };
}
