import { enquiryColumns } from '../../enquiry/enquiry-row.ts';
import type { Enquiry, Outbox } from '../enquiries/outbox.ts';
import type { SqliteWriter } from './sqlite-writer.js';

/**
 * The columns of one channel: when a notification is due, how often it was tried, when it was sent, or perhaps sent
 * (`perhaps 2026-11-27T10:11:12.000Z`).
 */
interface OutboxColumns {
  due: string;
  attempts: string;
  notifiedAt: string;
}

export const mailColumns: OutboxColumns = {
  due: 'tell_at',
  attempts: 'tell_tries',
  notifiedAt: 'told_at',
};
export const webhookColumns: OutboxColumns = {
  due: 'webhook_at',
  attempts: 'webhook_tries',
  notifiedAt: 'webhook_told_at',
};

/** The longest possible delay, in ms: a later due time was written by a wrong clock. */
const MAX_DELAY_MS = 2 * 60 * 60_000;

const columns = ['idempotency_key', 'created_at', ...enquiryColumns].join(', ');

function statements({ due, attempts, notifiedAt }: OutboxColumns) {
  const pending = `${notifiedAt} IS NULL AND ${due} IS NOT NULL`;
  return {
    claim: `UPDATE enquiries SET ${due} = :until, ${attempts} = ${attempts} + 1
      WHERE id = (SELECT id FROM enquiries WHERE ${pending} AND (${due} <= :now OR ${due} > :wrong)
                  ORDER BY id DESC LIMIT 1)
      RETURNING ${columns}, ${attempts} AS attempts`,
    markNotified: `UPDATE enquiries SET ${notifiedAt} = :at, ${due} = NULL WHERE idempotency_key = :key`,
    markPerhaps: `UPDATE enquiries SET ${notifiedAt} = 'perhaps ' || :at, ${due} = NULL WHERE idempotency_key = :key`,
    retryPerhaps: `UPDATE enquiries
      SET ${due} = max(:now, unixepoch(substr(${notifiedAt}, 9)) * 1000 + :after), ${notifiedAt} = NULL
      WHERE ${notifiedAt} LIKE 'perhaps %'`,
    postpone: `UPDATE enquiries SET ${due} = :at WHERE idempotency_key = :key AND ${pending}`,
    giveUp: `UPDATE enquiries SET ${due} = NULL WHERE idempotency_key = :key`,
    retryNow: `UPDATE enquiries SET ${due} = :now WHERE ${pending} AND ${due} > :later`,
    next: `SELECT min(iif(${due} > :wrong, 0, ${due})) AS at FROM enquiries WHERE ${pending}`,
  };
}

/**
 * The pending notifications of one channel, in the database: they survive restarts, and several processes may
 * share them and read their times.
 */
export function createSqliteOutbox(
  { execute }: Pick<SqliteWriter, 'execute'>,
  channelColumns: OutboxColumns,
): Outbox {
  const sql = statements(channelColumns);
  return {
    async claim(leaseMs) {
      const time = Date.now();
      const times = { until: time + leaseMs, now: time, wrong: time + MAX_DELAY_MS };
      const [row] = await execute(sql.claim, times);
      if (!row) return undefined;
      const { attempts, ...enquiry } = row;
      return { enquiry: enquiry as unknown as Enquiry, attempts: Number(attempts) };
    },
    async markNotified(key) {
      await execute(sql.markNotified, { key, at: new Date().toISOString() });
    },
    async markPerhapsNotified(key) {
      await execute(sql.markPerhaps, { key, at: new Date().toISOString() });
    },
    async retryPerhapsNotified(afterMs) {
      await execute(sql.retryPerhaps, { now: Date.now(), after: afterMs });
    },
    async postpone(key, ms) {
      await execute(sql.postpone, { key, at: Date.now() + ms });
    },
    async giveUp(key) {
      await execute(sql.giveUp, { key });
    },
    async retryNow(beyondMs) {
      const time = Date.now();
      await execute(sql.retryNow, { now: time, later: time + beyondMs });
    },
    async dueIn() {
      const time = Date.now();
      const [row] = await execute(sql.next, { wrong: time + MAX_DELAY_MS });
      return typeof row?.at === 'number' ? Math.max(0, row.at - time) : undefined;
    },
  };
}
