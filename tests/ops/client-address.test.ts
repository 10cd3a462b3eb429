import { expect, it } from 'vitest';
import { postEnquiry } from '../support/enquiry.ts';
import { testSite, wholeLog } from '../support/test-site.ts';

let count = 0;
/** Posts enquiries with the given X-Forwarded-For; returns their statuses. */
async function statuses(origin: string, forwarded: readonly string[]): Promise<number[]> {
  const all: number[] = [];
  for (const value of forwarded) {
    const headers = { 'X-Forwarded-For': value };
    all.push((await postEnquiry(origin, `request-${(count += 1)}`, headers)).status);
  }
  return all;
}

const start = (proxies: number) =>
  testSite({
    env: {
      SITE_URL: 'http://www.example.com',
      TRUST_PROXY: `${proxies}`,
      ENQUIRY_RATE_LIMIT: '2',
    },
  });

it.each([
  [
    'with one proxy, takes the last address',
    1,
    ['203.0.113.7', '198.51.100.1, 203.0.113.7', '198.51.100.2, 203.0.113.7', '203.0.113.8'],
  ],
  [
    'with two proxies, takes the last address but one',
    2,
    [
      ...['a, 203.0.113.7, 10.0.0.1', 'b, 203.0.113.7, 10.0.0.2', '203.0.113.7, 10.0.0.3'],
      '203.0.113.8, 10.0.0.1',
    ],
  ],
])('%s of X-Forwarded-For', async (_, proxies, sent) => {
  const { origin } = await start(proxies);
  expect(await statuses(origin, sent)).toEqual([201, 201, 429, 201]);
});

it('ignores X-Forwarded-For by default, and warns once of a proxy', async () => {
  const site = await start(0);
  const sent = ['203.0.113.7', '203.0.113.8', '203.0.113.9'];
  expect(await statuses(site.origin, sent)).toEqual([201, 201, 429]);
  const log = await wholeLog(site);
  expect(log.filter(({ level }) => level === 40)).toEqual([
    expect.objectContaining({ msg: expect.stringContaining('TRUST_PROXY') }),
  ]);
  // The log contains no address.
  expect(JSON.stringify(log)).not.toContain('203.0.113');
});
