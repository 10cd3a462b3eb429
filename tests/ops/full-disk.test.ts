import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { databaseFile } from '../../src/server/backend/data-folder.ts';
import { enquiryStore } from '../../scripts/operations/stored-enquiries.ts';
import { postEnquiry } from '../support/enquiry.ts';
import { testSite, temporaryFolder } from '../support/test-site.ts';
import type { RunningSite } from '../support/start-site.ts';
import { until } from '../support/until.ts';

const titleOf = async ({ origin }: RunningSite): Promise<string | undefined> =>
  /<title>(.*?)<\/title>/.exec(await (await fetch(`${origin}/contact`)).text())?.[1];

it.each<[how: string, signal?: NodeJS.Signals]>([
  ['for the first time'],
  ['after it was stopped', 'SIGINT'],
  ['after it was killed', 'SIGKILL'],
])(
  'starts on a full disk %s and serves pages, and stores enquiries once it has space',
  async (_, signal) => {
    const env = { DATA_DIR: temporaryFolder(), ENQUIRY_RATE_LIMIT: '100000' };
    let title: unknown = expect.any(String);
    if (signal) {
      const before = await testSite({ env });
      expect((await postEnquiry(before.origin, 'before-it-is-full')).status).toBe(201);
      title = await titleOf(before);
      before.kill(signal);
      await before.ended;
      // Of a crash the log of writes may be left alone, for which SQLite needs an index of 32 kB.
      rmSync(`${databaseFile(env.DATA_DIR)}-shm`, { force: true });
    }

    // A limit of the size of files acts as a full disk, for any user.
    const site = await testSite({ env, first: 'ulimit -S -f 1' });
    expect(await titleOf(site)).toEqual(title);
    expect(site.stderr()).toBe('');
    expect((await postEnquiry(site.origin, 'while-it-is-full')).status).toBe(502);

    execFileSync('prlimit', ['--pid', String(site.pid), '--fsize=unlimited']);
    await until(async () => (await postEnquiry(site.origin, 'while-it-is-full')).status === 201);
    expect(await titleOf(site)).toEqual(title);
    const stored = enquiryStore(env.DATA_DIR).list();
    expect(stored.map(({ idempotency_key }) => idempotency_key)).toEqual([
      ...(signal ? ['before-it-is-full'] : []),
      'while-it-is-full',
    ]);
  },
);
