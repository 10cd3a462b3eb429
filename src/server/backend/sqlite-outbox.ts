import type { DatabaseSync } from 'node:sqlite';
import { enquiryColumns } from '../../../supabase/functions/process-form-submission/handler.ts';
import type { Enquiry, Outbox } from '../enquiries/outbox.ts';

/** No clock gets there: only a start makes such a row due again. */
const NOT_BEFORE_NEXT_START = Number.MAX_SAFE_INTEGER;

const WAITING = 'told_at IS NULL AND tell_at IS NOT NULL';

/**
 * The enquiries of a database that nobody was told of: kept over restarts, and right with several
 * processes on one file.
 *
 * @param now milliseconds since 1970: other processes and later starts read what it says
 */
export function createSqliteOutbox(database: DatabaseSync, now: () => number = Date.now): Outbox {
  const columns = ['idempotency_key', 'created_at', ...enquiryColumns].join(', ');
  const statements = {
    claim: database.prepare(
      `UPDATE enquiries SET tell_at = :until, tell_tries = tell_tries + 1
       WHERE id = (SELECT id FROM enquiries WHERE ${WAITING} AND tell_at <= :now ORDER BY tell_at, id LIMIT 1)
       RETURNING ${columns}, tell_tries`,
    ),
    told: database.prepare(
      'UPDATE enquiries SET told_at = ?, tell_at = NULL WHERE idempotency_key = ?',
    ),
    postpone: database.prepare(
      `UPDATE enquiries SET tell_at = ? WHERE idempotency_key = ? AND ${WAITING}`,
    ),
    next: database.prepare(`SELECT min(tell_at) AS at FROM enquiries WHERE ${WAITING}`),
  };
  database
    .prepare(`UPDATE enquiries SET tell_at = ?, tell_tries = 0 WHERE ${WAITING} AND tell_at = ?`)
    .run(now(), NOT_BEFORE_NEXT_START);

  return {
    claim(leaseMs) {
      const time = now();
      // All rows, though there is one at most: only then is the change written.
      const [row] = statements.claim.all({ until: time + leaseMs, now: time });
      if (!row) return undefined;
      const { tell_tries: tries, ...enquiry } = row;
      return { enquiry: enquiry as unknown as Enquiry, tries: Number(tries) };
    },
    told(key) {
      statements.told.run(new Date(now()).toISOString(), key);
    },
    postpone(key, ms) {
      statements.postpone.run(ms === null ? NOT_BEFORE_NEXT_START : now() + ms, key);
    },
    dueIn() {
      const { at } = statements.next.get() as { at: number | null };
      return at === null || at === NOT_BEFORE_NEXT_START ? undefined : Math.max(0, at - now());
    },
  };
}
