import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

type Row = Record<string, unknown>;

/** A message to sqlite-thread.js. */
export interface Write {
  id: number;
  sql: string;
  values: Record<string, string | number | null>;
  /** When the caller stops waiting, in milliseconds of the system's monotonic clock, which all threads share. */
  until: number;
}

interface Answer {
  id: number;
  rows?: Row[];
  error?: { message: string; errcode?: number };
}

export interface SqliteWriter {
  /**
   * Executes a statement after the queued ones.
   *
   * @param values by parameter name
   * @returns the rows
   * @throws Error with SQLite's message and `errcode`, or when the time limit has passed; the statement may
   * still be executed later
   */
  execute(sql: Write['sql'], values: Write['values']): Promise<Row[]>;
  /** Finishes the queue and accepts no more. */
  close(): Promise<void>;
}

/** Time limit of a write, in ms, including the queue, the disk and other processes' locks. */
const TIMEOUT_MS = 10_000;

/**
 * A queue of writes to the embedded database in a worker thread: SQLite's calls block, and a slow disk or
 * another process's lock must not block the event loop. The thread starts with the first write, and again if
 * it ends.
 *
 * @param file a database with migrated tables
 */
export function createSqliteWriter(file: string): SqliteWriter {
  const waiting = new Map<number, (answer: Omit<Answer, 'id'>) => void>();
  let thread: Worker | undefined;
  let lastId = 0;
  let isClosed = false;

  function start(): Worker {
    const started = new Worker(new URL('./sqlite-thread.js', import.meta.url), {
      workerData: { file },
      execArgv: [], // some of the process's own flags are not allowed in a worker
    });
    const end = (message: string) => {
      if (thread === started) thread = undefined;
      for (const settle of [...waiting.values()]) settle({ error: { message } });
    };
    started.on('message', ({ id, ...answer }: Answer) => waiting.get(id)?.(answer));
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
        const until = Number(process.hrtime.bigint() / 1_000_000n) + TIMEOUT_MS;
        thread.postMessage({ id, sql, values, until } satisfies Write);
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
