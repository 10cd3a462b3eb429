import { execFile } from 'node:child_process';
import { copyFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { embeddedEnquiries } from '../../src/server/enquiries/stored-enquiries.ts';
import { postEnquiry } from '../support/enquiry.ts';
import { launchTestSite, testSite, temporaryFolder } from '../support/test-site.ts';
import { until } from '../support/until.ts';

const ENQUIRIES_PER_SECOND = 100;

/** Runs one of the commands on a data folder. */
const run = (script: 'backup' | 'restore', file: string, env: Record<string, string>) =>
  new Promise<{ code: number; output: string }>((done) => {
    execFile(
      process.execPath,
      [`dist/server/${script}.js`, file],
      { env: { PATH: process.env['PATH'], ...env } },
      (error, stdout, stderr) => done({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });

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
  const twoAtOnce = await Promise.all([run('backup', copy, env), run('backup', copy, env)]);
  expect(twoAtOnce).toMatchObject([{ code: 0 }, { code: 0 }]);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(readdirSync(backups)).toEqual(['Mon.db']);
  const atLeast = posts.acknowledged.size + 20;
  await until(() => posts.acknowledged.size > atLeast); // posts go on during the backup
  await posts.stop();

  const refused = await run('restore', copy, env);
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(/^A site is running on .*site\.db: stop every process.*\n$/);

  site.kill('SIGINT');
  await site.ended;
  const all = [...posts.acknowledged].sort();
  const keys = async () =>
    (await embeddedEnquiries(env.DATA_DIR).list()).map(({ idempotency_key }) => idempotency_key);
  expect((await keys()).sort()).toEqual(all);

  const restored = await run('restore', copy, env);
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('site-replaced-') });
  const there = await keys();
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
  expect(await run('backup', copy, env)).toMatchObject({ code: 0 });
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
    expect(await run('backup', join(env.DATA_DIR, 'other.db'), env)).toMatchObject({ code: 1 });
  }
  const logSize = statSync(`${file}-wal`).size;
  expect(logSize).toBeGreaterThan(0);

  const { code, output } = await run('restore', copy, env);
  expect(code).toBe(0);
  expect(output).toContain('enquiries: 1.');
  const keys = async (dataDir: string) =>
    (await embeddedEnquiries(dataDir).list()).map(({ idempotency_key }) => idempotency_key);
  expect(await keys(env.DATA_DIR)).toEqual(['in-the-copy-1']);

  const keptLog = readdirSync(env.DATA_DIR).find((name) => name.endsWith('.db-wal'))!;
  expect(output).toContain(keptLog);
  const before = temporaryFolder();
  copyFileSync(moved, join(before, 'site.db'));
  copyFileSync(join(env.DATA_DIR, keptLog), join(before, 'site.db-wal'));
  expect(await keys(before)).toHaveLength(13);

  // The replaced database is a backup too, with its log.
  const again = { DATA_DIR: temporaryFolder() };
  const restored = await run('restore', join(before, 'site.db'), again);
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('enquiries: 13.') });
});

it('prints what to correct in one line, and copies nothing of a Supabase project', async () => {
  const failed = await run('backup', '/tmp/copy.db', { DATA_DIR: temporaryFolder() });
  expect(failed).toMatchObject({ code: 1, output: expect.stringMatching(/^.*DATA_DIR.*\n$/) });
  const project = await run('backup', '/tmp/copy.db', { SUPABASE_URL: 'https://abcd.supabase.co' });
  expect(project).toMatchObject({ code: 0, output: expect.stringContaining('Nothing was copied') });
});
