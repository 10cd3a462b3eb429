import { DatabaseSync } from 'node:sqlite';
import { enquiryColumns, toRow } from '../../enquiry/enquiry-row.ts';
import { parsePageSeo, type PageSeo } from '../../seo/page-seo.ts';
import type { Outbox } from '../enquiries/outbox.ts';
import type { Log } from '../log.ts';
import { BackendStartError, EnquiryNotStoredError, type Backend } from './backend.ts';
import { databaseFile, prepareDataFolder } from './data-folder.ts';
import { createSqliteOutbox, mailColumns, webhookColumns } from './sqlite-outbox.ts';
import { updateSchema, type SchemaChange } from './sqlite-schema.ts';
import { createSqliteWriter, type SqliteWriter } from './sqlite-writer.ts';

/** How long a start waits for another process that opens the same folder, and the pause between attempts. */
const START_TIMEOUT_MS = 2_000;
const START_RETRY_MS = 300;

/** A read waits only while another process recovers the database after a crash. */
const READ_TIMEOUT_MS = 50;

const STORE = `INSERT INTO enquiries (idempotency_key, created_at, tell_at, webhook_at, ${enquiryColumns.join(', ')})
  VALUES (:idempotency_key, :created_at, :tell_at, :webhook_at, ${enquiryColumns.map((name) => `:${name}`).join(', ')})
  ON CONFLICT (idempotency_key) DO NOTHING
  RETURNING id`;

const PROBE = 'REPLACE INTO heartbeat (id, load) VALUES (1, zeroblob(:bytes))';
/** Free space that the longest enquiry needs. */
const PROBE_BYTES = 64 * 1024;

export interface SqliteOptions {
  dataDir: string;
  /** SQL that fills page_seo and keeps existing rows. */
  seed: string;
  /** Stores each new enquiry as pending for mail. */
  notifyByMail: boolean;
  /** Stores each new enquiry as pending for the webhook. */
  notifyByWebhook?: boolean;
  log: Log;
}

export interface SqliteBackend extends Backend {
  kind: 'sqlite';
  outbox: Outbox;
  webhookOutbox: Outbox;
}

/**
 * The embedded backend: SQLite in a local file. SQLite locks the file: several processes may share a folder.
 *
 * @throws BackendStartError when the folder can't be written to or the database can't be opened.
 */
export function openSqlite(options: SqliteOptions): SqliteBackend {
  const { dataDir, notifyByMail, notifyByWebhook = false, log } = options;
  const file = databaseFile(dataDir);
  const foreignFiles = prepareDataFolder(dataDir);
  if (foreignFiles.length > 0)
    log.warn(
      { files: foreignFiles },
      'The data folder belongs to another user: make sure that no other user can read it',
    );
  const { database, isNewer } = openDatabase(file, options.seed, log);
  const statements = {
    read: database.prepare('SELECT * FROM page_seo WHERE path = ?'),
    list: database.prepare('SELECT * FROM page_seo ORDER BY path'),
  };
  const writer = isNewer ? NO_WRITER : createSqliteWriter(file);

  async function write(...statement: Parameters<typeof writer.execute>) {
    try {
      return await writer.execute(...statement);
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
    async storeEnquiry(payload, idempotencyKey) {
      const stored = await write(STORE, {
        ...toRow({ ...payload }, idempotencyKey),
        created_at: new Date().toISOString(),
        tell_at: notifyByMail ? Date.now() : null,
        webhook_at: notifyByWebhook ? Date.now() : null,
      });
      return stored.length > 0;
    },
    async checkEnquiryStore() {
      await write(PROBE, { bytes: PROBE_BYTES });
    },
    async close() {
      if (database.isOpen) database.close();
      await writer.close();
    },
  };
}

/** The error of a database that a newer release has migrated. */
const NO_WRITER: SqliteWriter = {
  execute: () =>
    Promise.reject(
      new Error(
        'a newer release of the site has migrated the database: storing enquiries needs that release',
      ),
    ),
  close: async () => {},
};

function openDatabase(file: string, seed: string, log: Log) {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: START_TIMEOUT_MS });
    enableWal(database);
    checkIntegrity(database);
    const change = updateSchema(database, seed);
    logSeed(change, file, log);
    database.exec(`PRAGMA busy_timeout = ${READ_TIMEOUT_MS}`);
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
 * Write-ahead mode allows reads during a write. SQLite's busy timeout does not cover the switch to it, hence
 * the retries.
 */
function enableWal(database: DatabaseSync): void {
  const until = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      return database.exec('PRAGMA journal_mode = WAL');
    } catch (error) {
      if (!isBusy(error) || performance.now() >= until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, START_RETRY_MS);
    }
  }
}

/** Checks integrity at start: a damaged page might be read only months later, by an enquiry. */
function checkIntegrity(database: DatabaseSync): void {
  const { quick_check: found } = database.prepare('PRAGMA quick_check(1)').get() as {
    quick_check: string;
  };
  if (found !== 'ok')
    throw Object.assign(new Error(`it is damaged (${found.replaceAll('\n', ' ')})`), {
      errcode: DAMAGED,
    });
}

function logSeed({ seeded, hadRecords }: SchemaChange, file: string, log: Log): void {
  if (seeded === undefined) return;
  if (!hadRecords) log.info({ records: seeded }, `The database ${file} was created and seeded`);
  else
    log.info(
      { added: seeded },
      'supabase/seed.sql has changed: new records were added, existing ones stay as they are (npm run seo shows and changes them)',
    );
}

/** Result codes, https://www.sqlite.org/rescode.html; the lowest byte of the extended ones. */
const SQLITE = {
  busy: 5,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cantOpen: 14,
  notADatabase: 26,
};

/** SQLite's code for a damaged database. */
const DAMAGED = SQLITE.corrupt;

const codeOf = (error: unknown): number => ((error as { errcode?: number }).errcode ?? 0) & 0xff;

/** Another process or connection is writing. */
export const isBusy = (error: unknown): boolean => codeOf(error) === SQLITE.busy;

/**
 * The remedy for an SQLite error, as a sentence; '' where there is none beyond its message. Suggests moving
 * the files away only if it is damaged or not a database: it holds the enquiries.
 */
export function remedyOf(error: unknown): string {
  const code = codeOf(error);
  if (code === SQLITE.busy)
    return 'Another process is writing to it: end that process, or start again.';
  if ([SQLITE.readOnly, SQLITE.ioError, SQLITE.full, SQLITE.cantOpen].includes(code))
    return 'Make sure that its disk has space and that its folder is writable.';
  if (code === SQLITE.corrupt || code === SQLITE.notADatabase)
    return 'Move it away together with the files -wal and -shm beside it to start with an empty database, or restore a backup.';
  return '';
}
