import { expect, inject, it, onTestFinished } from 'vitest';
import { launchSite } from '../support/start-site.ts';
import { testSite } from '../support/test-site.ts';
import { until } from '../support/until.ts';

it.each<[what: string, env: () => Record<string, string>, message: RegExp]>([
  [
    'names every invalid variable',
    () => ({ PORT: 'http', SITE_URL: 'example' }),
    /^The environment has 2 wrong variables:\n {2}- PORT: found "http", expected a whole number.*\n {2}- SITE_URL: found "example", expected an origin.*\nSee docs\/operations\.md for all of them\.\n$/,
  ],
  [
    'says that the port is in use',
    () => ({ PORT: new URL(inject('origin')).port }),
    /^.*EADDRINUSE.*another process listens on this port\. Set PORT to a free one\.\n$/,
  ],
  [
    'says that HOST is not an address of this machine',
    () => ({ HOST: '192.0.2.1' }), // reserved for documentation (RFC 5737)
    /^.*EADDRNOTAVAIL.*this machine has no such address\. Set HOST .*\n$/,
  ],
])('exits with one message that %s', async (_, env, message) => {
  const site = await launchSite({ env: env() });
  onTestFinished(() => site.stop());
  expect((await site.ended).code).toBe(1);
  expect(site.stderr()).toMatch(message);
});

it('exits at once on a second SIGTERM', async () => {
  const site = await testSite();
  site.kill('SIGTERM');
  await until(async () => (await fetch(`${site.origin}/readyz`)).status === 503);
  site.kill('SIGTERM');
  expect(await site.ended).toEqual({ code: 1, signal: null });
});
