import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export type Row = Record<string, unknown>;

/** What sqlite-thread.js is asked. */
export interface Write {
  id: number;
  sql: string;
  values: Record<string, string | number | null>;
  /** When the caller stops waiting, in milliseconds since 1970. */
  until: number;
}

/** What it answers. */
interface Answer {
  id: number;
  rows?: Row[];
  error?: { message: string; errcode?: number };
}

export interface SqliteWriter {
  /**
   * Executes a statement after those that were asked for before.
   *
   * @param values by the names of the statement's parameters
   * @returns the rows that it gives
   * @throws Error with what SQLite said (`errcode` with it), or when it was not done in time; it may
   * then still be done later
   */
  execute(sql: Write['sql'], values: Write['values']): Promise<Row[]>;
  /** Ends what was asked for, and takes nothing more. */
  close(): Promise<void>;
}

/** How long a write may take, in ms: those before it, the disk, another process's lock. */
const PATIENCE_MS = 10_000;

/**
 * One queue of writes to the embedded database, in a thread of its own: SQLite's calls block, and a slow
 * disk or another process that holds the lock must hold up enquiries and nothing else. The thread starts
 * with the first write, and again should it ever end.
 *
 * @param file a database whose tables are up to date
 */
export function createSqliteWriter(file: string): SqliteWriter {
  const waiting = new Map<number, (answer: Omit<Answer, 'id'>) => void>();
  let thread: Worker | undefined;
  let lastId = 0;
  let isClosed = false;

  function start(): Worker {
    const started = new Worker(new URL('./sqlite-thread.js', import.meta.url), {
      workerData: { file },
      execArgv: [], // some of the process's own make no sense for a thread
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
          () => waiting.get(id)?.({ error: { message: `not done within ${PATIENCE_MS} ms` } }),
          PATIENCE_MS,
        );
        waiting.set(id, ({ rows = [], error }) => {
          clearTimeout(limit);
          waiting.delete(id);
          if (waiting.size === 0) thread?.unref(); // a command that has written may end
          if (error) reject(Object.assign(new Error(error.message), { errcode: error.errcode }));
          else resolve(rows);
        });
        thread ??= start();
        thread.ref();
        thread.postMessage({ id, sql, values, until: Date.now() + PATIENCE_MS } satisfies Write);
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
