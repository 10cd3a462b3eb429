import { expect, it } from 'vitest';
import { openStoredEnquiries } from '../../scripts/operations/stored-enquiries.ts';
import { postEnquiry } from '../support/enquiry.ts';
import { testSite, temporaryFolder } from '../support/test-site.ts';
import { until } from '../support/until.ts';

it('keeps every acknowledged enquiry after kill -9, and restarts on the same folder', async () => {
  const env = { DATA_DIR: temporaryFolder(), ENQUIRY_RATE_LIMIT: '100000' };
  const acknowledged = new Set<string>();
  const unanswered = new Set<string>();

  for (const round of [1, 2]) {
    const site = await testSite({ env });
    const before = acknowledged.size;
    /** Posts enquiries one after the other until the server is killed. */
    const postUntilKilled = async (visitor: number) => {
      for (let count = 0; ; count += 1) {
        const key = `round-${round}-visitor-${visitor}-${count}`;
        try {
          if ((await postEnquiry(site.origin, key)).status === 201) acknowledged.add(key);
        } catch {
          unanswered.add(key);
          return;
        }
      }
    };
    const visitors = Promise.all([1, 2, 3, 4].map(postUntilKilled));
    await until(() => acknowledged.size >= before + 10);
    site.kill('SIGKILL');
    await site.ended;
    await visitors;
  }

  const site = await testSite({ env });
  const storedKeys = async () =>
    openStoredEnquiries(env.DATA_DIR)
      .list()
      .map(({ idempotency_key }) => idempotency_key);
  const stored = await storedKeys();
  expect(new Set(stored).size, 'no enquiry is stored twice').toBe(stored.length);
  expect([...acknowledged].filter((key) => !stored.includes(key))).toEqual([]);

  // A visitor without a response retries: the enquiry is stored once, whether or not the first attempt was stored.
  for (const key of unanswered) expect((await postEnquiry(site.origin, key)).status).toBe(201);
  expect((await storedKeys()).sort()).toEqual([...acknowledged, ...unanswered].sort());
});
