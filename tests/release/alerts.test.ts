import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { postEnquiry } from '../support/enquiry.ts';
import { createMemoryLimit } from '../support/memory-limit.ts';
import { copyOfRelease } from '../support/release-copy.ts';
import { command } from '../support/run-node.ts';
import { proxyPorts, startHaproxy } from '../support/services/proxies.ts';
import { startBlackboxExporter, startPrometheus } from '../support/services/prometheus.ts';
import { startStandInSupabase } from '../support/services/stand-in-supabase.ts';
import { testSite, temporaryFolder } from '../support/test-site.ts';
import type { RunningSite } from '../support/start-site.ts';
import { until } from '../support/until.ts';

/*
 * Real processes suffer the faults that the alerts are for. promtool tests how long an alert waits; here it fires at
 * once, and an hour of ENQUIRY_SILENCE_HOURS and the 90 minutes of a check are 10 s.
 */
const atOnce = (rules: string): string =>
  rules
    .replaceAll(/for: \w+/g, 'for: 0s')
    .replaceAll(/> 5400\b/g, '> 10')
    .replace('max(enquiry_silence_limit_seconds)', 'max(enquiry_silence_limit_seconds / 360)');

const ENQUIRY_CHECK_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** Repeats a fault until all its alerts fire: a rate needs a counter that increases between two scrapes. */
async function untilFiring(
  { firing }: Awaited<ReturnType<typeof startPrometheus>>,
  alerts: readonly string[],
  fault: () => Promise<unknown> = async () => {},
): Promise<void> {
  await until(async () => {
    await fault();
    const names = await firing();
    return alerts.every((name) => names.includes(name));
  });
}

const visit = ({ origin }: RunningSite, message: object) =>
  fetch(`${origin}/api/visits`, { method: 'POST', body: JSON.stringify(message) });

/** A module for NODE_OPTIONS that runs before the site. */
function preloaded(code: string): string {
  const file = join(temporaryFolder(), 'preloaded.mjs');
  writeFileSync(file, code);
  return `--import ${file}`;
}

/** A copy of the release under another commit. */
function otherRelease(): string {
  const copy = copyOfRelease();
  const file = join(copy, 'dist/build.json');
  const build = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...build, commit: 'another' }));
  return copy;
}

it('alerts on faults in browsers, on silence, on missing checks, and on an old backup', async () => {
  const dataDir = temporaryFolder();
  const settings = { ENQUIRY_SILENCE_HOURS: '1', ENQUIRY_RATE_LIMIT: '1000' };
  const site = await testSite({ env: { DATA_DIR: dataDir, ENQUIRY_CHECK_SECRET, ...settings } });
  const backup = join(dataDir, 'last-backup');
  writeFileSync(backup, '');
  utimesSync(backup, 1, 1);
  const prometheus = await startPrometheus({ sites: [site.origin], rules: atOnce });
  const route = 'contact';
  const all = <One>(count: number, one: One) => Array.from({ length: count }, () => one);
  const seen = async () => (await prometheus.query('sum(page_scripts_total)'))[0]?.value[1];
  const fault = async () => {
    await visit(site, {
      views: all(20, { route, navigation: 'load' }),
      steps: [...all(5, { step: 'begun', route }), ...all(5, { step: 'failed', route })],
      vitals: all(40, { name: 'LCP', value: 9_000, route, navigation: 'load' }),
      errors: [{ kind: 'error', route, message: 'it broke', frames: [] }],
    });
    for (let page = 0; page < 10; page += 1)
      await visit(site, { scripts: { route, cameMs: null, atMs: 9_000 } });
    // A client may send 120 messages a minute.
    const before = await seen();
    await until(async () => (await seen()) !== before);
  };
  const faults = ['BackupOld', 'BrowserErrorsAfterRelease', 'ScriptsDoNotArrive', 'SlowPages'];
  const silence = ['EnquiryPathNotChecked', 'FormsBegunNoneSent', 'NoEnquiries'];
  await untilFiring(prometheus, [...faults, 'FormFailsInBrowsers', ...silence], fault);
  // A check that passes ends its alert, an enquiry the silence.
  await until(async () => {
    await command('check-enquiries', [site.origin], { env: { ENQUIRY_CHECK_SECRET } });
    return !(await prometheus.firing()).includes('EnquiryPathNotChecked');
  });
  expect((await postEnquiry(site.origin, 'the-first-enquiry')).status).toBe(201);
  await until(async () => {
    await postEnquiry(site.origin, `enquiry-${Date.now()}`);
    const names = await prometheus.firing();
    return !names.includes('NoEnquiries') && !names.includes('FormsBegunNoneSent');
  });
});

it('alerts on the first enquiry that a process does not store, and on what fails with it', async () => {
  const standIn = await startStandInSupabase();
  onTestFinished(() => standIn.close());
  const site = await testSite({
    env: { SUPABASE_URL: standIn.url, SUPABASE_ANON_KEY: 'the-key-of-another-project' },
  });
  const prometheus = await startPrometheus({ sites: [site.origin], rules: atOnce });
  await until(async () => (await prometheus.query('enquiries_total')).length > 0);
  expect((await postEnquiry(site.origin, 'the-first-enquiry')).status).toBe(502);
  expect((await fetch(`${site.origin}/contact`)).status).toBe(200);
  await untilFiring(prometheus, [
    'EnquiriesFail',
    'EnquiryStoreNotWritable',
    'MetadataUnreadable',
    'ServerErrors',
  ]);
});

it('alerts on processes that leak, hang, restart, drain, disagree about the release, or are away', async () => {
  const NODE_OPTIONS = preloaded(
    `globalThis.leak = Buffer.alloc(6e8, 1);
     setInterval(() => { const end = performance.now() + 300; while (performance.now() < end); }, 400).unref();`,
  );
  const SMTP_URL = `smtp://127.0.0.1:${await freePort()}`;
  const ill = await testSite({
    env: { NODE_OPTIONS, ENQUIRY_MAIL_TO: 'sales@example.com', SMTP_URL },
  });
  const env = { PORT: String(await freePort()) };
  const cwd = otherRelease();
  let other = await testSite({ env, cwd });
  const prometheus = await startPrometheus({ sites: [ill.origin, other.origin], rules: atOnce });
  const started = async () =>
    (await prometheus.query(`process_start_time_seconds{instance="127.0.0.1:${env.PORT}"}`))[0]
      ?.value[1];
  await postEnquiry(ill.origin, 'the-first-enquiry');
  await untilFiring(prometheus, [
    'AlwaysFiring',
    'EnquiryNotificationsFail',
    'EventLoopLate',
    'MemoryGrows',
    'MonitoringFails', // there is no Alertmanager here
    'SeveralReleases',
  ]);

  const starts = new Set([await started()]);
  while (starts.size < 4) {
    other.kill('SIGKILL');
    await other.ended;
    other = await testSite({ env, cwd });
    const known = starts.size;
    await until(async () => {
      const start = await started(); // none while it is away
      if (start) starts.add(start);
      return starts.size > known;
    });
  }
  await untilFiring(prometheus, ['RestartsInALoop']);

  other.kill('SIGTERM');
  await untilFiring(prometheus, ['NotReady'], () =>
    fetch(`${other.origin}/readyz`).catch(() => {}),
  );
  await other.ended;
  await untilFiring(prometheus, ['SiteDown']);
});

it('alerts on a site that is unreachable from outside, and still on its certificate', async () => {
  const site = await testSite();
  const proxied = await proxyPorts();
  // Its certificate is for a day.
  const port = Number(new URL(site.origin).port);
  await startHaproxy(proxied, [port, port]);
  const target = `https://localhost:${proxied.https}/healthz`;
  const probe = { exporter: await startBlackboxExporter(), target };
  const prometheus = await startPrometheus({ sites: [site.origin], rules: atOnce, probe });
  await untilFiring(prometheus, ['CertificateEnds']);
  expect(await prometheus.firing()).not.toContain('Unreachable');
  site.kill('SIGKILL');
  await untilFiring(prometheus, ['Unreachable', 'CertificateEnds']);
});

it('alerts on a process near its memory limit', async ({ skip }) => {
  const memory = createMemoryLimit(256);
  if (!memory) return skip();
  onTestFinished(() => memory.remove());
  const NODE_OPTIONS = preloaded(
    `const leak = [];
     const isFull = () => process.memoryUsage.rss() > 0.94 * process.constrainedMemory();
     setInterval(() => isFull() || leak.push(Buffer.alloc(1e6, 1)), 10).unref();`,
  );
  const site = await testSite({ first: memory.join, env: { NODE_OPTIONS } });
  const prometheus = await startPrometheus({ sites: [site.origin], rules: atOnce });
  await untilFiring(prometheus, ['MemoryNearLimit']);
});

it('every alert has a fault here', () => {
  const names = [...readFileSync('deploy/monitoring/alerts.yml', 'utf8').matchAll(/alert: (\w+)/g)];
  const tests = readFileSync(import.meta.filename, 'utf8');
  for (const [, name] of names) expect(tests).toContain(`'${name}'`);
});
