import { expect, it } from 'vitest';
import { testSite } from '../support/test-site.ts';
import { until } from '../support/until.ts';

it('answers 503 to /readyz and serves pages while draining, then exits with 0', async () => {
  const site = await testSite();
  site.kill('SIGTERM');
  await until(async () => (await fetch(`${site.origin}/readyz`)).status === 503);
  const page = await fetch(`${site.origin}/contact`);
  expect(page.status).toBe(200);
  expect(page.headers.get('connection')).toBe('close');
  await page.text();
  expect(await site.ended).toEqual({ code: 0, signal: null });
  const messages = site.log().map(({ msg }) => msg);
  expect(messages.slice(messages.indexOf('draining'))).toEqual([
    'draining',
    'request completed',
    'stopped',
  ]);
  expect(site.stderr()).toBe('');
});

it('exits at once on a second SIGTERM', async () => {
  const site = await testSite();
  site.kill('SIGTERM');
  await until(async () => (await fetch(`${site.origin}/readyz`)).status === 503);
  site.kill('SIGTERM');
  expect(await site.ended).toEqual({ code: 1, signal: null });
});
