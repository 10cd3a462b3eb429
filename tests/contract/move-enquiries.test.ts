import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client } from 'pg';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { enquiryPayload } from '../support/enquiry.ts';
import { runNode } from '../support/run-node.ts';
import { sqliteHarness, supabaseHarness } from './harnesses.ts';

const [here, there] = [sqliteHarness(), supabaseHarness()];
beforeEach(async () => {
  await here.setUp();
  await there.setUp();
});
afterAll(async () => {
  await here.tearDown();
  await there.tearDown();
});

const SCRIPT = 'scripts/enquiries.ts';
const OPTION = '--to-supabase';
const variables = () => {
  const { url, anonKey, serviceKey } = there.project();
  return {
    DATA_DIR: here.options().dataDir,
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: anonKey,
    SUPABASE_SERVICE_ROLE_KEY: serviceKey,
  };
};

/** `npm run enquiries -- --to-supabase`. */
const move = (overrides: Record<string, string> = {}) =>
  runNode(SCRIPT, [OPTION], { env: { ...variables(), ...overrides } });

/** Enquiries of last year, an hour apart, in the order of their keys. */
async function storeEnquiries(count: number): Promise<void> {
  const backend = here.open();
  for (let number = 1; number <= count; number += 1)
    await backend.storeEnquiry(
      enquiryPayload({ message: `It's number ${number}: "ünïcode" \\ % — 🦓\nand a line.` }),
      `key-${String(number).padStart(8, '0')}`,
    );
  await here.sql(
    `update enquiries set created_at = strftime('%Y-%m-%dT%H:%M:%fZ', '2025-01-31 10:00:00.123', id || ' hours')`,
  );
}

const withoutIds = async (harness: typeof here) =>
  (await harness.enquiries().list())
    .map(({ id: _id, ...enquiry }) => enquiry)
    .sort((a, b) => (a.idempotency_key < b.idempotency_key ? -1 : 1));

it('copies every enquiry into the project once, with its time', async () => {
  await storeEnquiries(3);
  await there.open().storeEnquiry(enquiryPayload({ name: 'Sent there' }), 'key-of-the-project');
  expect(await move()).toMatchObject({
    code: 0,
    stdout: '3 enquiries of this machine in the project; new there: 3.\n',
    stderr: '3 of 3\n',
  });
  const [sentThere, ...moved] = (await withoutIds(there)).reverse();
  expect(sentThere).toMatchObject({ name: 'Sent there' });
  expect(moved.reverse()).toEqual(await withoutIds(here));

  expect(await move()).toMatchObject({ stdout: expect.stringContaining('new there: 0') });
  expect(await withoutIds(there)).toHaveLength(4);
});

it('completes the copy on a second run after it was killed', async () => {
  await storeEnquiries(450);
  // An open transaction on a key of the second batch blocks that batch.
  const { port } = there.project().database;
  const other = new Client({ host: '127.0.0.1', port, user: 'postgres' });
  await other.connect();
  await other.query('begin');
  await other.query(
    `insert into enquiries (idempotency_key, name, email, phone, message, form_type)
     values ('key-00000300', 'n', 'e', 'p', 'm', 'f')`,
  );
  const command = spawn(process.execPath, [SCRIPT, OPTION], {
    env: { ...process.env, ...variables() },
  });
  await once(command.stderr, 'data');
  command.kill('SIGKILL');
  await once(command, 'close');
  await other.query('rollback');
  await other.end();

  const halfway = await withoutIds(there);
  expect(halfway.length).toBeGreaterThanOrEqual(200);
  expect(halfway.length).toBeLessThan(450);
  expect(await move()).toMatchObject({ code: 0, stdout: expect.stringContaining('450 enquiries') });
  expect(await withoutIds(there)).toEqual(await withoutIds(here));
});

it('reports invalid settings, and the number of enquiries without a sent notification', async () => {
  await storeEnquiries(2);
  const { anonKey } = there.project();
  for (const [overrides, words] of [
    [{ SUPABASE_URL: '' }, 'SUPABASE_URL is not set'],
    [{ SUPABASE_SERVICE_ROLE_KEY: '' }, 'SUPABASE_SERVICE_ROLE_KEY is not'],
    [{ SUPABASE_SERVICE_ROLE_KEY: anonKey }, 'is the public key'],
    [{ SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_of_another' }, '0 of 2 are in the project'],
  ] as const)
    expect(await move(overrides)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(words),
    });
  expect(await withoutIds(there)).toEqual([]);

  await here.sql('update enquiries set tell_at = 1 where id = 1');
  expect(await move()).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('No notification has been sent for 1 enquiry'),
  });
});
