/* The worker thread of sqlite-writer.ts. JavaScript, because type stripping takes 18 MB in a worker. */
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {{ file: string }} */
const { file } = workerData; // eslint-disable-line @typescript-eslint/no-unsafe-assignment -- any
/** @type {DatabaseSync | undefined} */
let database;
const opened = identity();

/** With the birth time, because a new file may reuse the inode of a deleted one. */
function identity() {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.birthtimeNs}`;
}

function open() {
  const connection = new DatabaseSync(file);
  // A stored enquiry survives a power cut.
  connection.exec('PRAGMA synchronous = FULL');
  return connection;
}

/** A connection that was opened while the file system was read-only stays read-only: the next write opens another. */
function close() {
  if (database?.isOpen) database.close();
  database = undefined;
}

/** @param {import('./sqlite-writer.ts').Write} write */
function execute({ sql, values, until }) {
  // The time spent in the queue leaves less time to wait for another process's lock.
  const timeout = Math.round(until - Number(process.hrtime.bigint() / 1_000_000n));
  if (timeout <= 0) throw new Error('it waited too long in the queue');
  // SQLite would continue to write to a deleted file.
  if (identity() !== opened)
    throw new Error(
      `${file} was deleted or replaced while the site ran. Put it back and start again`,
    );
  database ??= open();
  database.exec(`PRAGMA busy_timeout = ${timeout}`);
  // A row has no prototype; only plain objects can be posted to another thread.
  return database
    .prepare(sql)
    .all(values)
    .map((row) => ({ ...row }));
}

parentPort?.on('message', (/** @type {import('./sqlite-writer.ts').Write | 'close'} */ message) => {
  if (message === 'close') {
    close();
    parentPort?.close();
    return;
  }
  const { id } = message;
  try {
    parentPort?.postMessage({ id, rows: execute(message) });
  } catch (thrown) {
    const error = /** @type {Error & { errcode?: number }} */ (thrown);
    close();
    parentPort?.postMessage({ id, error: { message: error.message, errcode: error.errcode } });
  }
});
