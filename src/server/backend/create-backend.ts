import { readFileSync } from 'node:fs';
import type { StorageSettings } from '../env.ts';
import type { Backend } from './backend.ts';
import { inRootFolder } from '../root-folder.ts';
import { openSqlite, type SqliteBackend, type SqliteOptions } from './sqlite.ts';
import { openSupabase } from './supabase.ts';

export type BackendOptions = StorageSettings & Omit<SqliteOptions, 'seed'>;

/**
 * The backend: Supabase where it is configured, else SQLite in a local file.
 *
 * @throws BackendStartError when SQLite can't be opened.
 */
export function createBackend({ supabase, ...options }: BackendOptions): Backend | SqliteBackend {
  if (supabase) return openSupabase(supabase);
  return openSqlite({ ...options, seed: readFileSync(inRootFolder('supabase/seed.sql'), 'utf8') });
}
