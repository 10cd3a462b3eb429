import { enquiryColumns } from '../../enquiry/enquiry-row.ts';
import type { Enquiry, Outbox } from '../enquiries/outbox.ts';
import type { SqliteWriter } from './sqlite-writer.js';

const columns = ['idempotency_key', 'created_at', ...enquiryColumns].join(', ');

function statements(channel: 'mail' | 'webhook') {
  const due = `${channel}_due_at`;
  const attempts = `${channel}_attempts`;
  /** When it was sent; `perhaps 2026-11-27T10:11:12.000Z` is an unconfirmed delivery. */
  const sentAt = `${channel}_sent_at`;
  const pending = `${sentAt} IS NULL AND ${due} IS NOT NULL`;
  return {
    lease: `UPDATE enquiries SET ${due} = :until, ${attempts} = ${attempts} + 1
      WHERE id = (SELECT id FROM enquiries WHERE ${pending} AND ${due} <= :now
                  ORDER BY id DESC LIMIT 1)
      RETURNING ${columns}, ${attempts} AS attempts`,
    markNotified: `UPDATE enquiries SET ${sentAt} = :at, ${due} = NULL WHERE idempotency_key = :key`,
    markUnconfirmed: `UPDATE enquiries SET ${sentAt} = 'perhaps ' || :at, ${due} = NULL WHERE idempotency_key = :key`,
    retryUnconfirmed: `UPDATE enquiries SET ${due} = :now, ${sentAt} = NULL
      WHERE ${sentAt} LIKE 'perhaps %' AND substr(${sentAt}, 9) <= :before`,
    postpone: `UPDATE enquiries SET ${due} = :at WHERE idempotency_key = :key AND ${pending}`,
    giveUp: `UPDATE enquiries SET ${due} = NULL WHERE idempotency_key = :key`,
    retryNow: `UPDATE enquiries SET ${due} = :now WHERE ${pending} AND ${due} > :later`,
    next: `SELECT min(${due}) AS at FROM enquiries WHERE ${pending}`,
  };
}

/**
 * The pending notifications of one channel, in the database: they survive restarts, and several processes share them.
 */
export function createSqliteOutbox(
  { execute }: Pick<SqliteWriter, 'execute'>,
  channel: 'mail' | 'webhook',
): Outbox {
  const sql = statements(channel);
  return {
    async lease(forMs) {
      const time = Date.now();
      const [row] = await execute(sql.lease, { until: time + forMs, now: time });
      if (!row) return undefined;
      const { attempts, ...enquiry } = row;
      return { enquiry: enquiry as unknown as Enquiry, attempts: Number(attempts) };
    },
    async markNotified(key) {
      await execute(sql.markNotified, { key, at: new Date().toISOString() });
    },
    async markUnconfirmed(key) {
      await execute(sql.markUnconfirmed, { key, at: new Date().toISOString() });
    },
    async retryUnconfirmed(olderThanMs) {
      const now = Date.now();
      await execute(sql.retryUnconfirmed, {
        now,
        before: new Date(now - olderThanMs).toISOString(),
      });
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
      const [row] = await execute(sql.next, {});
      return typeof row?.at === 'number' ? Math.max(0, row.at - Date.now()) : undefined;
    },
  };
}
