import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Backend } from '../../src/server/backend/backend.ts';
import type { BackendOptions } from '../../src/server/backend/create-backend.ts';
import { databaseFile } from '../../src/server/backend/data-folder.ts';
import { openSqlite } from '../../src/server/backend/sqlite.ts';
import { openSupabase } from '../../src/server/backend/supabase.ts';
import { memoryLog } from '../support/memory-log.ts';
import {
  startSupabaseProject,
  type SupabaseProject,
} from '../support/services/supabase-project.ts';

/** A backend under test, with direct access to its database. */
interface Harness {
  /** Resets the tables to the seed. */
  setUp(): Promise<void>;
  open(): Backend;
  /** The options with which another process opens the same backend. */
  options(): Omit<BackendOptions, 'log'>;
  /** Runs SQL on the database directly. */
  sql(text: string): Promise<Record<string, unknown>[]>;
  /** Makes the database unreachable for this backend. */
  cut(backend: Backend): Promise<void>;
  /** Simulates a power failure: closes nothing. */
  crash(): Promise<void>;
  tearDown(): Promise<void>;
}

/** SQLite, with a new folder for each test. */
export function sqliteHarness(): Harness {
  let dataDir = '';
  const options = () => ({ supabase: undefined, dataDir, notifyByMail: false });
  const opened: Backend[] = [];
  const closeAll = async () => {
    for (const backend of opened.splice(0)) await backend.close();
  };
  const open = () => {
    const backend = openSqlite({ ...options(), seed: seedSql, log: memoryLog().log });
    opened.push(backend);
    return backend;
  };
  return {
    async setUp() {
      await closeAll();
      dataDir = mkdtempSync(join(tmpdir(), 'sqlite-'));
      await open().close();
    },
    open,
    options,
    async sql(text) {
      const database = new DatabaseSync(databaseFile(dataDir));
      try {
        return /^select/i.test(text.trim())
          ? database.prepare(text).all()
          : (database.exec(text), []);
      } finally {
        database.close();
      }
    },
    cut: (backend) => backend.close(),
    crash: async () => {}, // killing the process is enough
    tearDown: closeAll,
  };
}

/** A Supabase project with real PostgreSQL, PostgREST and Deno, shared by all tests. */
export function supabaseHarness(): Harness & { project(): SupabaseProject } {
  let project: SupabaseProject | undefined;
  const it = () => project!;
  const options = () => ({
    supabase: { url: it().url, anonKey: it().anonKey },
    dataDir: 'unused',
    notifyByMail: false,
  });
  return {
    project: it,
    async setUp() {
      project ??= await startSupabaseProject();
      await project.reset();
    },
    open: () => openSupabase(options().supabase),
    options,
    sql: (text) => it().database.query(text),
    async cut() {
      it().mode = 'is unreachable';
    },
    crash: () => it().database.crash(),
    async tearDown() {
      await project?.stop();
    },
  };
}

export const seedSql = readFileSync('supabase/seed.sql', 'utf8');
