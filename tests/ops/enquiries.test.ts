import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { createBackend } from '../../src/server/backend/create-backend.ts';
import { embeddedEnquiries } from '../../src/server/enquiries/stored-enquiries.ts';
import { enquiryPayload } from '../support/enquiry.ts';
import { memoryLog } from '../support/memory-log.ts';
import { temporaryFolder } from '../support/site-process.ts';

it('deletes the enquiries of one person, but only when told so twice', async () => {
  const dataDir = temporaryFolder();
  const { log } = memoryLog();
  const backend = createBackend({ supabase: undefined, dataDir, tellsByMail: false, log });
  await backend.storeEnquiry(enquiryPayload({ email: 'ann@example.com' }), 'key-00000001');
  await backend.storeEnquiry(enquiryPayload(), 'key-00000002');
  await backend.close();
  const kept = async () => (await embeddedEnquiries(dataDir).list()).length;
  const run = (who: string, input: string) =>
    spawnSync(process.execPath, ['scripts/enquiries.ts', '--delete', who], {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
      input,
      encoding: 'utf8',
    });

  const asked = run('Ann@example.com', 'no\n');
  expect(asked.stderr).toContain('<ann@example.com>');
  expect(asked.stderr).toContain('Delete 1 enquiry for good? Type yes: ');
  expect(asked.stdout).toBe('Nothing was deleted.\n');
  expect(run('Ann@example.com', '').stdout).toBe('Nothing was deleted.\n');
  expect(await kept()).toBe(2);

  expect(run('Ann@example.com', 'yes\n').stdout).toBe('1 enquiry deleted.\n');
  expect(await kept()).toBe(1);
  expect(run('2', 'yes\n').stdout).toBe('1 enquiry deleted.\n');
  expect(await kept()).toBe(0);
  expect(run('2', 'yes\n').stdout).toBe('No enquiry of 2 is there.\n');
  expect(run('Ann', 'yes\n')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('expected the number of an enquiry'),
  });
});
