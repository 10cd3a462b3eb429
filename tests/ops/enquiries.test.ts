import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { createBackend } from '../../src/server/backend/create-backend.ts';
import { embeddedEnquiries } from '../../scripts/operations/stored-enquiries.ts';
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
  const count = async () => (await embeddedEnquiries(dataDir).list()).length;
  const run = (who: string, input: string) =>
    command('enquiries', ['--delete', who], { env: { DATA_DIR: dataDir }, input });

  const declined = await run('Ann@example.com', 'no\n');
  expect(declined.stderr).toMatch(/<ann@example\.com>\nDelete 1 enquiry permanently\? \(y\/N\) /);
  expect(await count()).toBe(2);
  for (const [who, input, said, left] of [
    ['Ann@example.com', '', 'Nothing was deleted.\n', 2],
    ['Ann@example.com', 'yes\n', '1 enquiry deleted.\n', 1],
    ['2', 'y\n', '1 enquiry deleted.\n', 0],
    ['2', 'yes\n', 'There is no enquiry of 2.\n', 0],
  ] as const) {
    expect((await run(who, input)).stdout).toBe(said);
    expect(await count()).toBe(left);
  }
  const wrong = await run('Ann', 'yes\n');
  expect(wrong.stderr).toContain('expected the number of an enquiry');
  expect(wrong.code).toBe(1);
});

/** Fills the database with a thousand old enquiries and the rest of the disk with the write-ahead log. */
const FILL = `
  import { openSync, writeSync } from 'node:fs';
  import { DatabaseSync } from 'node:sqlite';
  import { createBackend } from './src/server/backend/create-backend.ts';
  const [, dataDir] = process.argv;
  const log = { info() {}, warn() {} };
  await (await createBackend({ supabase: undefined, dataDir, notifyByMail: false, log })).close();
  const database = new DatabaseSync(dataDir + '/site.db');
  const store = database.prepare(
    "INSERT INTO enquiries (idempotency_key, created_at, message) VALUES (?, '2020-01-01T00:00:00.000Z', ?)",
  );
  for (let at = 0; at < 1_000; at += 1) store.run('key-' + at, 'm'.repeat(5_000));
  const other = openSync(dataDir + '/else.log', 'w');
  const untilFull = (write) => {
    try {
      for (;;) write();
    } catch {}
  };
  untilFull(() => writeSync(other, Buffer.alloc(65_536)));
  untilFull(() => store.run('more-' + Math.random(), 'm'.repeat(5_000)));
  process.kill(process.pid, 'SIGKILL'); // keeps the write-ahead log, which a clean exit would merge
`;

/** Runs commands with a full disk of 20 MB as the data folder, in a mount namespace. */
const onFullDisk = (dataDir: string, commands: string) =>
  spawnSync(
    'unshare',
    ['-rm', 'sh', '-c', `mount -t tmpfs -o size=20m tmpfs ${dataDir} && ${commands}`],
    {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, NODE: process.execPath, FILL },
      encoding: 'utf8',
    },
  );

// Requires Linux and permission to mount.
it.runIf(onFullDisk('/tmp', 'true').status === 0)(
  'deletes on a nearly full disk, and --vacuum frees the space',
  () => {
    const enquiries = '"$NODE" dist/server/enquiries.js';
    const { stdout, stderr } = onFullDisk(
      temporaryFolder(),
      `"$NODE" --input-type=module -e "$FILL" "$DATA_DIR";
       ${enquiries} --purge-older-than 24m; truncate -s -5M "$DATA_DIR/else.log";
       ${enquiries} --purge-older-than 24m && ${enquiries} --vacuum && stat -c %s "$DATA_DIR/site.db"`,
    );
    expect(stderr).toMatch(/database or disk is full\. Make sure that its disk has space .*\n$/);
    const [deleted, freed, bytes] = stdout.trim().split('\n');
    expect(deleted).toMatch(/^1\d{3} enquiries from before .* deleted\.$/);
    expect(freed).toBe('The space of deleted enquiries is returned to the disk.');
    expect(Number(bytes)).toBeLessThan(200_000);
  },
);
