import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { embeddedEnquiries } from '../../src/server/enquiries/stored-enquiries.ts';
import { postEnquiry } from '../support/enquiry.ts';
import { copyOfRelease } from '../support/release-copy.ts';
import { launchSite, startSite, temporaryFolder } from '../support/site-process.ts';

/** Exit code and output of a failed start. */
async function failedStart(env: Record<string, string>, cwd?: string) {
  const site = await launchSite({ env, ...(cwd && { cwd }) });
  const { code } = await site.ended;
  return { code, stderr: site.stderr(), log: site.log() };
}

it('exits with one message that names every invalid variable', async () => {
  const { code, stderr, log } = await failedStart({
    PORT: 'http',
    HOST: 'no host',
    SITE_URL: 'example',
    SUPABASE_URL: 'project',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'loud',
    ENQUIRY_RATE_LIMIT: '0',
  });
  expect(code).toBe(1);
  expect(log).toEqual([]);
  expect(stderr.trim().split('\n')).toEqual([
    'The environment has 8 wrong variables:',
    expect.stringMatching(/^ {2}- PORT: found "http", expected a whole number/),
    expect.stringMatching(/^ {2}- HOST: found "no host", expected /),
    expect.stringMatching(/^ {2}- SITE_URL: found "example", expected an origin/),
    expect.stringMatching(/^ {2}- SUPABASE_URL: found "project", expected the project/),
    expect.stringMatching(/^ {2}- TRUST_PROXY: found "true", expected the exact number/),
    expect.stringMatching(/^ {2}- LOG_LEVEL: found "loud", expected one of fatal, /),
    expect.stringMatching(/^ {2}- ENQUIRY_RATE_LIMIT: found "0", expected /),
    expect.stringMatching(/^ {2}- SUPABASE_ANON_KEY: found nothing, expected /),
    'See docs/operations.md for all of them.',
  ]);
});

it('exits with one message if DATA_DIR is not a folder', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const { code, stderr } = await failedStart({ DATA_DIR: file });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The data folder .*file can't be written to .*DATA_DIR.*\n$/);
});

it.runIf(process.platform === 'linux')(
  'exits with one message if DATA_DIR cannot be created below /proc',
  async () => {
    const { code, stderr } = await failedStart({ DATA_DIR: '/proc/no-such-folder/data' });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The data folder \/proc\S+ can't be written to .*DATA_DIR.*\n$/);
  },
);

it('shares one data folder between two processes', async () => {
  const env = { DATA_DIR: temporaryFolder() };
  const sites = await Promise.all([startSite({ env }), startSite({ env })]);
  for (const { origin } of sites)
    expect((await postEnquiry(origin, 'the-same-enquiry')).status).toBe(201);
  expect(await embeddedEnquiries(env.DATA_DIR).list()).toHaveLength(1);
});

it('exits with one message if the port is in use', async () => {
  const first = await startSite();
  const { code, stderr } = await failedStart({ PORT: new URL(first.origin).port });
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

it('exits with one message on an invalid seed, and starts once it is corrected', async () => {
  const copy = copyOfRelease();
  const env = { DATA_DIR: temporaryFolder() };
  const seed = join(copy, 'supabase/seed.sql');
  const good = readFileSync(seed, 'utf8');

  writeFileSync(seed, 'insert into nowhere values (1);');
  const { code, stderr } = await failedStart(env, copy);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The database \S+ can't be opened: supabase\/seed\.sql failed: .*\n$/);

  writeFileSync(seed, good);
  const site = await startSite({ env, cwd: copy });
  expect((await fetch(`${site.origin}/`)).status).toBe(200);
});
