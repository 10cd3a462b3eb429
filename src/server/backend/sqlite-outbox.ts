import { enquiryColumns } from '../../../supabase/functions/process-form-submission/handler.ts';
import type { Enquiry, Outbox } from '../enquiries/outbox.ts';
import type { SqliteWriter } from './sqlite-writer.ts';

/** The columns of one channel: when it is due, how often it was tried, when it was told. */
export interface OutboxColumns {
  due: string;
  tries: string;
  told: string;
}

export const mailColumns: OutboxColumns = { due: 'tell_at', tries: 'tell_tries', told: 'told_at' };
export const webhookColumns: OutboxColumns = {
  due: 'webhook_at',
  tries: 'webhook_tries',
  told: 'webhook_told_at',
};

/** Nothing is postponed for so long, in ms: a clock that was wrong has written a time beyond it. */
const LONGEST_PAUSE_MS = 2 * 60 * 60_000;

const columns = ['idempotency_key', 'created_at', ...enquiryColumns].join(', ');

function statements({ due, tries, told }: OutboxColumns) {
  const waiting = `${told} IS NULL AND ${due} IS NOT NULL`;
  return {
    claim: `UPDATE enquiries SET ${due} = :until, ${tries} = ${tries} + 1
      WHERE id = (SELECT id FROM enquiries WHERE ${waiting} AND (${due} <= :now OR ${due} > :wrong)
                  ORDER BY ${due}, id LIMIT 1)
      RETURNING ${columns}, ${tries} AS tries`,
    told: `UPDATE enquiries SET ${told} = :at, ${due} = NULL WHERE idempotency_key = :key`,
    postpone: `UPDATE enquiries SET ${due} = :at WHERE idempotency_key = :key AND ${waiting}`,
    hasten: `UPDATE enquiries SET ${due} = :now WHERE ${waiting} AND ${due} > :later`,
    next: `SELECT min(iif(${due} > :wrong, 0, ${due})) AS at FROM enquiries WHERE ${waiting}`,
  };
}

/**
 * The enquiries of a database that nobody was told of on one channel: kept over restarts, and right with several
 * processes on one file.
 *
 * @param now milliseconds since 1970: other processes and later starts read what it says
 */
export function createSqliteOutbox(
  { execute }: Pick<SqliteWriter, 'execute'>,
  its: OutboxColumns,
  now: () => number = Date.now,
): Outbox {
  const sql = statements(its);
  return {
    async claim(leaseMs) {
      const time = now();
      const times = { until: time + leaseMs, now: time, wrong: time + LONGEST_PAUSE_MS };
      const [row] = await execute(sql.claim, times);
      if (!row) return undefined;
      const { tries, ...enquiry } = row;
      return { enquiry: enquiry as unknown as Enquiry, tries: Number(tries) };
    },
    async told(key) {
      await execute(sql.told, { key, at: new Date(now()).toISOString() });
    },
    async postpone(key, ms) {
      await execute(sql.postpone, { key, at: now() + ms });
    },
    async hasten(beyondMs) {
      const time = now();
      await execute(sql.hasten, { now: time, later: time + beyondMs });
    },
    async dueIn() {
      const time = now();
      const [row] = await execute(sql.next, { wrong: time + LONGEST_PAUSE_MS });
      return typeof row?.at === 'number' ? Math.max(0, row.at - time) : undefined;
    },
  };
}
