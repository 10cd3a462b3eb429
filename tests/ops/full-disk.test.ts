import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { openStoredEnquiries } from '../../scripts/operations/stored-enquiries.ts';
import { postEnquiry } from '../support/enquiry.ts';
import { testSite, temporaryFolder } from '../support/test-site.ts';
import { until } from '../support/until.ts';

it('serves pages while the disk is full, refuses enquiries, and stores them once it has space', async () => {
  const env = { DATA_DIR: temporaryFolder(), ENQUIRY_RATE_LIMIT: '100000' };
  const site = await testSite({ env });
  expect((await postEnquiry(site.origin, 'before-it-is-full')).status).toBe(201);
  // A limit on the size of files acts like a full disk, for any user.
  const limit = (size: string) =>
    execFileSync('prlimit', ['--pid', String(site.pid), `--fsize=${size}`]);
  limit('512:');
  expect((await postEnquiry(site.origin, 'while-it-is-full')).status).toBe(502);
  expect((await fetch(`${site.origin}/contact`)).status).toBe(200);

  limit('unlimited:');
  await until(async () => (await postEnquiry(site.origin, 'while-it-is-full')).status === 201);
  const stored = openStoredEnquiries(env.DATA_DIR).list();
  expect(stored.map(({ idempotency_key }) => idempotency_key)).toEqual([
    'before-it-is-full',
    'while-it-is-full',
  ]);
});
