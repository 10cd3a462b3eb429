import { enquiryColumns } from '../../enquiry/enquiry-row.ts';
import type { Enquiry, Outbox } from '../enquiries/outbox.ts';
import type { SqliteWriter } from './sqlite-writer.ts';

/** The columns of one channel: when a notification is due, how often it was tried, when it was sent. */
interface OutboxColumns {
  due: string;
  tries: string;
  notifiedAt: string;
}

export const mailColumns: OutboxColumns = {
  due: 'tell_at',
  tries: 'tell_tries',
  notifiedAt: 'told_at',
};
export const webhookColumns: OutboxColumns = {
  due: 'webhook_at',
  tries: 'webhook_tries',
  notifiedAt: 'webhook_told_at',
};

/** The longest possible delay, in ms: a later due time was written by a wrong clock. */
const LONGEST_PAUSE_MS = 2 * 60 * 60_000;

const columns = ['idempotency_key', 'created_at', ...enquiryColumns].join(', ');

function statements({ due, tries, notifiedAt }: OutboxColumns) {
  const waiting = `${notifiedAt} IS NULL AND ${due} IS NOT NULL`;
  return {
    claim: `UPDATE enquiries SET ${due} = :until, ${tries} = ${tries} + 1
      WHERE id = (SELECT id FROM enquiries WHERE ${waiting} AND (${due} <= :now OR ${due} > :wrong)
                  ORDER BY ${due}, id LIMIT 1)
      RETURNING ${columns}, ${tries} AS tries`,
    markNotified: `UPDATE enquiries SET ${notifiedAt} = :at, ${due} = NULL WHERE idempotency_key = :key`,
    postpone: `UPDATE enquiries SET ${due} = :at WHERE idempotency_key = :key AND ${waiting}`,
    hasten: `UPDATE enquiries SET ${due} = :now WHERE ${waiting} AND ${due} > :later`,
    next: `SELECT min(iif(${due} > :wrong, 0, ${due})) AS at FROM enquiries WHERE ${waiting}`,
  };
}

/**
 * The pending notifications of one channel, in the database: they survive restarts, and several processes may
 * share them.
 *
 * @param now milliseconds since 1970, because other processes and later starts read the times
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
    async markNotified(key) {
      await execute(sql.markNotified, { key, at: new Date(now()).toISOString() });
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
