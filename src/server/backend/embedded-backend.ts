import type { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { App, type SqliteConnection } from '@supabase/lite';
import { createConnection } from '@supabase/lite/sqlite';
import { createClient } from '@supabase/supabase-js';
import { createHandler } from '../../../supabase/functions/process-form-submission/handler.ts';
import { clientOptions } from './client-options.ts';
import { acquireDataLock } from './data-lock.ts';
import type { BackendClient, Database } from './database.ts';
import { databaseFile } from './database-file.ts';
import { loadKeys } from './keys.ts';
import { loadSeedOnce, migrate } from './migrate.ts';
import { BackendStartError, type Backend, type BackendLog } from './types.ts';

/** Never resolved: requests to it stay in the process. */
const origin = 'http://backend.internal';
const functionPath = '/functions/v1/process-form-submission';

/**
 * Opens Supabase's embedded implementation on a SQLite file in `dataDir`, brings it up to date and
 * gives the same client that a Supabase project would: its requests are answered in process.
 *
 * @param supabaseDir holds `migrations/` and `seed.sql`.
 * @throws BackendStartError when the folder is in use or can't be written to, or a migration fails.
 */
export async function openEmbeddedBackend(options: {
  dataDir: string;
  supabaseDir: string;
  log: BackendLog;
}): Promise<Backend> {
  const { dataDir, supabaseDir, log } = options;
  const lock = acquireDataLock(dataDir);
  let connection: SqliteConnection<DatabaseSync> | undefined;
  try {
    connection = await openDatabase(databaseFile(dataDir));
    const applied = await migrate(connection, join(supabaseDir, 'migrations'));
    const seeded = await loadSeedOnce(connection, join(supabaseDir, 'seed.sql'));
    if (applied.length > 0 || seeded)
      log.info({ applied, seeded }, 'The database was brought up to date');
    return await serve(connection, dataDir, log, lock.release);
  } catch (error) {
    await connection?.close();
    lock.release();
    throw error;
  }
}

async function openDatabase(file: string): Promise<SqliteConnection<DatabaseSync>> {
  try {
    // The package's types know the driver only under the condition `node`, which tsc doesn't set.
    const connection = (await createConnection({
      url: `file:${file}`,
    })) as unknown as SqliteConnection<DatabaseSync>;
    // With a write-ahead log `npm run enquiries` reads beside the running server; `full` keeps an
    // acknowledged enquiry through a power cut.
    connection.driver.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000',
    );
    return connection;
  } catch (error) {
    throw new BackendStartError(
      `The database ${file} can't be opened: ${(error as Error).message}. Move it away to begin with an empty one, or restore a backup.`,
    );
  }
}

async function serve(
  connection: SqliteConnection<DatabaseSync>,
  dataDir: string,
  log: BackendLog,
  release: () => void,
): Promise<Backend> {
  const keys = await loadKeys(dataDir);
  const app = new App({
    connection,
    auth: { enabled: false, publishable_key: keys.publishable, secret_key: keys.secret },
  });
  await app.init();

  const clientFor = (key: string, fetch: typeof globalThis.fetch): BackendClient =>
    createClient<Database>(origin, key, { ...clientOptions, global: { fetch } });

  const service = clientFor(keys.secret, async (input, init) =>
    app.fetch(new Request(input, init)),
  );
  const handleEnquiry = createHandler({
    mayCall: (apiKey) => apiKey === keys.publishable || apiKey === keys.secret,
    store: async (row) => {
      const { error } = await service
        .from('enquiries')
        .upsert(row, { onConflict: 'idempotency_key', ignoreDuplicates: true });
      if (error) throw new Error(`${error.code}: ${error.message}`);
    },
    logError: (message) => log.error({}, message),
  });

  const client = clientFor(keys.publishable, async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const { pathname } = new URL(request.url);
    return pathname === functionPath ? handleEnquiry(request) : app.fetch(request);
  });

  let open = true;
  return {
    kind: 'embedded',
    client,
    description: `embedded Supabase Lite; enquiries are kept in ${databaseFile(dataDir)} (npm run enquiries shows them)`,
    async ready() {
      if (!open) return false;
      const { error } = await client.from('page_seo').select('path').limit(1).retry(false);
      return error === null;
    },
    async close() {
      if (!open) return;
      open = false;
      await connection.close();
      release();
    },
  };
}
