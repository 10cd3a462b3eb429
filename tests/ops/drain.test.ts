import { expect, it, onTestFinished } from 'vitest';
import { startBalancer } from '../support/balancer.ts';
import { postEnquiry } from '../support/enquiry.ts';
import { startSite } from '../support/site-process.ts';
import { startStandInSupabase } from '../support/stand-in-supabase.ts';
import { until } from '../support/until.ts';

it('loses no request of many while one of two servers behind a balancer is stopped', async () => {
  const standIn = await startStandInSupabase();
  onTestFinished(() => standIn.close());
  const env = {
    SUPABASE_URL: standIn.url,
    SUPABASE_ANON_KEY: standIn.anonKey,
    TRUST_PROXY: '1',
    ENQUIRY_RATE_LIMIT: '100000',
  };
  const [leaving, staying] = await Promise.all([startSite({ env }), startSite({ env })]);
  const balancer = await startBalancer([leaving.origin, staying.origin]);

  let isOver = false;
  const answers: string[] = [];
  const posted = new Set<string>();
  /** Asks for one thing after the other, over connections that are kept open. */
  const visit = async (visitor: number) => {
    for (let round = 0; !isOver; round += 1) {
      const key = `visitor-${visitor}-${round}`;
      const paths = ['/', '/contact', '/nowhere', '/thank-you?type=consultation', 'enquiry'];
      const path = paths[(visitor + round) % paths.length]!;
      const response =
        path === 'enquiry'
          ? await postEnquiry(balancer.origin, key)
          : await fetch(balancer.origin + path);
      if (response.status === 201) posted.add(key);
      await response.text();
      answers.push(`${path} ${response.status}`);
    }
  };
  const visitors = Promise.all(Array.from({ length: 6 }, (_, visitor) => visit(visitor)));
  await until(() => balancer.servedBy(leaving.origin) > 50);

  leaving.kill('SIGTERM');
  await until(() => balancer.historyOf(leaving.origin).at(-1) === 503);
  const servedAtNotice = balancer.servedBy(leaving.origin);
  expect(await leaving.ended).toEqual({ code: 0, signal: null });
  const countAtEnd = answers.length;
  await until(() => answers.length > countAtEnd + 50);
  isOver = true;
  await visitors;

  expect([...new Set(answers)].sort()).toEqual([
    '/ 200',
    '/contact 200',
    '/nowhere 404',
    '/thank-you?type=consultation 200',
    'enquiry 201',
  ]);
  // Readiness failed while requests were still taken; only then did the server go.
  expect(balancer.historyOf(leaving.origin)).toEqual([200, 503, 'away']);
  expect(balancer.servedBy(leaving.origin)).toBeLessThanOrEqual(servedAtNotice + 6);
  expect(balancer.historyOf(staying.origin)).toEqual([200]);
  expect([...standIn.enquiries.keys()].sort()).toEqual([...posted].sort());
  // Nothing was cut at the deadline, and nobody met an error.
  const ordinary = new Set(['request', 'not found']);
  const said = leaving.log().map(({ msg }) => String(msg));
  const atTheEnd = said.slice(said.indexOf('draining'));
  expect(atTheEnd.filter((msg) => !ordinary.has(msg))).toEqual(['draining', 'stopped']);
  expect(leaving.stderr()).toBe('');
});

it('ends at once when it is asked twice', async () => {
  const site = await startSite();
  site.kill('SIGTERM');
  await until(async () => (await fetch(`${site.origin}/readyz`)).status === 503);
  site.kill('SIGTERM');
  expect(await site.ended).toEqual({ code: 1, signal: null });
});
