/*
 * Writes to the embedded database in a worker thread: SQLite's calls block, and a disk that hangs must not block the
 * event loop. Has both sides: `createSqliteWriter` starts this file as the thread. JavaScript, because type stripping
 * takes 18 MB in a worker.
 */
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** @typedef {Record<string, unknown>} Row */
/** @typedef {Record<string, string | number | null>} SqlParameters by parameter name */
/**
 * @typedef {object} Write
 * @property {number} id
 * @property {string} sql
 * @property {SqlParameters} values
 * @property {number} until when the caller stops waiting, in ms of the monotonic clock, which all threads share
 */
/** @typedef {{ id: number, rows?: Row[], error?: { message: string, errcode?: number } }} Result */

/**
 * @typedef {object} SqliteWriter
 * @property {(sql: string, values: SqlParameters) => Promise<Row[]>} execute executes a statement after the queued ones,
 *   as a transaction; rejects with SQLite's message and `errcode`, or after the time limit, when the statement may still
 *   be executed later
 * @property {() => Promise<void>} close finishes the queue and accepts no more
 */

/** Time limit of a write, in ms, including the queue, the disk and other processes' locks. */
const TIMEOUT_MS = 10_000;

const milliseconds = () => Number(process.hrtime.bigint() / 1_000_000n);

/**
 * A queue of writes. The thread starts with the first one, and again if it ends.
 *
 * @param {string} file a database with migrated tables
 * @returns {SqliteWriter}
 */
export function createSqliteWriter(file) {
  /** @type {Map<number, (result: Omit<Result, 'id'>) => void>} */
  const waiting = new Map();
  /** @type {Worker | undefined} */
  let thread;
  let lastId = 0;
  let isClosed = false;

  function start() {
    const started = new Worker(new URL('./sqlite-writer.js', import.meta.url), {
      workerData: { file },
      execArgv: [], // some of the process's own flags are not allowed in a worker
    });
    const end = (/** @type {string} */ message) => {
      if (thread === started) thread = undefined;
      for (const settle of [...waiting.values()]) settle({ error: { message } });
    };
    started.on('message', (/** @type {Result} */ { id, ...result }) => waiting.get(id)?.(result));
    started.on('error', (error) => end(String(error)));
    started.on('exit', () => end('the thread that writes has ended'));
    return started;
  }

  return {
    execute: (sql, values) =>
      new Promise((resolve, reject) => {
        if (isClosed) throw new Error('the database is closed');
        const id = ++lastId;
        const limit = setTimeout(
          () => waiting.get(id)?.({ error: { message: `not done within ${TIMEOUT_MS} ms` } }),
          TIMEOUT_MS,
        );
        waiting.set(id, ({ rows = [], error }) => {
          clearTimeout(limit);
          waiting.delete(id);
          if (waiting.size === 0) thread?.unref(); // lets a command-line program exit after a write
          if (error) reject(Object.assign(new Error(error.message), { errcode: error.errcode }));
          else resolve(rows);
        });
        thread ??= start();
        thread.ref();
        thread.postMessage({ id, sql, values, until: milliseconds() + TIMEOUT_MS });
      }),
    async close() {
      if (isClosed || !thread) return void (isClosed = true);
      isClosed = true;
      const ended = once(thread, 'exit');
      thread.ref();
      thread.postMessage('close');
      await ended;
    },
  };
}

/**
 * The thread.
 *
 * @param {import('node:worker_threads').MessagePort} port
 * @param {string} file
 */
function write(port, file) {
  /** @type {DatabaseSync | undefined} */
  let database;

  /** With the birth time, because a new file may reuse the inode of a deleted one. */
  const identity = () => {
    const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
    return stats && `${stats.ino} ${stats.birthtimeNs}`;
  };
  const opened = identity();

  /** A connection that was opened while the file system was read-only stays so: the next write opens another. */
  function close() {
    if (database?.isOpen) database.close();
    database = undefined;
  }

  /** @param {Write} write */
  function execute({ sql, values, until }) {
    // The time spent in the queue leaves less time to wait for another process's lock.
    const timeout = Math.round(until - milliseconds());
    if (timeout <= 0) throw new Error('it waited too long in the queue');
    // SQLite would continue to write to a deleted file.
    if (identity() !== opened)
      throw new Error(
        `${file} was deleted or replaced while the site ran. Put it back and start again`,
      );
    database ??= new DatabaseSync(file);
    // A stored enquiry survives a power cut.
    database.exec(`PRAGMA synchronous = FULL; PRAGMA busy_timeout = ${timeout}`);
    // A row has no prototype; only plain objects can be posted to another thread.
    return database
      .prepare(sql)
      .all(values)
      .map((row) => ({ ...row }));
  }

  port.on('message', (/** @type {Write | 'close'} */ message) => {
    if (message === 'close') {
      close();
      port.close();
      return;
    }
    const { id } = message;
    try {
      port.postMessage({ id, rows: execute(message) });
    } catch (thrown) {
      const error = /** @type {Error & { errcode?: number }} */ (thrown);
      close();
      port.postMessage({ id, error: { message: error.message, errcode: error.errcode } });
    }
  });
}

/** @type {{ file?: string } | null} */
const given = workerData; // eslint-disable-line @typescript-eslint/no-unsafe-assignment -- any
// Tests run in threads of their own.
if (!isMainThread && parentPort && given?.file !== undefined) write(parentPort, given.file);
