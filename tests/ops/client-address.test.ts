import { expect, it } from 'vitest';
import { postEnquiry } from '../support/enquiry.ts';
import { testSite, wholeLog } from '../support/test-site.ts';

it('limits each IP address that two proxies forward, and logs none', async () => {
  const site = await testSite({ env: { TRUST_PROXY: '2', ENQUIRY_RATE_LIMIT: '2' } });
  const statuses: number[] = [];
  for (const forwarded of [
    'a, 203.0.113.7, 10.0.0.1',
    'b, 203.0.113.7, 10.0.0.2',
    '203.0.113.7, 10.0.0.3',
    '203.0.113.8, 10.0.0.1',
  ]) {
    const headers = { 'X-Forwarded-For': forwarded };
    const { status } = await postEnquiry(site.origin, `enquiry-${statuses.length}`, headers);
    statuses.push(status);
  }
  expect(statuses).toEqual([201, 201, 429, 201]);
  expect(JSON.stringify(await wholeLog(site))).not.toContain('203.0.113');
});
