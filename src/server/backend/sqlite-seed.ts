import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** The columns of page_seo, as SQL that creates a table of that kind. */
export const pageSeoTable = (name: string): string => `
  CREATE TABLE ${name} (
    path TEXT NOT NULL PRIMARY KEY,
    title TEXT CHECK (title <> ''),
    description TEXT,
    author TEXT,
    image_url TEXT,
    twitter_site TEXT
  ) STRICT`;

const COLUMNS = 'path, title, description, author, image_url, twitter_site';

/** The records as the last seed had them, so that those which nobody has edited since can follow the next one. */
const SEEDED = 'seeded_page_seo';

export interface SeedChange {
  added: string[];
  /** Records that nobody had edited, which have the new seed's values. */
  followed: string[];
  /** Records that the new seed changes and that stay, because somebody has edited them. */
  kept: string[];
}

const hashOf = (seed: string) => createHash('sha256').update(seed).digest('hex');

/** Whether this seed was the last to be applied, by a release that keeps its values. */
export const isSeeded = (database: DatabaseSync, seed: string): boolean =>
  hasSeeded(database) && lastHash(database) === hashOf(seed);

const hasSeeded = (database: DatabaseSync): boolean =>
  database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(SEEDED) !== undefined;

/** Earlier releases look for their hash among all of them. */
const lastHash = (database: DatabaseSync): unknown =>
  database.prepare('SELECT hash FROM seed ORDER BY rowid DESC').get()?.hash;

/**
 * Adds the records of a new seed, lets those that nobody has edited follow it, and keeps its values.
 *
 * @param seed SQL that inserts into page_seo
 * @throws Error with SQLite's reason for invalid SQL
 */
export function applySeed(
  database: DatabaseSync,
  seed: string,
): { seeded?: SeedChange; hadRecords: boolean } {
  const records = (table: string) =>
    new Map(
      database
        .prepare(`SELECT ${COLUMNS} FROM ${table} ORDER BY rowid`)
        .all()
        .map((row) => [String(row.path), JSON.stringify(row)]),
    );
  const now = records('main.page_seo');
  const isNew = lastHash(database) !== hashOf(seed);
  if (!hasSeeded(database)) database.exec(pageSeoTable(SEEDED));
  const before = records(SEEDED);
  // The seed's statements name page_seo: a temporary table of that name comes before the others.
  database.exec(pageSeoTable('temp.page_seo'));
  run(database, seed);
  const next = records('temp.page_seo');

  const differing = [...next.keys()].filter((path) => now.get(path) !== next.get(path));
  const added = differing.filter((path) => !now.has(path));
  const isEdited = (path: string) => now.get(path) !== before.get(path);
  const followed = differing.filter((path) => now.has(path) && !isEdited(path));
  const kept = differing.filter(
    (path) => now.has(path) && isEdited(path) && before.get(path) !== next.get(path),
  );
  if (isNew) {
    const replace = database.prepare(
      `REPLACE INTO main.page_seo (${COLUMNS}) SELECT ${COLUMNS} FROM temp.page_seo WHERE path = ?`,
    );
    for (const path of [...added, ...followed]) replace.run(path);
    database.prepare('INSERT INTO seed (hash) VALUES (?)').run(hashOf(seed));
  }
  database.exec(`
    DELETE FROM ${SEEDED};
    INSERT INTO ${SEEDED} (${COLUMNS}) SELECT ${COLUMNS} FROM temp.page_seo;
    DROP TABLE temp.page_seo;
  `);
  return { ...(isNew && { seeded: { added, followed, kept } }), hadRecords: now.size > 0 };
}

function run(database: DatabaseSync, seed: string): void {
  try {
    database.exec(seed);
  } catch (error) {
    // For an open quote SQLite's message repeats all lines after it.
    const reason = (error as Error).message.replaceAll(/\s+/g, ' ');
    throw new Error(`supabase/seed.sql failed: ${reason}`, { cause: error });
  }
}
