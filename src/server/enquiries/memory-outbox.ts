import { DatabaseSync } from 'node:sqlite';
import { enquiryColumns } from '../../enquiry/enquiry-row.ts';
import { createSqliteOutbox, mailColumns } from '../backend/sqlite-outbox.ts';
import { updateSchema } from '../backend/sqlite-schema.ts';
import type { Enquiry, Outbox } from './outbox.ts';

/** 20 MB at most, as an enquiry has 40 kB at most. */
const MAX_PENDING = 500;

const columns = ['idempotency_key', 'created_at', 'tell_at', ...enquiryColumns];
const ADD = `INSERT OR IGNORE INTO enquiries (${columns.join(', ')})
  VALUES (${columns.map((name) => `:${name}`).join(', ')})`;
const FORGET_ENDED = 'DELETE FROM enquiries WHERE tell_at IS NULL';
const DISCARD_OLDEST = `DELETE FROM enquiries WHERE id <=
  (SELECT id FROM enquiries ORDER BY id DESC LIMIT 1 OFFSET ${MAX_PENDING})`;
const COUNT = 'SELECT count(*) AS pending FROM enquiries WHERE tell_at IS NOT NULL';

interface MemoryOutbox extends Outbox {
  /** Adds an enquiry, once. */
  add(enquiry: Enquiry): void;
  /** How many are pending or were discarded for lack of space; all are lost at a restart. */
  unnotified(): number;
}

/**
 * An outbox in memory, for a backend whose rows the site may not change: pending notifications are lost with
 * the process, the stored enquiries are not. Beyond 500 the oldest is discarded.
 */
export function createMemoryOutbox(): MemoryOutbox {
  const database = new DatabaseSync(':memory:');
  updateSchema(database, '');
  let discarded = 0;
  return {
    ...createSqliteOutbox(
      { execute: async (sql, values) => database.prepare(sql).all(values) },
      mailColumns,
    ),
    add(enquiry) {
      database.exec(FORGET_ENDED);
      database.prepare(ADD).run({ ...enquiry, tell_at: Date.now() });
      discarded += Number(database.prepare(DISCARD_OLDEST).run().changes);
    },
    unnotified: () => Number(database.prepare(COUNT).get()!.pending) + discarded,
  };
}
