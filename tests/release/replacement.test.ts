import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished, type TestContext } from 'vitest';
import { enquiryRequest } from '../support/enquiry.ts';
import { freePort } from '../support/free-port.ts';
import { createHttpClient } from '../support/http-client.ts';
import {
  proxyPorts,
  startCaddy,
  startHaproxy,
  type StartProxy,
} from '../support/services/proxies.ts';
import { temporaryFolder, testSite } from '../support/test-site.ts';
import { startStandInSupabase } from '../support/services/stand-in-supabase.ts';

const REQUESTS_PER_SECOND = 120;
const PATHS = ['/', '/contact', '/case-studies', '/insights', '/favicon.svg'];

interface LoadResult {
  answers: { what: string; outcome: number | string; ms: number }[];
  /** Keys of enquiries answered with 201. */
  acknowledged: Set<string>;
}

/**
 * Sends requests at a constant rate, a tenth of them enquiries, without waiting for earlier answers, until
 * stopped.
 *
 * @param certificate the origin's certificate, in PEM
 */
function startConstantLoad(origin: string, certificate: string): { stop(): Promise<LoadResult> } {
  const result: LoadResult = { answers: [], acknowledged: new Set() };
  const pending = new Set<Promise<void>>();
  const send = createHttpClient(certificate);
  let sent = 0;

  async function sendOne(count: number): Promise<void> {
    const isEnquiry = count % 10 === 0;
    const key = `enquiry-${count}`;
    const what = isEnquiry ? 'enquiry' : PATHS[count % PATHS.length]!;
    const startedAt = performance.now();
    let outcome: number | string;
    try {
      const { status } = isEnquiry
        ? await send(`${origin}/api/enquiries`, { body: enquiryRequest(key) })
        : await send(origin + what);
      outcome = status;
    } catch (error) {
      outcome = String(error);
    }
    if (isEnquiry && outcome === 201) result.acknowledged.add(key);
    result.answers.push({ what, outcome, ms: performance.now() - startedAt });
  }

  const startedAt = performance.now();
  const timer = setInterval(() => {
    // Counts by the clock, to compensate for late timers.
    const due = ((performance.now() - startedAt) / 1000) * REQUESTS_PER_SECOND;
    while (sent < due) {
      const request = sendOne((sent += 1));
      pending.add(request);
      void request.finally(() => pending.delete(request));
    }
  }, 5);
  onTestFinished(() => clearInterval(timer));
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(pending);
      return result;
    },
  };
}

/** The number of replacements; `npm run test:ops` sets it, and only then tests Caddy. */
const REPLACEMENTS = process.env['REPLACEMENTS'];
const replacements = Number(REPLACEMENTS ?? 2);

async function replaceInTurn(startProxy: StartProxy, { annotate }: TestContext) {
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
  const proxied = await proxyPorts();
  const proxy = await startProxy(proxied, ports);
  const load = startConstantLoad(`https://localhost:${proxied.https}`, proxy.certificate);

  for (let replacement = 0; replacement < replacements; replacement += 1) {
    const server = replacement % 2;
    const leaving = sites[server]!;
    leaving.kill('SIGTERM');
    expect(await leaving.ended).toEqual({ code: 0, signal: null });
    expect(leaving.stderr()).toBe('');
    // No answer was aborted at the deadline of the drain.
    const messages = leaving.log().map(({ msg }) => msg);
    expect(messages.slice(messages.indexOf('draining'))).not.toContainEqual(
      expect.stringContaining('still running'),
    );
    expect(messages.at(-1)).toBe('stopped');
    sites[server] = await start(server);
    await proxy.settled(server);
  }
  await sleep(2_000);
  const { answers, acknowledged } = await load.stop();

  expect(answers.filter(({ outcome }) => outcome !== 200 && outcome !== 201)).toEqual([]);
  expect(acknowledged.size).toBe(answers.filter(({ what }) => what === 'enquiry').length);
  expect([...standIn.enquiries.keys()].sort()).toEqual([...acknowledged].sort());
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const p99 = Math.round(times[Math.floor(times.length * 0.99)]!);
  await annotate(`${answers.length} requests, ${acknowledged.size} enquiries, p99 ${p99} ms`);
}

/** Waits longer for the answer of a probe, which a machine that is busy with the start of a process delays. */
const startPatientHaproxy: StartProxy = (ports, servers) => {
  const shipped = readFileSync('deploy/haproxy.cfg', 'utf8');
  const patient = shipped.replace('timeout check 1s', 'timeout check 10s');
  expect(patient).not.toBe(shipped);
  const file = join(temporaryFolder(), 'haproxy.cfg');
  writeFileSync(file, patient);
  return startHaproxy(ports, servers, file);
};

const timeout = 180_000 + replacements * 60_000;

it(
  `loses no request while two servers behind HAProxy are replaced in turn, ${replacements} times`,
  { timeout },
  (context) => replaceInTurn(startPatientHaproxy, context),
);

it.runIf(REPLACEMENTS)(
  `loses no request while two servers behind Caddy are replaced in turn, ${replacements} times`,
  { timeout },
  (context) => replaceInTurn(startCaddy, context),
);
