import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { enquiryPayload } from '../../tests/support/enquiry.ts';
import { memoryLog } from '../../tests/support/memory-log.ts';
import { temporaryFolder } from '../../tests/support/test-site.ts';
import { openSqlite } from '../../src/server/backend/sqlite.ts';
import { enquiriesOf, openStoredEnquiries } from './stored-enquiries.ts';

it('lists and deletes nothing if there is no database', () => {
  const store = openStoredEnquiries(temporaryFolder());
  expect([store.list(), store.purge(new Date()), store.remove([1])]).toEqual([[], 0, 0]);
});

it('reports a file that is not a database', () => {
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, 'site.db'), 'something else\n'.repeat(99));
  const problem = new RegExp(`${dataDir}/site.db can't be read: file is not a database`);
  expect(() => openStoredEnquiries(dataDir).list()).toThrow(problem);
  expect(() => openStoredEnquiries(dataDir).purge(new Date())).toThrow(problem);
});

it('permanently deletes one person’s enquiries, one enquiry, junk, and old ones', async () => {
  const dataDir = temporaryFolder();
  const log = memoryLog().log;
  const backend = openSqlite({ dataDir, seed: '', notifyByMail: false, log });
  for (const [key, email] of [
    ['key-00000001', 'ann@example.com'],
    ['key-00000002', 'Ann@Example.com'],
    ['key-00000003', 'jo_ann@example.com'],
    ['key-00000004', 'bob@example.com'],
  ] as const)
    await backend.storeEnquiry(enquiryPayload({ email, message: `The enquiry of ${key}` }), key);
  await backend.storeEnquiry(enquiryPayload(), 'key-of-a-bot', ['haste']);
  await backend.close();
  const store = openStoredEnquiries(dataDir);
  const remove = (who: string) => store.remove(enquiriesOf(store.list(), who).map(({ id }) => id));
  const keys = () => store.list().map(({ idempotency_key }) => idempotency_key);
  expect(remove('ann@example.com')).toBe(2);
  expect(keys()).toEqual(['key-00000003', 'key-00000004', 'key-of-a-bot']);
  expect(remove('junk')).toBe(1);
  expect([remove('3'), remove('3')]).toEqual([1, 0]);
  expect(keys()).toEqual(['key-00000004']);
  const [last] = store.list();
  expect(store.purge(new Date(last!.created_at))).toBe(0);
  expect(store.purge(new Date(Date.parse(last!.created_at) + 1))).toBe(1);
  expect(keys()).toEqual([]);
});
