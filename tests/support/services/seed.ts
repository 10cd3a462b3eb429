import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

interface SeedRecord {
  path: string;
  title: string | null;
  description: string | null;
  image_url: string | null;
}

/** The records of supabase/seed.sql. */
export function loadSeed(): SeedRecord[] {
  const database = new DatabaseSync(':memory:');
  database.exec(
    'create table page_seo (path text primary key, title text, description text, author text, image_url text, twitter_site text)',
  );
  database.exec(readFileSync('supabase/seed.sql', 'utf8'));
  const rows = database.prepare('select path, title, description, image_url from page_seo').all();
  database.close();
  return rows as unknown as SeedRecord[];
}
