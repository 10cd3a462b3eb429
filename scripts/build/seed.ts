import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { ContentError } from '../../src/content/compiler/content-error.ts';
import type { PageSeo } from '../../src/seo/page-seo.ts';
import { updateSchema } from '../../src/server/backend/sqlite-schema.ts';

/**
 * The records of page_seo that SQL such as supabase/seed.sql inserts, in its order.
 *
 * @throws ContentError with SQLite's reason
 */
export function seedRecords(sql: string): PageSeo[] {
  const database = new DatabaseSync(':memory:');
  try {
    updateSchema(database, sql);
    const rows = database.prepare('SELECT * FROM page_seo ORDER BY rowid').all();
    return rows.map((row) => ({ ...row })) as unknown as PageSeo[];
  } catch (error) {
    throw new ContentError((error as Error).message);
  } finally {
    database.close();
  }
}

/** The records of supabase/seed.sql. */
export const readSeed = (): PageSeo[] => seedRecords(readFileSync('supabase/seed.sql', 'utf8'));
