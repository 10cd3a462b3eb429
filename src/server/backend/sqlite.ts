import { DatabaseSync } from 'node:sqlite';
import {
  enquiryColumns,
  toRow,
} from '../../../supabase/functions/process-form-submission/handler.ts';
import { parsePageSeo, type PageSeo } from '../../seo/page-seo.ts';
import type { Outbox } from '../enquiries/outbox.ts';
import type { Log } from '../types.ts';
import { BackendStartError, EnquiryNotStoredError, type Backend } from './backend.ts';
import { databaseFile, prepareDataFolder } from './data-folder.ts';
import { DAMAGED, isBusy, remedyOf } from './sqlite-errors.ts';
import { createSqliteOutbox, mailColumns, webhookColumns } from './sqlite-outbox.ts';
import { updateSchema, type SchemaChange } from './sqlite-schema.ts';
import { createSqliteWriter, type SqliteWriter } from './sqlite-writer.ts';

/** How long a start waits for another process that begins on the same folder, and the pause between tries. */
const START_PATIENCE_MS = 2_000;
const START_PAUSE_MS = 300;

/** A read waits for another process only while that one sweeps up after a crash. */
const READ_PATIENCE_MS = 50;

const STORE = `INSERT INTO enquiries (idempotency_key, created_at, tell_at, webhook_at, ${enquiryColumns.join(', ')})
  VALUES (:idempotency_key, :created_at, :tell_at, :webhook_at, ${enquiryColumns.map((name) => `:${name}`).join(', ')})
  ON CONFLICT (idempotency_key) DO NOTHING`;

const PROBE = 'REPLACE INTO heartbeat (id, load) VALUES (1, zeroblob(:bytes))';
/** As much as the longest enquiry takes. */
const PROBE_BYTES = 64 * 1024;

export interface SqliteOptions {
  dataDir: string;
  /** SQL that fills page_seo and leaves existing rows alone. */
  seed: string;
  /** Keeps each new enquiry as still to be told. */
  tellsByMail: boolean;
  /** The same for the webhook. */
  tellsByWebhook?: boolean;
  log: Log;
}

export interface SqliteBackend extends Backend {
  kind: 'sqlite';
  outbox: Outbox;
  webhookOutbox: Outbox;
}

/**
 * SQLite in a file of this machine as the backend. SQLite locks by itself: several processes may
 * use one folder.
 *
 * @throws BackendStartError when the folder can't be written to or the database can't be opened.
 */
export function openSqlite(options: SqliteOptions): SqliteBackend {
  const { dataDir, tellsByMail, tellsByWebhook = false, log } = options;
  const file = databaseFile(dataDir);
  const notOurs = prepareDataFolder(dataDir);
  if (notOurs.length > 0)
    log.warn(
      { files: notOurs },
      'The data folder belongs to another user: see to it that nobody else may read it',
    );
  const { database, isNewer } = openDatabase(file, options.seed, log);
  const statements = {
    read: database.prepare('SELECT * FROM page_seo WHERE path = ?'),
    list: database.prepare('SELECT * FROM page_seo ORDER BY path'),
  };
  const writer = isNewer ? NO_WRITER : createSqliteWriter(file);

  async function keep(...statement: Parameters<typeof writer.execute>): Promise<void> {
    try {
      await writer.execute(...statement);
    } catch (error) {
      const detail = [(error as Error).message, remedyOf(error)].filter(Boolean).join('. ');
      throw new EnquiryNotStoredError('unwritable', detail, { cause: error });
    }
  }

  return {
    kind: 'sqlite',
    description: `SQLite; enquiries are kept in ${file} (npm run enquiries -- --csv prints them)`,
    outbox: createSqliteOutbox(writer, mailColumns),
    webhookOutbox: createSqliteOutbox(writer, webhookColumns),
    async readPageSeo(path, signal) {
      signal.throwIfAborted();
      const row = statements.read.get(path);
      return row ? parsePageSeo(row) : null;
    },
    async listPageSeo(signal) {
      signal.throwIfAborted();
      return statements.list.all().map((row) => parsePageSeo(row) as PageSeo);
    },
    storeEnquiry: (payload, idempotencyKey) =>
      keep(STORE, {
        ...toRow({ ...payload }, idempotencyKey),
        created_at: new Date().toISOString(),
        tell_at: tellsByMail ? Date.now() : null,
        webhook_at: tellsByWebhook ? Date.now() : null,
      }),
    checkEnquiryStore: () => keep(PROBE, { bytes: PROBE_BYTES }),
    async close() {
      if (database.isOpen) database.close();
      await writer.close();
    },
  };
}

/** For a database whose tables this release doesn't know. */
const NO_WRITER: SqliteWriter = {
  execute: () =>
    Promise.reject(
      new Error('a newer release of the site made the database: enquiries need that release'),
    ),
  close: async () => {},
};

function openDatabase(file: string, seed: string, log: Log) {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: START_PATIENCE_MS });
    turnWalOn(database);
    checkPages(database);
    const change = updateSchema(database, seed);
    report(change, file, log);
    database.exec(`PRAGMA busy_timeout = ${READ_PATIENCE_MS}`);
    return { database, isNewer: change.isNewer };
  } catch (error) {
    database?.close();
    throw new BackendStartError(
      `The database ${file} can't be opened: ${(error as Error).message}. ${remedyOf(error)}`.trimEnd(),
      { cause: error },
    );
  }
}

/**
 * With a write-ahead log others read while one writes. SQLite doesn't wait by itself for another process
 * that begins on the same folder.
 */
function turnWalOn(database: DatabaseSync): void {
  const until = performance.now() + START_PATIENCE_MS;
  for (;;) {
    try {
      return database.exec('PRAGMA journal_mode = WAL');
    } catch (error) {
      if (!isBusy(error) || performance.now() >= until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, START_PAUSE_MS);
    }
  }
}

/** A damaged page may not be met for months, and then by an enquiry. */
function checkPages(database: DatabaseSync): void {
  const { quick_check: found } = database.prepare('PRAGMA quick_check(1)').get() as {
    quick_check: string;
  };
  if (found !== 'ok')
    throw Object.assign(new Error(`it is damaged (${found.replaceAll('\n', ' ')})`), {
      errcode: DAMAGED,
    });
}

function report({ seeded, hadRecords }: SchemaChange, file: string, log: Log): void {
  if (seeded === undefined) return;
  if (!hadRecords) log.info({ records: seeded }, `The database ${file} was made and seeded`);
  else
    log.info(
      { added: seeded },
      'supabase/seed.sql has changed: new records were added, existing ones stay as they are (npm run seo shows and changes them)',
    );
}
