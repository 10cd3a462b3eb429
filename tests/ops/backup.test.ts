import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openStoredEnquiries } from '../../scripts/operations/stored-enquiries.ts';
import { postEnquiry } from '../support/enquiry.ts';
import { command } from '../support/run-node.ts';
import { testSite, temporaryFolder } from '../support/test-site.ts';
import { until } from '../support/until.ts';

it('backs up every enquiry that was acknowledged before while others come, and restores them', async () => {
  const env = { DATA_DIR: temporaryFolder() };
  const copy = join(temporaryFolder(), 'Mon.db');
  const backup = () => command('backup', [copy], { env });
  const restore = () => command('restore', [copy], { env });
  const storedKeys = async () =>
    openStoredEnquiries(env.DATA_DIR)
      .list()
      .map(({ idempotency_key }) => idempotency_key);
  const site = await testSite({ env: { ...env, ENQUIRY_RATE_LIMIT: '100000' } });
  const acknowledged = new Set<string>();
  let isOver = false;
  const post = async (visitor: number) => {
    for (let count = 0; !isOver; count += 1) {
      const key = `enquiry-${visitor}-${count}`;
      if ((await postEnquiry(site.origin, key)).status === 201) acknowledged.add(key);
      await sleep(20); // leaves the machine to the commands
    }
  };
  const visitors = Promise.all([1, 2, 3, 4].map(post));
  await until(() => acknowledged.size >= 100);

  const before = [...acknowledged];
  const twoAtOnce = await Promise.all([backup(), backup()]);
  expect(twoAtOnce).toMatchObject([{ code: 0 }, { code: 0 }]);
  const more = acknowledged.size + 20;
  await until(() => acknowledged.size > more);
  isOver = true;
  await visitors;

  const refused = await restore();
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/^A site is running on .*site\.db: stop every process.*\n$/);

  site.kill('SIGINT');
  await site.ended;
  const all = [...acknowledged].sort();
  expect((await storedKeys()).sort()).toEqual(all);

  const restored = await restore();
  expect(restored).toMatchObject({ code: 0, stdout: expect.stringContaining('site-replaced-') });
  const there = await storedKeys();
  expect(there).toEqual(expect.arrayContaining(before));
  expect(there.length).toBeLessThan(all.length);
  const again = await testSite({ env });
  expect((await postEnquiry(again.origin, 'after-the-restore')).status).toBe(201);
});

it('copies nothing of a Supabase project, and says so', async () => {
  const env = { SUPABASE_URL: 'https://abcd.supabase.co' };
  const { stdout } = await command('backup', ['/tmp/copy.db'], { env });
  expect(stdout).toContain('Nothing was copied');
});
