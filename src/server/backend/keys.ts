import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiKeyType, generateApiKey } from '@supabase/lite';

export interface BackendKeys {
  /** Anonymous: row-level security holds. */
  publishable: string;
  /** Service role: passes row-level security. */
  secret: string;
}

/** The embedded backend's two keys: read from the data folder, made there the first time. */
export async function loadKeys(dataDir: string): Promise<BackendKeys> {
  const file = join(dataDir, 'keys.json');
  const kept = read(file);
  if (kept) return kept;

  const keys = {
    publishable: (await generateApiKey('publishable')).key,
    secret: (await generateApiKey('secret')).key,
  };
  // Written aside and moved, so that a crash never leaves half a file.
  writeFileSync(`${file}.new`, JSON.stringify(keys, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return keys;
}

function read(file: string): BackendKeys | undefined {
  try {
    const { publishable, secret } = JSON.parse(readFileSync(file, 'utf8')) as Partial<BackendKeys>;
    return publishable &&
      secret &&
      apiKeyType(publishable) === 'publishable' &&
      apiKeyType(secret) === 'secret'
      ? { publishable, secret }
      : undefined;
  } catch {
    return undefined;
  }
}
