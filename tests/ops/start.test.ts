import { expect, inject, it } from 'vitest';
import { launchTestSite, testSite } from '../support/test-site.ts';
import { until } from '../support/until.ts';

/** Exit code and output of a failed start. */
async function failedStart(env: Record<string, string>, cwd?: string) {
  const site = await launchTestSite({ env, ...(cwd && { cwd }) });
  const { code } = await site.ended;
  return { code, stderr: site.stderr(), log: site.log() };
}

it('exits with one message that names every invalid variable', async () => {
  const { code, stderr, log } = await failedStart({ PORT: 'http', SITE_URL: 'example' });
  expect(code).toBe(1);
  expect(log).toEqual([]);
  expect(stderr.trim().split('\n')).toEqual([
    'The environment has 2 wrong variables:',
    expect.stringMatching(/^ {2}- PORT: found "http", expected a whole number/),
    expect.stringMatching(/^ {2}- SITE_URL: found "example", expected an origin/),
    'See docs/operations.md for all of them.',
  ]);
});

it('exits with one message if the port is in use', async () => {
  const { code, stderr } = await failedStart({ PORT: new URL(inject('origin')).port });
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /EADDRINUSE.*another process listens on this port\. Set PORT to a free one\.\n$/,
  );
});

it('exits with one message if HOST is not an address of this machine', async () => {
  const { code, stderr } = await failedStart({ HOST: '192.0.2.1' }); // reserved for documentation (RFC 5737)
  expect(code).toBe(1);
  expect(stderr).toMatch(/EADDRNOTAVAIL.*this machine has no such address\. Set HOST .*\n$/);
});

it('exits at once on a second SIGTERM', async () => {
  const site = await testSite();
  site.kill('SIGTERM');
  await until(async () => (await fetch(`${site.origin}/readyz`)).status === 503);
  site.kill('SIGTERM');
  expect(await site.ended).toEqual({ code: 1, signal: null });
});
