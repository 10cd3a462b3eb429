import { DatabaseSync } from 'node:sqlite';
import { seoFieldNames, type SeoFields } from '../../seo/page-seo.ts';
import { databaseFile } from './data-folder.ts';

/** What one may change in a record; null leaves the field to the page itself. */
export type PageSeoEdit = Partial<SeoFields>;

/** Longest wait for another process that writes, in milliseconds. */
const BUSY_TIMEOUT_MS = 5_000;

/**
 * Changes the record of a path in the embedded backend, or makes one; fields that the edit doesn't
 * name stay. A running server shows it when its memory of the record ends.
 *
 * @throws Error when there is no database yet.
 */
export function editPageSeo(dataDir: string, path: string, edit: PageSeoEdit): 'changed' | 'made' {
  const database = new DatabaseSync(databaseFile(dataDir), { timeout: BUSY_TIMEOUT_MS });
  try {
    const named = seoFieldNames.filter((column) => edit[column] !== undefined);
    const values = named.map((column) => edit[column] ?? null);
    const assignments = named.map((column) => `${column} = ?`).join(', ');
    const { changes } = database
      .prepare(`UPDATE page_seo SET ${assignments} WHERE path = ?`)
      .run(...values, path);
    if (changes > 0) return 'changed';
    database
      .prepare(
        `INSERT INTO page_seo (path, ${named.join(', ')}) VALUES (?${', ?'.repeat(named.length)})`,
      )
      .run(path, ...values);
    return 'made';
  } finally {
    database.close();
  }
}
