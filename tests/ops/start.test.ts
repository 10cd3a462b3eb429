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

it('exits with one message that names the variables of an address in use', async () => {
  const site = await launchSite({ env: { PORT: new URL(inject('origin')).port } });
  onTestFinished(() => site.stop());
  expect((await site.ended).code).toBe(1);
  expect(site.stderr()).toMatch(/^.*EADDRINUSE.*set PORT and HOST to a free address.*\n$/);
});

it('exits at once on a second SIGTERM', async () => {
  const site = await testSite();
  site.kill('SIGTERM');
  await until(async () => (await fetch(`${site.origin}/readyz`)).status === 503);
  site.kill('SIGTERM');
  expect(await site.ended).toEqual({ code: 1, signal: null });
});
