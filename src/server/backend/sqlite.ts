import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  enquiryColumns,
  toRow,
} from '../../../supabase/functions/process-form-submission/handler.ts';
import { parsePageSeo, type PageSeo } from '../../seo/page-seo.ts';
import type { Outbox } from '../enquiries/outbox.ts';
import type { Log } from '../types.ts';
import { BackendStartError, EnquiryNotStoredError, type Backend } from './backend.ts';
import { databaseFile, prepareDataFolder } from './data-folder.ts';
import { createSqliteOutbox } from './sqlite-outbox.ts';
import { updateSchema, type SchemaChange } from './sqlite-schema.ts';

/** How long SQLite waits for another process that writes. Nothing else is served meanwhile. */
const BUSY_TIMEOUT_MS = 200;
/** How often an enquiry is tried that another process's writing keeps out, and the pause between, in ms. */
const BUSY_TRIES = 10;
const BUSY_PAUSE_MS = 300;
/** How long a start waits for another process that begins on the same folder, in ms. */
const START_PATIENCE_MS = 2_000;

/** As much as the longest enquiry: whether that can still be written decides about readiness. */
const HEARTBEAT_BYTES = 64 * 1024;
/** Probes of readiness come each second; a disk need not write for every one. */
const HEARTBEAT_EVERY_MS = 5_000;

export interface SqliteOptions {
  dataDir: string;
  /** SQL that fills page_seo and leaves existing rows alone. */
  seed: string;
  /** Keeps each new enquiry as still to be told. */
  tellsByMail: boolean;
  log: Log;
  /** Milliseconds; only differences matter. */
  now?: () => number;
}

export interface SqliteBackend extends Backend {
  kind: 'sqlite';
  outbox: Outbox;
}

/**
 * SQLite in a file of this machine as the backend. SQLite locks by itself: several processes may
 * use one folder.
 *
 * @throws BackendStartError when the folder can't be written to or the database can't be opened.
 */
export function openSqlite(options: SqliteOptions): SqliteBackend {
  const { dataDir, tellsByMail, log, now = () => performance.now() } = options;
  const file = databaseFile(dataDir);
  const notOurs = prepareDataFolder(dataDir);
  if (notOurs.length > 0)
    log.warn(
      { files: notOurs },
      'The data folder belongs to another user: see to it that nobody else may read it',
    );
  const database = openDatabase(file, options.seed, log);
  const statements = {
    read: database.prepare('SELECT * FROM page_seo WHERE path = ?'),
    list: database.prepare('SELECT * FROM page_seo ORDER BY path'),
    store: database.prepare(
      `INSERT INTO enquiries (idempotency_key, created_at, tell_at, ${enquiryColumns.join(', ')})
       VALUES (:idempotency_key, :created_at, :tell_at, ${enquiryColumns.map((name) => `:${name}`).join(', ')})
       ON CONFLICT (idempotency_key) DO NOTHING`,
    ),
    beat: database.prepare('REPLACE INTO heartbeat (id, load) VALUES (1, zeroblob(?))'),
  };
  const outbox = createSqliteOutbox(database);
  let lastBeat: number | undefined;

  return {
    kind: 'sqlite',
    description: `SQLite; enquiries are kept in ${file} (npm run enquiries -- --csv prints them)`,
    outbox,
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
      const row = {
        ...toRow({ ...payload }, idempotencyKey),
        created_at: new Date().toISOString(),
        tell_at: tellsByMail ? Date.now() : null,
      };
      for (let tries = 1; ; tries += 1) {
        try {
          statements.store.run(row);
          return;
        } catch (error) {
          if (isBusy(error) && tries < BUSY_TRIES) {
            await sleep(BUSY_PAUSE_MS);
            continue;
          }
          lastBeat = undefined;
          throw new EnquiryNotStoredError('unwritable', (error as Error).message, { cause: error });
        }
      }
    },
    async ready() {
      const isRecent = lastBeat !== undefined && now() - lastBeat < HEARTBEAT_EVERY_MS;
      if (isRecent) return database.isOpen;
      try {
        statements.beat.run(HEARTBEAT_BYTES);
        lastBeat = now();
        return true;
      } catch (error) {
        lastBeat = undefined;
        return isBusy(error); // others write: so can this process, a little later
      }
    },
    async close() {
      if (database.isOpen) database.close();
    },
  };
}

function openDatabase(file: string, seed: string, log: Log): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: START_PATIENCE_MS });
    // With a write-ahead log others read while one writes; `FULL` keeps an acknowledged enquiry
    // through a power cut.
    turnWalOn(database);
    database.exec('PRAGMA synchronous = FULL');
    report(updateSchema(database, seed), file, log);
    database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    return database;
  } catch (error) {
    database?.close();
    throw new BackendStartError(
      `The database ${file} can't be opened: ${(error as Error).message}. ${remedy(error)}`,
      { cause: error },
    );
  }
}

/** SQLite doesn't wait by itself for another process that begins on the same folder. */
function turnWalOn(database: DatabaseSync): void {
  const until = performance.now() + START_PATIENCE_MS;
  for (;;) {
    try {
      return database.exec('PRAGMA journal_mode = WAL');
    } catch (error) {
      if (!isBusy(error) || performance.now() >= until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_PAUSE_MS);
    }
  }
}

/** Result codes, https://www.sqlite.org/rescode.html; the lowest byte of the extended ones. */
const SQLITE = { busy: 5, readOnly: 8, ioError: 10, full: 13, cantOpen: 14 };

const codeOf = (error: unknown): number => ((error as { errcode?: number }).errcode ?? 0) & 0xff;

const isBusy = (error: unknown): boolean => codeOf(error) === SQLITE.busy;

/** Only a file that is damaged or no database is to be moved away: it holds the enquiries. */
function remedy(error: unknown): string {
  const code = codeOf(error);
  if (isBusy(error)) return 'Another process writes to it: end that one, or start again.';
  if ([SQLITE.readOnly, SQLITE.ioError, SQLITE.full, SQLITE.cantOpen].includes(code))
    return 'See to it that its disk has room and that its folder can be written to.';
  return 'Move it away to begin with an empty one, or restore a backup.';
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
