import { readFileSync } from 'node:fs';
import type { StorageSettings } from '../env.ts';
import type { Log } from '../log.ts';
import type { Backend } from './backend.ts';
import { inRootFolder } from '../root-folder.ts';
import { openSqlite, type SqliteBackend } from './sqlite.ts';
import { openSupabase } from './supabase.ts';

export interface BackendOptions extends StorageSettings {
  /** Enquiries are sent by mail: new ones are stored as pending. */
  notifyByMail: boolean;
  /** Enquiries are posted to a webhook: new ones are stored as pending. */
  notifyByWebhook?: boolean;
  log: Log;
}

/**
 * The backend: Supabase where it is configured, else SQLite in a local file.
 *
 * @throws BackendStartError when SQLite can't be opened.
 */
export function createBackend({
  supabase,
  dataDir,
  notifyByMail,
  notifyByWebhook = false,
  log,
}: BackendOptions): Backend | SqliteBackend {
  return supabase
    ? openSupabase(supabase)
    : openSqlite({
        dataDir,
        seed: readFileSync(inRootFolder('supabase/seed.sql'), 'utf8'),
        notifyByMail,
        notifyByWebhook,
        log,
      });
}
