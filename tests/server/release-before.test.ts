import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { databaseFile } from '../../src/server/backend/data-folder.ts';
import { openSqlite } from '../../src/server/backend/sqlite.ts';
import type { Outbox } from '../../src/server/enquiries/outbox.ts';
import { seedRecords } from '../../scripts/build/seed.ts';
import { openStoredEnquiries } from '../../scripts/operations/stored-enquiries.ts';
import { enquiryPayload } from '../support/enquiry.ts';
import { memoryLog } from '../support/memory-log.ts';
import { temporaryFolder } from '../support/test-site.ts';

const never = new AbortController().signal;

/** A database file of the previous release, and a connection to it. */
function releaseBefore() {
  const dataDir = temporaryFolder();
  const database = new DatabaseSync(databaseFile(dataDir));
  onTestFinished(() => database.close());
  database.exec(readFileSync('tests/server/release-before.sql', 'utf8'));
  return { dataDir, database };
}

function openThisRelease(dataDir: string) {
  const backend = openSqlite({
    dataDir,
    seed: readFileSync('supabase/seed.sql', 'utf8'),
    notifyByMail: true,
    notifyByWebhook: true,
    log: memoryLog().log,
  });
  onTestFinished(() => backend.close());
  return backend;
}

/** Takes the pending notifications, and returns their keys. */
async function pendingIn(outbox: Outbox): Promise<string[]> {
  const keys: string[] = [];
  for (;;) {
    const next = await outbox.lease(60_000);
    if (!next) return keys.sort();
    keys.push(next.enquiry.idempotency_key);
  }
}

it('migrates the database of the previous release completely', async () => {
  const { dataDir, database } = releaseBefore();
  database.exec('ALTER TABLE enquiries DROP COLUMN company'); // as from before the form had this field
  const backend = openThisRelease(dataDir);
  expect((await backend.readSeoRecord('/contact', never))?.title).toBe('Ours');
  const added = seedRecords().find(({ path, title }) => path !== '/contact' && title)!;
  expect((await backend.readSeoRecord(added.path, never))?.title).toBe(added.title);

  await backend.storeEnquiry(enquiryPayload(), 'of-this-release');
  const stored = openStoredEnquiries(dataDir).list();
  expect(stored.map(({ idempotency_key: key, company }) => [key, company])).toEqual([
    ['told-before', ''],
    ['waits-for-mail', ''],
    ['waits-for-webhook', ''],
    ['of-this-release', 'Mokoena Logistics'],
  ]);
  await backend.outbox.retryNow(60_000); // as each start does
  expect(await pendingIn(backend.outbox)).toEqual(['of-this-release', 'waits-for-mail']);
  expect(await pendingIn(backend.webhookOutbox)).toEqual(['of-this-release', 'waits-for-webhook']);
});

it('migrates a database from before there was a webhook', async () => {
  const { dataDir, database } = releaseBefore();
  database.exec('DROP INDEX enquiries_to_post');
  for (const column of ['webhook_at', 'webhook_tries', 'webhook_told_at', 'junk'])
    database.exec(`ALTER TABLE enquiries DROP COLUMN ${column}`);
  const backend = openThisRelease(dataDir);
  await backend.storeEnquiry(enquiryPayload(), 'of-this-release');
  expect(await pendingIn(backend.webhookOutbox)).toEqual(['of-this-release']);
});

it('has a version that tells the previous release that it can only read', () => {
  const { dataDir, database } = releaseBefore();
  openThisRelease(dataDir);
  expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 2 });
});
