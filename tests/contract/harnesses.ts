import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Backend } from '../../src/server/backend/backend.ts';
import { createBackend, type BackendOptions } from '../../src/server/backend/create-backend.ts';
import { databaseFile } from '../../src/server/backend/data-folder.ts';
import { createProjectClient } from '../../src/server/backend/supabase-client.ts';
import {
  embeddedEnquiries,
  projectEnquiries,
  type EnquiryStore,
} from '../../src/server/enquiries/stored-enquiries.ts';
import { memoryLog } from '../support/memory-log.ts';
import {
  startSupabaseProject,
  type SupabaseProject,
} from '../support/services/supabase-project.ts';

/** One kind of backend, and what a test does behind its back. */
export interface Harness {
  /** Begins with what the seed leaves. */
  setUp(): Promise<void>;
  open(): Backend;
  /** What a process of its own opens the same backend with. */
  options(): Omit<BackendOptions, 'log'>;
  /** Its keeper's own SQL. */
  sql(text: string): Promise<Record<string, unknown>[]>;
  enquiries(): EnquiryStore;
  /** Makes the backend unreachable for this opened one. */
  cut(backend: Backend): Promise<void>;
  /** What a machine does that loses power: nothing is closed. */
  crash(): Promise<void>;
  tearDown(): Promise<void>;
}

/** SQLite in a folder of its own for each test. */
export function sqliteHarness(): Harness {
  let dataDir = '';
  const options = () => ({ supabase: undefined, dataDir, notifyByMail: false });
  const opened: Backend[] = [];
  const closeAll = async () => {
    for (const backend of opened.splice(0)) await backend.close();
  };
  const open = () => {
    const backend = createBackend({ ...options(), log: memoryLog().log });
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
    enquiries: () => embeddedEnquiries(dataDir),
    cut: (backend) => backend.close(),
    crash: async () => {}, // the process that is killed is all there is
    tearDown: closeAll,
  };
}

/** A Supabase project of real parts, one for all tests. */
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
    open: () => createBackend({ ...options(), log: memoryLog().log }),
    options,
    sql: (text) => it().database.query(text),
    enquiries: () => projectEnquiries(createProjectClient(it().url, it().serviceKey)),
    async cut() {
      it().mood = 'away';
    },
    crash: () => it().database.crash(),
    async tearDown() {
      await project?.stop();
    },
  };
}

export const seedSql = readFileSync('supabase/seed.sql', 'utf8');
