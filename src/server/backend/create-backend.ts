import { fileURLToPath } from 'node:url';
import { createClient } from '@supabase/supabase-js';
import { clientOptions } from './client-options.ts';
import type { Database } from './database.ts';
import { openEmbeddedBackend } from './embedded-backend.ts';
import type { Backend, BackendLog } from './types.ts';

export interface BackendOptions {
  supabaseUrl?: string | undefined;
  supabaseAnonKey?: string | undefined;
  dataDir: string;
  log: BackendLog;
}

const supabaseDir = fileURLToPath(new URL('../../../supabase', import.meta.url));

/**
 * The backend: a Supabase project when both its address and its anonymous key are given, else the
 * embedded one. Either way the site talks to the same kind of client.
 *
 * @throws BackendStartError when the embedded backend can't be opened.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { supabaseUrl, supabaseAnonKey, dataDir, log } = options;
  return supabaseUrl && supabaseAnonKey
    ? supabaseProject(supabaseUrl, supabaseAnonKey)
    : openEmbeddedBackend({ dataDir, supabaseDir, log });
}

function supabaseProject(url: string, anonKey: string): Backend {
  return {
    kind: 'supabase',
    client: createClient<Database>(url, anonKey, clientOptions),
    description: `Supabase project ${new URL(url).origin}; enquiries go to its function process-form-submission and its table enquiries`,
    ready: async () => true,
    close: async () => {},
  };
}
