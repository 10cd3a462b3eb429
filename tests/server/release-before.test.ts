import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { databaseFile } from '../../src/server/backend/data-folder.ts';
import { openSqlite } from '../../src/server/backend/sqlite.ts';
import { enquiryStore } from '../../scripts/operations/stored-enquiries.ts';
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

const keysIn = (dataDir: string) =>
  enquiryStore(dataDir)
    .list()
    .map(({ idempotency_key: key }) => key);

it('migrates the database of the previous release completely', async () => {
  const { dataDir, database } = releaseBefore();
  database.exec('ALTER TABLE enquiries DROP COLUMN company'); // as from before the form had this field
  const backend = openThisRelease(dataDir);
  expect((await backend.readPageSeo('/contact', never))?.title).toBe('Ours');
  expect((await backend.readPageSeo('/shopify', never))?.title).toBeTruthy();

  await backend.storeEnquiry(enquiryPayload(), 'of-this-release');
  expect(keysIn(dataDir)).toEqual(['told-before', 'waits-for-mail', 'of-this-release']);
  const companies = enquiryStore(dataDir)
    .list()
    .map(({ company }) => company);
  expect(companies).toEqual(['', '', 'Mokoena Logistics']);
  const nextByMail = async () => (await backend.outbox.claim(60_000))?.enquiry.idempotency_key;
  expect([await nextByMail(), await nextByMail(), await nextByMail()].sort()).toEqual(
    ['of-this-release', 'waits-for-mail', undefined].sort(),
  );
  // Enquiries from before the webhook are not posted.
  expect((await backend.webhookOutbox.claim(60_000))?.enquiry.idempotency_key).toBe(
    'of-this-release',
  );
  expect(await backend.webhookOutbox.claim(60_000)).toBeUndefined();
});

it('leaves the database usable by the previous release', async () => {
  const { dataDir, database } = releaseBefore();
  const columnsBefore = database.prepare('SELECT * FROM enquiries').columns();
  await openThisRelease(dataDir).storeEnquiry(enquiryPayload(), 'of-this-release');

  // The previous release refuses a database of a higher version and names its columns in its statements.
  expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 });
  const known = columnsBefore.map(({ name }) => name).filter((name) => name !== 'id');
  database.exec(`REPLACE INTO heartbeat (id, load) VALUES (1, zeroblob(16384))`);
  database
    .prepare(
      `INSERT INTO enquiries (${known.join(', ')})
       SELECT ${known.map((name) => (name === 'idempotency_key' ? "'after-the-rollback'" : name)).join(', ')}
       FROM enquiries WHERE idempotency_key = 'waits-for-mail'`,
    )
    .run();
  expect(keysIn(dataDir)).toEqual([
    'told-before',
    'waits-for-mail',
    'of-this-release',
    'after-the-rollback',
  ]);
});
