import { readFileSync } from 'node:fs';
import type { Log } from '../types.ts';
import type { Backend } from './backend.ts';
import { openSqlite, type SqliteBackend } from './sqlite.ts';
import { openSupabase } from './supabase.ts';

export interface BackendOptions {
  /** A Supabase project; undefined: the embedded SQLite. */
  supabase: { url: string; anonKey: string } | undefined;
  dataDir: string;
  /** Somebody is told of each enquiry by mail, so a new one is kept as still to be told. */
  tellsByMail: boolean;
  /** The same for the webhook. */
  tellsByWebhook?: boolean;
  log: Log;
}

const seedFile = new URL('../../../supabase/seed.sql', import.meta.url);

/**
 * The backend: a Supabase project when there is one, else SQLite in a file of this machine.
 *
 * @throws BackendStartError when SQLite can't be opened.
 */
export function createBackend({
  supabase,
  dataDir,
  tellsByMail,
  tellsByWebhook = false,
  log,
}: BackendOptions): Backend | SqliteBackend {
  return supabase
    ? openSupabase(supabase)
    : openSqlite({
        dataDir,
        seed: readFileSync(seedFile, 'utf8'),
        tellsByMail,
        tellsByWebhook,
        log,
      });
}
