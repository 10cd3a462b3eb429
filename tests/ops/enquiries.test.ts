import { expect, it } from 'vitest';
import { createBackend } from '../../src/server/backend/create-backend.ts';
import { openStoredEnquiries } from '../../scripts/operations/stored-enquiries.ts';
import { enquiryPayload } from '../support/enquiry.ts';
import { memoryLog } from '../support/memory-log.ts';
import { command } from '../support/run-node.ts';
import { temporaryFolder } from '../support/test-site.ts';

it('deletes the enquiries of one person after a confirmation', async () => {
  const dataDir = temporaryFolder();
  const options = { supabase: undefined, notifyByMail: false, log: memoryLog().log };
  const backend = await createBackend({ dataDir, ...options });
  await backend.storeEnquiry(enquiryPayload({ email: 'ann@example.com' }), 'key-00000001');
  await backend.storeEnquiry(enquiryPayload(), 'key-00000002');
  await backend.close();
  const count = () => openStoredEnquiries(dataDir).list().length;
  const run = (who: string, input: string) =>
    command('enquiries', ['--delete', who], { env: { DATA_DIR: dataDir }, input });

  const declined = await run('Ann@example.com', 'no\n');
  expect(declined.stderr).toMatch(/<ann@example\.com>\nDelete 1 enquiry permanently\? \(y\/N\) /);
  expect(count()).toBe(2);
  for (const [who, input, said, left] of [
    ['Ann@example.com', '', 'Nothing was deleted.\n', 2],
    ['Ann@example.com', 'yes\n', '1 enquiry deleted.\n', 1],
    ['2', 'y\n', '1 enquiry deleted.\n', 0],
    ['2', 'yes\n', 'There is no enquiry from 2.\n', 0],
  ] as const) {
    expect((await run(who, input)).stdout).toBe(said);
    expect(count()).toBe(left);
  }
  const wrong = await run('Ann', 'yes\n');
  expect(wrong.stderr).toContain('expected the number of an enquiry');
  expect(wrong.code).toBe(1);
});

it('deletes those from before a day, prints the others, and refuses what is not a day', async () => {
  const dataDir = temporaryFolder();
  const options = { supabase: undefined, notifyByMail: false, log: memoryLog().log };
  const backend = await createBackend({ dataDir, ...options });
  await backend.storeEnquiry(enquiryPayload({ email: 'ann@example.com' }), 'key-00000001');
  await backend.close();
  const run = (args: string[], env = {}) =>
    command('enquiries', args, { env: { DATA_DIR: dataDir, ...env } });
  expect((await run(['--purge', '2026-02-31'])).stderr).toContain('expected a day');
  expect((await run(['--purge', '2020-01-01'])).stdout).toBe(
    '0 enquiries from before 2020-01-01 deleted.\n',
  );
  expect((await run(['--csv'])).stdout).toContain(',ann@example.com,');
  expect((await run(['--csv', '--until', '2020-01-01'])).stdout).not.toContain('ann@');
  expect(await run(['--until', '2020-01-01'])).toMatchObject({ code: 2 });
  expect((await run(['--purge', '2999-01-01'])).stdout).toBe(
    '1 enquiry from before 2999-01-01 deleted.\n',
  );
  expect(await run([])).toMatchObject({ code: 2, stderr: expect.stringContaining('Usage') });
  const project = await run(['--csv'], { SUPABASE_URL: 'https://abcd.supabase.co' });
  expect(project).toMatchObject({ code: 1, stderr: expect.stringContaining('table editor') });
});
