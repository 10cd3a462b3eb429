import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { databaseFile } from '../../src/server/backend/data-folder.ts';
import { embeddedEnquiries } from '../../scripts/operations/stored-enquiries.ts';
import { postEnquiry } from '../support/enquiry.ts';
import { testSite, temporaryFolder } from '../support/test-site.ts';
import type { RunningSite } from '../support/start-site.ts';
import { until } from '../support/until.ts';

/** Ends the simulated full disk of a process. */
const freeSpace = ({ pid }: RunningSite) =>
  execFileSync('prlimit', ['--pid', String(pid), '--fsize=unlimited']);

const titleOf = async ({ origin }: RunningSite): Promise<string | undefined> =>
  /<title>(.*?)<\/title>/.exec(await (await fetch(`${origin}/contact`)).text())?.[1];

it.each<[how: string, signal: NodeJS.Signals]>([
  ['stopped', 'SIGINT'],
  ['killed', 'SIGKILL'],
])(
  'serves pages after it was %s and starts on a full disk, and stores enquiries once it has space',
  async (_, signal) => {
    const env = { DATA_DIR: temporaryFolder(), ENQUIRY_RATE_LIMIT: '100000' };
    const before = await testSite({ env });
    expect((await postEnquiry(before.origin, 'before-it-is-full')).status).toBe(201);
    const title = await titleOf(before);
    before.kill(signal);
    await before.ended;
    // Of a crash the log of writes may be left alone, for which SQLite needs an index of 32 kB.
    rmSync(`${databaseFile(env.DATA_DIR)}-shm`, { force: true });

    const site = await testSite({ env, fileBlocks: 1 });
    expect(await titleOf(site)).toBe(title);
    expect(site.stderr()).toBe('');
    const refused = await postEnquiry(site.origin, 'while-it-is-full');
    expect(refused.status).toBe(502);
    expect(await refused.json()).toEqual({ error: expect.stringContaining('try again') });

    freeSpace(site);
    await until(async () => (await postEnquiry(site.origin, 'while-it-is-full')).status === 201);
    expect(await titleOf(site)).toBe(title);
    const stored = await embeddedEnquiries(env.DATA_DIR).list();
    expect(stored.map(({ idempotency_key }) => idempotency_key)).toEqual([
      'before-it-is-full',
      'while-it-is-full',
    ]);
  },
);

it('serves pages with their default metadata if the disk is full at the first start', async () => {
  const site = await testSite({ env: { ENQUIRY_RATE_LIMIT: '100000' }, fileBlocks: 1 });
  expect((await fetch(`${site.origin}/contact`)).status).toBe(200);
  expect((await postEnquiry(site.origin, 'while-it-is-full')).status).toBe(502);
  freeSpace(site);
  await until(async () => (await postEnquiry(site.origin, 'while-it-is-full')).status === 201);
});
