import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { EnquiryRow } from '../../../supabase/functions/process-form-submission/handler.ts';
import type { BackendClient } from './database.ts';
import { databaseFile } from './database-file.ts';

/** An enquiry as it is kept; `created_at` in ISO 8601, UTC. */
export type Enquiry = EnquiryRow & { id: number; created_at: string };

const PAGE = 1000;

/**
 * The enquiries in the embedded backend's folder, oldest first; empty when there is none yet.
 * Reads only, so it may run beside the server.
 */
export function listEmbeddedEnquiries(dataDir: string): Enquiry[] {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) return [];
  const database = new DatabaseSync(file, { readOnly: true, timeout: 2000 });
  try {
    const rows = database.prepare('SELECT * FROM enquiries ORDER BY id').all();
    return rows.map((row) => normalise({ ...row } as unknown as Enquiry));
  } finally {
    database.close();
  }
}

/**
 * The enquiries in a Supabase project, oldest first, whatever their number.
 *
 * @param client must act as the service role; anybody else sees none.
 * @throws Error with what the project answered.
 */
export async function listProjectEnquiries(client: BackendClient): Promise<Enquiry[]> {
  const all: Enquiry[] = [];
  for (;;) {
    const { data, error } = await client
      .from('enquiries')
      .select('*')
      .gt('id', all.at(-1)?.id ?? 0)
      .order('id')
      .limit(PAGE);
    if (error) throw new Error(`The project answered: ${error.message}`);
    all.push(...data.map(normalise));
    if (data.length < PAGE) return all;
  }
}

/** SQLite keeps `2026-03-04 10:11:12` and means UTC, Postgres gives an offset. */
function normalise(enquiry: Enquiry): Enquiry {
  const time = enquiry.created_at.replace(' ', 'T');
  const zoned = /(Z|[+-]\d\d(:?\d\d)?)$/.test(time) ? time : `${time}Z`;
  const date = new Date(zoned);
  return Number.isNaN(date.getTime()) ? enquiry : { ...enquiry, created_at: date.toISOString() };
}
