import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { enquiryRequest } from '../support/enquiry.ts';
import { freePort } from '../support/free-port.ts';
import { startCaddy } from '../support/services/caddy.ts';
import { testSite } from '../support/test-site.ts';
import { startStandInSupabase } from '../support/services/stand-in-supabase.ts';

const VISITORS = 10;
const PATHS = ['/', '/contact', '/case-studies', '/insights', '/favicon.svg'];

/**
 * Sends requests, a tenth of them enquiries, as visitors who each wait for a response before they go on: a slow machine
 * gets fewer of them.
 *
 * @returns a function that ends it and returns the outcome of each request, with the key of an enquiry
 */
function startVisits({ origin, send }: Awaited<ReturnType<typeof startCaddy>>) {
  async function sendOne(count: number) {
    const key = count % 10 === 0 ? `enquiry-${count}` : undefined;
    const what = key ? '/api/enquiries' : PATHS[count % PATHS.length]!;
    const sentAt = performance.now();
    const outcome: unknown = await send(
      origin + what,
      key ? { body: enquiryRequest(key) } : {},
    ).then(({ status }) => status, String);
    return { what, key, outcome, ms: performance.now() - sentAt };
  }

  const responses: Awaited<ReturnType<typeof sendOne>>[] = [];
  let sent = 0;
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      responses.push(await sendOne((sent += 1)));
      await sleep(50);
    }
  };
  const visits = Promise.all(Array.from({ length: VISITORS }, visit));
  onTestFinished(() => void (isOver = true));
  return async () => {
    isOver = true;
    await visits;
    return responses;
  };
}

it('loses no request while two servers behind Caddy are replaced in turn', async ({ annotate }) => {
  const standIn = await startStandInSupabase();
  onTestFinished(() => standIn.close());
  const ports = [await freePort(), await freePort()];
  const start = (server: number) =>
    testSite({
      env: {
        PORT: String(ports[server]),
        SUPABASE_URL: standIn.url,
        SUPABASE_ANON_KEY: standIn.anonKey,
        TRUST_PROXY: '1',
        ENQUIRY_RATE_LIMIT: '100000',
      },
    });
  const sites = [await start(0), await start(1)];
  const endVisits = startVisits(await startCaddy(ports));

  for (const server of [0, 1]) {
    const leaving = sites[server]!;
    const begun = performance.now();
    leaving.kill('SIGTERM');
    expect(await leaving.ended).toEqual({ code: 0, signal: null });
    const ms = performance.now() - begun;
    expect(ms).toBeGreaterThanOrEqual(4_000); // for balancers to notice
    expect(ms).toBeLessThan(10_000); // then Docker kills
    expect(leaving.stderr()).toBe('');
    // No response was cut at the deadline of the drain.
    expect(leaving.log()).not.toContainEqual(
      expect.objectContaining({ msg: expect.stringContaining('are cut') as string }),
    );
    // The line of its last request may follow.
    expect(leaving.log()).toContainEqual(expect.objectContaining({ msg: 'stopped' }));
    const next = await start(server);
    sites[server] = next;
    // Caddy sends it requests again.
    await next.until(() => next.log().some(({ msg }) => msg === 'request completed'));
  }
  const responses = await endVisits();

  expect(responses.filter(({ key, outcome }) => outcome !== (key ? 201 : 200))).toEqual([]);
  const acknowledged = responses.flatMap(({ key = [] }) => key);
  expect([...standIn.enquiries.keys()].sort()).toEqual(acknowledged.sort());
  const times = responses.map(({ ms }) => ms).sort((a, b) => a - b);
  const p99 = Math.round(times[Math.floor(times.length * 0.99)]!);
  await annotate(`${responses.length} requests, ${acknowledged.length} enquiries, p99 ${p99} ms`);
});
