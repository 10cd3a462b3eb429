import { readFileSync } from 'node:fs';
import type { StorageSettings } from '../env.ts';
import type { Backend } from './backend.ts';
import { inRootFolder } from '../root-folder.ts';
import { openSqlite, type SqliteOptions } from './sqlite.ts';

export type BackendOptions = StorageSettings & Omit<SqliteOptions, 'seed'>;

/**
 * The backend: Supabase if it is configured, else SQLite in a local file.
 *
 * @throws StartError when SQLite can't be opened.
 */
export async function createBackend({ supabase, ...options }: BackendOptions): Promise<Backend> {
  // Imported only when it is used: supabase-js takes 30 ms of a start.
  if (supabase) return (await import('./supabase.ts')).openSupabase(supabase);
  return openSqlite({ ...options, seed: readFileSync(inRootFolder('supabase/seed.sql'), 'utf8') });
}
