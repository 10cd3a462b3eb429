import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { postEnquiry } from '../support/enquiry.ts';
import { freePort } from '../../scripts/free-port.ts';
import { startBalancer } from '../support/haproxy.ts';
import { startSite } from '../support/site-process.ts';
import { startStandInSupabase } from '../support/stand-in-supabase.ts';
import { until } from '../support/until.ts';

/** `npm run test:ops` replaces processes as often as a busy month does. */
const REPLACEMENTS = Number(process.env['REPLACEMENTS'] ?? 2);
const REQUESTS_PER_SECOND = 120;
const PATHS = ['/', '/contact', '/case-studies', '/shopify', '/insights', '/favicon.svg'];

/** Sends requests at a steady rate, a tenth of them enquiries, whatever became of those before. */
function startVisitors(origin: string) {
  const answers: { what: string; outcome: number | string; ms: number }[] = [];
  const acknowledged = new Set<string>();
  const underWay = new Set<Promise<void>>();
  let sent = 0;

  async function ask(count: number): Promise<void> {
    const isEnquiry = count % 10 === 0;
    const key = `enquiry-${count}`;
    const what = isEnquiry ? 'enquiry' : PATHS[count % PATHS.length]!;
    const startedAt = performance.now();
    let outcome: number | string;
    try {
      const response = await (isEnquiry ? postEnquiry(origin, key) : fetch(origin + what));
      await response.arrayBuffer();
      outcome = response.status;
    } catch (error) {
      outcome = String((error as Error).cause ?? error);
    }
    if (isEnquiry && outcome === 201) acknowledged.add(key);
    answers.push({ what, outcome, ms: performance.now() - startedAt });
  }

  const startedAt = performance.now();
  const timer = setInterval(() => {
    // By the clock: a timer that comes late makes up for it.
    const due = ((performance.now() - startedAt) / 1000) * REQUESTS_PER_SECOND;
    while (sent < due) {
      const asked = ask((sent += 1));
      underWay.add(asked);
      void asked.finally(() => underWay.delete(asked));
    }
  }, 5);
  const stop = async () => {
    clearInterval(timer);
    await Promise.all(underWay);
    return { answers, acknowledged };
  };
  onTestFinished(() => clearInterval(timer));
  return { stop };
}

it(
  `loses nothing while two servers behind a balancer are replaced in turn, ${REPLACEMENTS} times`,
  { timeout: 60_000 + REPLACEMENTS * 60_000 },
  async ({ annotate }) => {
    const standIn = await startStandInSupabase();
    onTestFinished(() => standIn.close());
    const ports = [await freePort(), await freePort()];
    const start = (server: number) =>
      startSite({
        env: {
          PORT: String(ports[server]),
          SUPABASE_URL: standIn.url,
          SUPABASE_ANON_KEY: standIn.anonKey,
          TRUST_PROXY: '1',
          ENQUIRY_RATE_LIMIT: '100000',
        },
      });
    const sites = [await start(0), await start(1)];
    const balancer = await startBalancer(ports);
    const visitors = startVisitors(balancer.origin);

    for (let replacement = 0; replacement < REPLACEMENTS; replacement += 1) {
      const server = replacement % 2;
      const leaving = sites[server]!;
      leaving.kill('SIGTERM');
      expect(await leaving.ended).toEqual({ code: 0, signal: null });
      expect(leaving.stderr()).toBe('');
      // Nothing was cut at the deadline of the drain.
      const said = leaving.log().map(({ msg }) => msg);
      expect(said.slice(said.indexOf('draining'))).not.toContainEqual(
        expect.stringContaining('still running'),
      );
      expect(said.at(-1)).toBe('stopped');
      sites[server] = await start(server);
      await until(() => balancer.isUp(server));
    }
    await sleep(2_000);
    const { answers, acknowledged } = await visitors.stop();

    expect(answers.filter(({ outcome }) => outcome !== 200 && outcome !== 201)).toEqual([]);
    expect(acknowledged.size).toBe(answers.filter(({ what }) => what === 'enquiry').length);
    expect([...standIn.enquiries.keys()].sort()).toEqual([...acknowledged].sort());
    const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
    const p99 = Math.round(times[Math.floor(times.length * 0.99)]!);
    await annotate(`${answers.length} requests, ${acknowledged.size} enquiries, p99 ${p99} ms`);
  },
);
