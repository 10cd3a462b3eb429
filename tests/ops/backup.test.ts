import { copyFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { embeddedEnquiries } from '../../scripts/operations/stored-enquiries.ts';
import { postEnquiry } from '../support/enquiry.ts';
import { command } from '../support/run-node.ts';
import { launchTestSite, testSite, temporaryFolder } from '../support/test-site.ts';
import { until } from '../support/until.ts';

const ENQUIRIES_PER_SECOND = 100;

const backup = (file: string, env: Record<string, string>) => command('backup', [file], { env });
const restore = (file: string, env: Record<string, string>) => command('restore', [file], { env });
const keysIn = async (dataDir: string) =>
  (await embeddedEnquiries(dataDir).list()).map(({ idempotency_key }) => idempotency_key);

/** Posts enquiries at a constant rate until `stop` is called. */
function startPosting(origin: string) {
  const acknowledged = new Set<string>();
  const pending = new Set<Promise<void>>();
  let sent = 0;
  const timer = setInterval(() => {
    const key = `enquiry-${(sent += 1)}`;
    const post = postEnquiry(origin, key).then(({ status }) => {
      if (status === 201) acknowledged.add(key);
    });
    pending.add(post);
    void post.finally(() => pending.delete(post));
  }, 1000 / ENQUIRIES_PER_SECOND);
  onTestFinished(() => clearInterval(timer));
  return {
    acknowledged,
    async stop() {
      clearInterval(timer);
      await Promise.all(pending);
    },
  };
}

it('backs up every enquiry acknowledged before, at a hundred a second, and restores them', async () => {
  const env = { DATA_DIR: temporaryFolder() };
  const backups = temporaryFolder();
  const copy = join(backups, 'Mon.db');
  const site = await testSite({ env: { ...env, ENQUIRY_RATE_LIMIT: '100000' } });
  const posts = startPosting(site.origin);
  await until(() => posts.acknowledged.size >= 100);

  const before = [...posts.acknowledged];
  const twoAtOnce = await Promise.all([backup(copy, env), backup(copy, env)]);
  expect(twoAtOnce).toMatchObject([{ code: 0 }, { code: 0 }]);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(readdirSync(backups)).toEqual(['Mon.db']);
  const atLeast = posts.acknowledged.size + 20;
  await until(() => posts.acknowledged.size > atLeast); // posts go on during the backup
  await posts.stop();

  const refused = await restore(copy, env);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/^A site is running on .*site\.db: stop every process.*\n$/);

  site.kill('SIGINT');
  await site.ended;
  const all = [...posts.acknowledged].sort();
  expect((await keysIn(env.DATA_DIR)).sort()).toEqual(all);

  const restored = await restore(copy, env);
  expect(restored).toMatchObject({ code: 0, stdout: expect.stringContaining('site-replaced-') });
  const there = await keysIn(env.DATA_DIR);
  expect(there).toEqual(expect.arrayContaining(before));
  expect(there.length).toBeLessThan(all.length);
  const again = await testSite({ env });
  expect((await postEnquiry(again.origin, 'after-the-restore')).status).toBe(201);
});

it('restores beside a log that was left without its database, and keeps the log', async () => {
  const env = { DATA_DIR: temporaryFolder() };
  const copy = join(temporaryFolder(), 'Mon.db');
  const file = join(env.DATA_DIR, 'site.db');
  const site = await testSite({ env });
  await postEnquiry(site.origin, 'in-the-copy-1');
  expect(await backup(copy, env)).toMatchObject({ code: 0 });
  for (let at = 0; at < 12; at += 1) await postEnquiry(site.origin, `after-the-copy-${at}`);
  site.kill('SIGKILL');
  await site.ended;
  const moved = join(env.DATA_DIR, 'moved');
  renameSync(file, moved);

  for (const size of [undefined, 0]) {
    if (size === 0) writeFileSync(file, '');
    const start = await launchTestSite({ env });
    expect((await start.ended).code).toBe(1);
    expect(start.stderr()).toMatch(/^The database .* is missing or empty, but its log .*\n$/);
    expect(await backup(join(env.DATA_DIR, 'other.db'), env)).toMatchObject({ code: 1 });
  }
  const logSize = statSync(`${file}-wal`).size;
  expect(logSize).toBeGreaterThan(0);

  const { code, stdout } = await restore(copy, env);
  expect(code).toBe(0);
  expect(stdout).toContain('enquiries: 1.');
  expect(await keysIn(env.DATA_DIR)).toEqual(['in-the-copy-1']);

  const keptLog = readdirSync(env.DATA_DIR).find((name) => name.endsWith('.db-wal'))!;
  expect(stdout).toContain(keptLog);
  const before = temporaryFolder();
  copyFileSync(moved, join(before, 'site.db'));
  copyFileSync(join(env.DATA_DIR, keptLog), join(before, 'site.db-wal'));
  expect(await keysIn(before)).toHaveLength(13);

  // The replaced database is a backup too, with its log.
  const again = { DATA_DIR: temporaryFolder() };
  const restored = await restore(join(before, 'site.db'), again);
  expect(restored).toMatchObject({ code: 0, stdout: expect.stringContaining('enquiries: 13.') });
});

it('prints what to correct in one line, and copies nothing of a Supabase project', async () => {
  const failed = await backup('/tmp/copy.db', { DATA_DIR: temporaryFolder() });
  expect(failed).toMatchObject({ code: 1, stderr: expect.stringMatching(/^.*DATA_DIR.*\n$/) });
  const project = await backup('/tmp/copy.db', { SUPABASE_URL: 'https://abcd.supabase.co' });
  expect(project).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing was copied') });
});
