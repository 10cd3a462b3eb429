import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../support/free-port.ts';
import {
  proxyPorts,
  startCaddy,
  startHaproxy,
  type StartProxy,
} from '../support/services/proxies.ts';
import { testSite } from '../support/test-site.ts';
import { startStandInSupabase } from '../support/services/stand-in-supabase.ts';
import { startConstantLoad } from '../support/constant-load.ts';

/** The number of replacements; `npm run test:ops` sets it, and only then tests Caddy. */
const REPLACEMENTS = process.env['REPLACEMENTS'];
const replacements = Number(REPLACEMENTS ?? 2);

async function replaceInTurn(startProxy: StartProxy, annotate: (text: string) => unknown) {
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

const timeout = 180_000 + replacements * 60_000;

it(
  `loses no request while two servers behind HAProxy are replaced in turn, ${replacements} times`,
  { timeout },
  ({ annotate }) => replaceInTurn(startHaproxy, annotate),
);

it.runIf(REPLACEMENTS)(
  `loses no request while two servers behind Caddy are replaced in turn, ${replacements} times`,
  { timeout },
  ({ annotate }) => replaceInTurn(startCaddy, annotate),
);
