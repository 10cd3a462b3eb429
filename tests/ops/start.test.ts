import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { launchSite, startSite, temporaryFolder } from '../support/site-process.ts';

/** How a start that fails ends: its status and everything it said. */
async function failedStart(env: Record<string, string>, cwd?: string) {
  const site = await launchSite({ env, ...(cwd && { cwd }) });
  const { code } = await site.ended;
  return { code, said: site.stderr(), log: site.log() };
}

it('ends with one message that names every wrong variable', async () => {
  const { code, said, log } = await failedStart({
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
  expect(said.trim().split('\n')).toEqual([
    'The environment has 8 wrong variables:',
    expect.stringMatching(/^ {2}- PORT: found "http", expected a whole number/),
    expect.stringMatching(/^ {2}- HOST: found "no host", expected /),
    expect.stringMatching(/^ {2}- SITE_URL: found "example", expected an origin/),
    expect.stringMatching(/^ {2}- SUPABASE_URL: found "project", expected an http/),
    expect.stringMatching(/^ {2}- TRUST_PROXY: found "true", expected the exact number/),
    expect.stringMatching(/^ {2}- LOG_LEVEL: found "loud", expected one of fatal, /),
    expect.stringMatching(/^ {2}- ENQUIRY_RATE_LIMIT: found "0", expected /),
    expect.stringMatching(/^ {2}- SUPABASE_ANON_KEY: found nothing, expected /),
    'See docs/operations.md for all of them.',
  ]);
});

it('ends with one message when the data folder is none', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const { code, said } = await failedStart({ DATA_DIR: file });
  expect(code).toBe(1);
  expect(said).toMatch(/^The data folder .*file can't be written to .*DATA_DIR.*\n$/);
});

it('ends with one message when another server has the data folder, which goes on', async () => {
  const dataDir = temporaryFolder();
  const first = await startSite({ env: { DATA_DIR: dataDir } });
  const { code, said, log } = await failedStart({ DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(log).toEqual([]);
  expect(said).toMatch(
    /^The data folder \S+ is in use by another server \(process \d+\)\. Stop that one, or set DATA_DIR to another folder\.\n$/,
  );
  expect((await fetch(`${first.origin}/contact`)).status).toBe(200);
});

/** The repository without its build. */
function copyOfSources(): string {
  const copy = temporaryFolder();
  for (const name of ['server.ts', 'package.json', 'src', 'supabase'])
    cpSync(name, join(copy, name), { recursive: true });
  for (const name of ['node_modules', 'public']) symlinkSync(resolve(name), join(copy, name));
  return copy;
}

it('ends with one message when the site is not built', async () => {
  const { code, said } = await failedStart({}, copyOfSources());
  expect(code).toBe(1);
  expect(said).toMatch(/^The site is not built yet\. Run "npm start".*\n$/);
});

it('ends with one message when the port is taken', async () => {
  const first = await startSite();
  const { code, said } = await failedStart({ PORT: new URL(first.origin).port });
  expect(code).toBe(1);
  expect(said).toMatch(/EADDRINUSE.*another process listens there\. Set PORT to a free one\.\n$/);
});

it('ends with one message that names a bad migration, and starts once it is mended', async () => {
  const copy = copyOfSources();
  symlinkSync(resolve('dist'), join(copy, 'dist'));
  const env = { DATA_DIR: temporaryFolder() };
  const migration = join(copy, 'supabase/migrations/20990101000000_bad.sql');

  writeFileSync(migration, 'create table good (id int);\ncreate tabel bad (id int);\n');
  const { code, said } = await failedStart(env, copy);
  expect(code).toBe(1);
  expect(said).toMatch(/^The migration \S*20990101000000_bad\.sql failed: .*start again\.\n$/);

  writeFileSync(migration, 'create table good (id int);\n');
  const site = await startSite({ env, cwd: copy });
  expect((await fetch(`${site.origin}/`)).status).toBe(200);
});
