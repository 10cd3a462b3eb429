import { enquiryColumns, toRow } from '../../enquiry/enquiry-row.ts';
import {
  JUNK_WINDOW_MS,
  JUNK_WINDOW_ROWS,
  junkReason,
  type EarlierEnquiry,
} from '../../enquiry/junk.ts';
import { parseSeoRecord, type SeoRecord } from '../../seo/resolve-metadata.ts';
import type { Log } from '../log.ts';
import { StartError } from '../start-error.ts';
import { EnquiryNotStoredError, type Backend } from './backend.ts';
import { databaseFile, prepareDataFolder } from './data-folder.ts';
import { openDatabase, remedyOf } from './sqlite-database.ts';
import { createSqliteOutbox } from './sqlite-outbox.ts';
import { createSqliteWriter, type SqliteWriter } from './sqlite-writer.js';

/** How long a start waits for another process that opens the same folder. */
const START_TIMEOUT_MS = 2_000;

/** A read waits only while another process recovers the database after a crash. */
const READ_TIMEOUT_MS = 50;

const INSERT_ENQUIRY = `INSERT INTO enquiries (idempotency_key, created_at, junk, mail_due_at, webhook_due_at, ${enquiryColumns.join(', ')})
  VALUES (:idempotency_key, :created_at, :junk, :mail_due_at, :webhook_due_at, ${enquiryColumns.map((name) => `:${name}`).join(', ')})
  ON CONFLICT (idempotency_key) DO NOTHING
  RETURNING junk`;
const SELECT_JUNK = 'SELECT junk FROM enquiries WHERE idempotency_key = :key';

/** The latest rows by id, because selecting an hour by its time would read the whole table. */
const SELECT_EARLIER = `SELECT email, message FROM
  (SELECT email, message, created_at FROM enquiries ORDER BY id DESC LIMIT ${JUNK_WINDOW_ROWS}) WHERE created_at >= ?`;

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

/**
 * The embedded backend: SQLite in a local file, whose locks allow several processes. While nothing can be written, it
 * reads, and rejects enquiries.
 *
 * @throws StartError when the folder can't be created or the file is not a database of the site.
 */
export function openSqlite({
  dataDir,
  seed,
  notifyByMail,
  notifyByWebhook = false,
  log,
}: SqliteOptions): Required<Backend> {
  const file = databaseFile(dataDir);
  const foreignFiles = prepareDataFolder(dataDir);
  if (foreignFiles.length > 0)
    log.warn(
      { files: foreignFiles },
      'The data folder belongs to another user: make sure that no other user can read it',
    );
  const reader = openReader(file, seed);
  const writer = createSqliteWriter(file);

  async function execute(...statement: Parameters<SqliteWriter['execute']>) {
    if (reader.isNewer) throw new Error(NEWER);
    return writer.execute(...statement);
  }

  async function write(...statement: Parameters<typeof execute>) {
    try {
      return await execute(...statement);
    } catch (error) {
      const detail = [(error as Error).message, remedyOf(error)].filter(Boolean).join('. ');
      throw new EnquiryNotStoredError('unwritable', detail, { cause: error });
    }
  }

  /** Empty if they can't be read: storing matters more. */
  function listSince(start: Date): EarlierEnquiry[] {
    try {
      return reader.since(start);
    } catch {
      return [];
    }
  }

  return {
    kind: 'sqlite',
    description: `SQLite; enquiries are kept in ${file} (the command enquiries prints them)`,
    outbox: createSqliteOutbox({ execute }, 'mail'),
    webhookOutbox: createSqliteOutbox({ execute }, 'webhook'),
    async readSeoRecord(path, signal) {
      signal.throwIfAborted();
      return reader.read(path);
    },
    async listSeoRecords(signal) {
      signal.throwIfAborted();
      return reader.list();
    },
    async storeEnquiry(payload, idempotencyKey, signals = []) {
      const now = Date.now();
      const junk = junkReason(payload, signals, listSince(new Date(now - JUNK_WINDOW_MS)));
      const due = junk === '' ? now : null;
      const [stored] = await write(INSERT_ENQUIRY, {
        ...toRow({ ...payload }, idempotencyKey),
        created_at: new Date(now).toISOString(),
        junk,
        mail_due_at: notifyByMail ? due : null,
        webhook_due_at: notifyByWebhook ? due : null,
      });
      if (stored) return junk !== '';
      const [known] = await write(SELECT_JUNK, { key: idempotencyKey });
      return known?.junk !== '';
    },
    async close() {
      reader.close();
      await writer.close();
    },
  };
}

/** What is read; the writer has the writes. */
interface DatabaseReader {
  read(path: string): SeoRecord | null;
  list(): SeoRecord[];
  /** The enquiries since then that junk is compared with. */
  since(start: Date): EarlierEnquiry[];
  /** A newer release has migrated the database: nothing is written. */
  isNewer: boolean;
  close(): void;
}

function openReader(file: string, seed: string): DatabaseReader {
  try {
    const { database, isNewer } = openDatabase(file, seed, START_TIMEOUT_MS);
    database.exec(`PRAGMA busy_timeout = ${READ_TIMEOUT_MS}`);
    const read = database.prepare('SELECT * FROM page_seo WHERE path = ?');
    const list = database.prepare(SELECT_PAGE_SEO);
    const earlier = database.prepare(SELECT_EARLIER);
    return {
      read: (path) => parseSeoRecord(read.get(path) ?? null),
      list: () => list.all().map((row) => parseSeoRecord(row) as SeoRecord),
      since: (start) => earlier.all(start.toISOString()) as unknown as EarlierEnquiry[],
      isNewer,
      close: () => database.isOpen && database.close(),
    };
  } catch (error) {
    throw new StartError(
      `The database ${file} can't be opened: ${(error as Error).message}. ${remedyOf(error)}`.trimEnd(),
      { cause: error },
    );
  }
}

const SELECT_PAGE_SEO = 'SELECT * FROM page_seo ORDER BY path';
const NEWER =
  'a newer release of the site has migrated the database: storing enquiries needs that release';
