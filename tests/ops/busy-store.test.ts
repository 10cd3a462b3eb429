import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { databaseFile } from '../../src/server/backend/data-folder.ts';
import { postEnquiry } from '../support/enquiry.ts';
import { startSite, temporaryFolder } from '../support/site-process.ts';

it('serves pages and probes while another process keeps enquiries from being written', async () => {
  const env = { DATA_DIR: temporaryFolder(), ENQUIRY_RATE_LIMIT: '1000' };
  const site = await startSite({ env });
  const other = new DatabaseSync(databaseFile(env.DATA_DIR), { timeout: 5_000 });
  onTestFinished(() => other.close());
  other.exec('BEGIN IMMEDIATE');

  let answered = 0;
  const posts = Array.from({ length: 20 }, async (_, at) => {
    const { status } = await postEnquiry(site.origin, `the-enquiry-${at}`);
    answered += 1;
    return status;
  });
  for (let at = 0; at < 10; at += 1)
    for (const path of ['/contact', '/readyz'])
      expect((await fetch(site.origin + path)).status).toBe(200);
  expect(answered, 'enquiries wait, pages do not').toBe(0);

  other.exec('COMMIT');
  expect(new Set(await Promise.all(posts))).toEqual(new Set([201]));
});
