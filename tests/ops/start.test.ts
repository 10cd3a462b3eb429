import { expect, inject, it, onTestFinished } from 'vitest';
import { launchSite } from '../support/start-site.ts';
import { testSite } from '../support/test-site.ts';
import { until } from '../support/until.ts';

it('exits with one message that names every invalid variable', async () => {
  const site = await launchSite({ env: { PORT: 'http', SITE_URL: 'example' } });
  onTestFinished(() => site.stop());
  expect((await site.ended).code).toBe(1);
  expect(site.stderr()).toMatch(
    /^The environment has 2 wrong variables:\n {2}- PORT: found "http", expected a whole number.*\n {2}- SITE_URL: found "example", expected an origin.*\nSee docs\/operations\.md for all of them\.\n$/,
  );
});

it.each<[code: string, env: () => Record<string, string>]>([
  ['EADDRINUSE', () => ({ PORT: new URL(inject('origin')).port })],
  ['EADDRNOTAVAIL', () => ({ HOST: '192.0.2.1' })], // reserved for documentation (RFC 5737)
])('exits at %s with one message that names the variables of an address', async (code, env) => {
  const site = await launchSite({ env: env() });
  onTestFinished(() => site.stop());
  expect((await site.ended).code).toBe(1);
  expect(site.stderr()).toMatch(
    /^.*set PORT to a free port, and HOST to an IP address of this machine\.\n$/,
  );
  expect(site.stderr()).toContain(code);
});

it('exits at once on a second SIGTERM', async () => {
  const site = await testSite();
  site.kill('SIGTERM');
  await until(async () => (await fetch(`${site.origin}/readyz`)).status === 503);
  site.kill('SIGTERM');
  expect(await site.ended).toEqual({ code: 1, signal: null });
});
