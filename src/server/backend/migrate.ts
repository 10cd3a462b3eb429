import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import {
  ensureHistoryTable,
  listHistory,
  splitSqlStatements,
  type SqliteConnection,
} from '@supabase/lite';
import { BackendStartError } from './types.ts';

const historyTable = '"supabase_migrations.schema_migrations"';
const seedTable = '"supabase_migrations.seed_files"';

/**
 * Brings the embedded database to the state of `supabase/migrations`: each file once, in order, in
 * a transaction with its history row (the table that Supabase's own command line keeps). Then
 * tells the connection what row-level security the applied migrations ask for.
 *
 * @returns the names of the files that were applied now.
 * @throws BackendStartError naming the file that failed; nothing of that file is kept.
 */
export async function migrate(
  connection: SqliteConnection<DatabaseSync>,
  migrationsDir: string,
): Promise<string[]> {
  await ensureHistoryTable(connection);
  const done = new Set((await listHistory(connection)).map(({ version }) => version));
  const applied: string[] = [];

  for (const file of migrationFiles(migrationsDir)) {
    if (done.has(file.version)) continue;
    try {
      const { ddl } = await connection.translateDdl(file.sql, { strict: true });
      const record = `INSERT INTO ${historyTable} (version, name, statements) VALUES (${quote(file.version)}, ${quote(file.label)}, ${quote(JSON.stringify(splitSqlStatements(file.sql)))})`;
      runWhole(connection.driver, [ddl, record]);
    } catch (error) {
      throw new BackendStartError(
        `The migration ${file.path} failed: ${reason(error)}. Nothing of it was applied; mend the file and start again.`,
      );
    }
    applied.push(file.name);
  }

  // What is enforced comes from what was applied, not from files that may have been edited since.
  const history = await listHistory(connection);
  const sql = history.map(({ statements }) => statements.join(';\n')).join(';\n');
  connection.updateDeparseInfo(
    (await connection.translateDdl(sql, { strict: true })) as Parameters<
      typeof connection.updateDeparseInfo
    >[0],
  );
  return applied;
}

/**
 * Loads the seed the first time and never again, so that later edits of its rows stay.
 *
 * @returns whether it was loaded now.
 * @throws BackendStartError when the seed fails; nothing of it is kept.
 */
export async function loadSeedOnce(
  connection: SqliteConnection<DatabaseSync>,
  seedFile: string,
): Promise<boolean> {
  if (!existsSync(seedFile)) return false;
  const name = basename(seedFile);
  const loaded = await connection.exec<{ rows: unknown[] }>(
    `SELECT path FROM ${seedTable} WHERE path = ${quote(name)}`,
  );
  if (loaded.rows.length > 0) return false;

  const sql = readFileSync(seedFile, 'utf8');
  const hash = createHash('sha256').update(sql).digest('hex');
  const record = `INSERT INTO ${seedTable} (path, hash) VALUES (${quote(name)}, ${quote(hash)})`;
  try {
    runWhole(connection.driver, [sql, record]);
  } catch (error) {
    throw new BackendStartError(
      `The seed ${seedFile} failed: ${reason(error)}. Nothing of it was loaded; mend the file and start again.`,
    );
  }
  return true;
}

/**
 * Runs scripts as one: all of them or nothing. Not through the connection's own `transaction`,
 * which prints a failing statement to the console beside the one message that a start ends with.
 * Foreign keys rest meanwhile, so that a table can be rebuilt, and must hold at the end.
 */
function runWhole(driver: DatabaseSync, scripts: string[]): void {
  driver.exec('PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE');
  try {
    for (const script of scripts) driver.exec(script);
    if (driver.prepare('PRAGMA foreign_key_check').all().length > 0)
      throw new Error('rows are left that refer to missing ones');
    driver.exec('COMMIT');
  } catch (error) {
    if (driver.isTransaction) driver.exec('ROLLBACK');
    throw error;
  } finally {
    driver.exec('PRAGMA foreign_keys = ON');
  }
}

interface MigrationFile {
  path: string;
  name: string;
  version: string;
  label: string;
  sql: string;
}

function migrationFiles(dir: string): MigrationFile[] {
  if (!existsSync(dir)) throw new BackendStartError(`The migrations folder ${dir} is missing.`);
  return readdirSync(dir)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const path = join(dir, name);
      const [, version, label] = /^(\d{14})_(\w+)\.sql$/.exec(name) ?? [];
      if (!version || !label)
        throw new BackendStartError(
          `The migration ${path} has no usable name: expected <14 digits>_<name>.sql.`,
        );
      return { path, name, version, label, sql: readFileSync(path, 'utf8') };
    });
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** The shortest true account: a wrapped error's cause says what the database said. */
function reason(error: unknown): string {
  const { cause, message } = error as Error;
  return (cause instanceof Error ? cause.message : message).replace(/\.$/, '');
}
