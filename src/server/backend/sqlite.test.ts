import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { enquiryPayload } from '../../../tests/support/enquiry.ts';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { temporaryFolder as folder } from '../../../tests/support/test-site.ts';
import { embeddedEnquiries } from '../../../scripts/operations/stored-enquiries.ts';
import { EnquiryNotStoredError } from './backend.ts';
import { databaseFile } from './data-folder.ts';
import { openSqlite, type SqliteOptions } from './sqlite.ts';

const seed = readFileSync('supabase/seed.sql', 'utf8');
const never = new AbortController().signal;
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

function open(dataDir: string, options: Partial<SqliteOptions> = {}) {
  const { log, lines } = memoryLog();
  const backend = openSqlite({ dataDir, seed, notifyByMail: false, log, ...options });
  onTestFinished(() => backend.close());
  return { backend, lines };
}

it('makes folder and files private at each start', async () => {
  const dataDir = join(folder(), 'data');
  const { backend } = open(dataDir);
  await backend.storeEnquiry(enquiryPayload(), 'key-00000001');
  const file = databaseFile(dataDir);
  const files = [file, `${file}-wal`, `${file}-shm`];
  expect([dataDir, ...files].map(modeOf)).toEqual(['700', '600', '600', '600']);

  chmodSync(dataDir, 0o755);
  for (const path of files) chmodSync(path, 0o644);
  open(dataDir);
  expect([dataDir, ...files].map(modeOf)).toEqual(['700', '600', '600', '600']);
});

it('logs once that the seed was loaded, and nothing at the next start', async () => {
  const dataDir = folder();
  const first = open(dataDir);
  const records = (await first.backend.listPageSeo(never)).length;
  expect(first.lines).toEqual([expect.objectContaining({ level: 30, records })]);
  await first.backend.close();
  expect(open(dataDir).lines).toEqual([]);
});

it('writes nothing at a start whose schema and seed are current', async () => {
  const dataDir = folder();
  await open(dataDir).backend.close();
  const before = statSync(databaseFile(dataDir), { bigint: true });
  const { backend } = open(dataDir);
  expect(statSync(`${databaseFile(dataDir)}-wal`).size).toBe(0);
  await backend.close();
  const { mtimeNs, ctimeNs } = statSync(databaseFile(dataDir), { bigint: true });
  expect({ mtimeNs, ctimeNs }).toEqual({ mtimeNs: before.mtimeNs, ctimeNs: before.ctimeNs });
});

/** SQL that seeds titles, by their paths. */
const seedOf = (titles: Record<string, string>) =>
  `insert into page_seo (path, title) values ${Object.entries(titles)
    .map(([path, title]) => `('${path}', '${title}')`)
    .join(', ')} on conflict (path) do nothing;`;

/** Opens the folder with a seed and closes it again. */
async function startWith(dataDir: string, seed: string) {
  const { backend, lines } = open(dataDir, { seed });
  const records = await backend.listPageSeo(never);
  await backend.close();
  return { titles: records.map(({ title }) => title), lines };
}

/** Changes the database as another program does. */
function change(dataDir: string, sql: string): void {
  const database = new DatabaseSync(databaseFile(dataDir));
  database.exec(sql);
  database.close();
}

/** Changes a title as `npm run seo` does. */
const editTitle = (dataDir: string, path: string, title: string) =>
  change(dataDir, `UPDATE page_seo SET title = '${title}' WHERE path = '${path}'`);

it('lets records that nobody has edited follow a changed seed, keeps edited ones, and says so in one line', async () => {
  const dataDir = folder();
  const first = { '/': 'Home', '/a': 'A', '/b': 'B', '/c': 'C', '/d': 'D' };
  await startWith(dataDir, seedOf(first));
  for (const path of ['/a', '/b']) editTitle(dataDir, path, 'Ours');
  // The new seed leaves /b and /c as they were, and has /d no more.
  const { titles, lines } = await startWith(
    dataDir,
    seedOf({ '/': 'New', '/a': 'New A', '/b': 'B', '/c': 'C', '/x': 'X' }),
  );
  expect(titles).toEqual(['New', 'Ours', 'Ours', 'C', 'D', 'X']);
  expect(lines).toEqual([
    expect.objectContaining({
      level: 30,
      ...{ followed: ['/'], added: ['/x'], kept: ['/a'] },
      msg: 'supabase/seed.sql has changed: one record follows it, one is new; edited ones stay as they are (npm run seo changes them): /a',
    }),
  ]);
});

it('follows a seed again and again, back to an earlier one too', async () => {
  const dataDir = folder();
  const seedWith = (title: string) => seedOf({ '/': title, '/a': 'A' });
  await startWith(dataDir, seedWith('One'));
  editTitle(dataDir, '/a', 'Ours');
  for (const title of ['Two', 'One', 'One'])
    expect((await startWith(dataDir, seedWith(title))).titles).toEqual([title, 'Ours']);
});

it('fails at an invalid seed, and starts once it is corrected', async () => {
  const dataDir = folder();
  expect(() => open(dataDir, { seed: 'insert into nowhere values (1);' })).toThrow(
    /supabase\/seed\.sql failed: no such table: nowhere\.$/, // without advice to move the database away
  );
  await expect(open(dataDir).backend.listPageSeo(never)).resolves.not.toEqual([]);
});

it('reports a file that is not a database, or has a damaged page, with the remedy', async () => {
  const [notes, damaged] = [folder(), folder()];
  writeFileSync(databaseFile(notes), 'it only looks like a database '.repeat(99));
  const { backend } = open(damaged);
  for (let at = 0; at < 20; at += 1)
    await backend.storeEnquiry(enquiryPayload({ message: 'x'.repeat(4_000) }), `key-0000000${at}`);
  await backend.close();
  const bytes = readFileSync(databaseFile(damaged));
  writeFileSync(databaseFile(damaged), bytes.fill(0xff, 8 * 4096, 24 * 4096));
  for (const dataDir of [notes, damaged])
    expect(() => open(dataDir)).toThrow(
      /^The database \S+site\.db can't be opened: .*\. Move it away .* restore a backup\.$/,
    );
});

it('reads the database of a newer release, and rejects enquiries', async () => {
  const dataDir = folder();
  await open(dataDir).backend.close();
  change(dataDir, 'PRAGMA user_version = 99');
  const { backend } = open(dataDir);
  expect(await backend.listPageSeo(never)).not.toEqual([]);
  await expect(backend.storeEnquiry(enquiryPayload(), 'key-00000001')).rejects.toThrow(
    'storing enquiries needs that release',
  );
});

it('does not suggest moving the database away while another process locks it', () => {
  const dataDir = folder();
  void open(dataDir).backend.close();
  const other = new DatabaseSync(databaseFile(dataDir));
  onTestFinished(() => other.close());
  other.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  expect(() => open(dataDir)).toThrow(/locked\. Another process is writing to it/);
});

it('waits for another process to release its write lock, and reads meanwhile', async () => {
  const dataDir = folder();
  const { backend } = open(dataDir);
  const other = new DatabaseSync(databaseFile(dataDir));
  onTestFinished(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  const stored = backend.storeEnquiry(enquiryPayload(), 'key-00000001');
  expect((await backend.listPageSeo(never)).length).toBeGreaterThan(0);
  setTimeout(() => other.exec('COMMIT'), 400);
  await stored;
  expect(await embeddedEnquiries(dataDir).list()).toHaveLength(1);
});

it('reports a folder that cannot be created', () => {
  const file = join(folder(), 'a-file');
  writeFileSync(file, '');
  expect(() => open(join(file, 'data'))).toThrow(/can't be written to .*Set DATA_DIR/);
});

it('adds new columns to the enquiries of an older table', async () => {
  const dataDir = folder();
  const first = open(dataDir);
  await first.backend.storeEnquiry(enquiryPayload(), 'key-00000001');
  await first.backend.close();
  change(dataDir, 'ALTER TABLE enquiries DROP COLUMN company');

  const { backend } = open(dataDir);
  await backend.storeEnquiry(enquiryPayload({ company: 'Later' }), 'key-00000002');
  const kept = await embeddedEnquiries(dataDir).list();
  expect(kept.map(({ company }) => company)).toEqual(['', 'Later']);
});

it('overwrites deleted enquiries in the files', async () => {
  const dataDir = folder();
  const { backend } = open(dataDir);
  await backend.storeEnquiry(enquiryPayload({ message: 'find-me-in-the-files' }), 'key-00000001');
  const file = databaseFile(dataDir);
  const left = () =>
    [file, `${file}-wal`].filter(
      (path) => existsSync(path) && readFileSync(path).includes('find-me-in-the-files'),
    );
  expect(left()).not.toEqual([]);
  expect(await embeddedEnquiries(dataDir).purge(new Date(Date.now() + 1000))).toBe(1);
  expect(left()).toEqual([]);
});

/** Arguments for a Node process that runs the code with this module's functions. */
function script(code: string): string[] {
  const module = JSON.stringify(new URL('./sqlite.ts', import.meta.url).href);
  return [
    '--input-type=module',
    '-e',
    `import { readFileSync } from 'node:fs';
     import { openSqlite } from ${module};
     const log = { info() {}, warn() {} };
     const seed = readFileSync('supabase/seed.sql', 'utf8');
     const payload = ${JSON.stringify(enquiryPayload())};
     const open = (dataDir) => openSqlite({ dataDir, seed, notifyByMail: false, log });
     ${code}`,
  ];
}

it('stores enquiries of several processes on one folder, from the first start', async () => {
  const dataDir = folder();
  const run = promisify(execFile);
  await Promise.all(
    [1, 2, 3, 4].map((number) =>
      run(
        process.execPath,
        script(
          `const backend = open(${JSON.stringify(dataDir)});
           for (let count = 0; count < 25; count += 1) {
             await backend.storeEnquiry(payload, 'process-${number}-' + count);
             await backend.storeEnquiry(payload, 'shared-' + count);
           }`,
        ),
      ),
    ),
  );
  expect(await embeddedEnquiries(dataDir).list()).toHaveLength(4 * 25 + 25);
}, 30_000);

it('rejects enquiries and fails its check while the disk is full', async () => {
  // A limit on file sizes simulates a full disk.
  const child = spawn('sh', [
    '-c',
    'ulimit -f 400; exec "$0" "$@"',
    process.execPath,
    ...script(
      `const backend = open(${JSON.stringify(folder())});
       const check = () => backend.checkEnquiryStore().then(() => 'writable', ({ reason }) => reason);
       const before = await check();
       let error;
       for (let count = 0; !error && count < 500; count += 1)
         await backend.storeEnquiry({ ...payload, message: 'x'.repeat(5000) }, 'key-' + count).catch((e) => (error = e));
       console.log(JSON.stringify({ before, reason: error?.reason, after: await check() }));`,
    ),
  ]);
  let output = '';
  child.stdout.on('data', (part) => (output += part));
  child.stderr.on('data', (part) => (output += part));
  await once(child, 'close');
  expect(JSON.parse(output)).toEqual({
    before: 'writable',
    reason: 'unwritable',
    after: 'unwritable',
  });
}, 30_000);

/** Runs a command where a folder is a file system of its own, for which Linux needs no permission. */
const withMounts = ['-rm', 'sh', '-c', 'mount --bind "$1" "$1" && shift && exec "$@"', 'sh'];
const canMount = spawnSync('unshare', [...withMounts, tmpdir(), 'true']).status === 0;

it.runIf(canMount).each(['closed', 'killed'])(
  'reads on a read-only file system after it was %s, and stores enquiries once that is writable',
  async (how) => {
    const dataDir = folder();
    const run = promisify(execFile);
    const end = how === 'closed' ? 'await backend.close()' : `process.kill(process.pid, 'SIGKILL')`;
    await run(
      process.execPath,
      script(
        `const backend = open(${JSON.stringify(dataDir)});
         await backend.storeEnquiry(payload, 'key-00000001');
         ${end};`,
      ),
    ).catch(() => {}); // it is killed
    const { stdout } = await run('unshare', [
      ...withMounts,
      dataDir,
      process.execPath,
      ...script(
        `const { execFileSync } = await import('node:child_process');
         const remount = (how) => execFileSync('mount', ['-o', 'remount,bind,' + how, ${JSON.stringify(dataDir)}]);
         remount('ro');
         const backend = open(${JSON.stringify(dataDir)});
         const outcome = () => backend.storeEnquiry(payload, 'key-00000002').then(() => 'stored', ({ reason }) => reason);
         const records = (await backend.listPageSeo(new AbortController().signal)).length;
         const before = await outcome();
         remount('rw');
         while ((await outcome()) !== 'stored') await new Promise((resolve) => setTimeout(resolve, 50));
         console.log(JSON.stringify({ records, before }));
         await backend.close();`,
      ),
    ]);
    expect(JSON.parse(stdout)).toEqual({ records: expect.any(Number), before: 'unwritable' });
    expect(JSON.parse(stdout)).not.toMatchObject({ records: 0 });
    expect(await embeddedEnquiries(dataDir).list()).toHaveLength(2);
  },
  30_000,
);

it('rejects enquiries after its folder was deleted', async () => {
  const dataDir = folder();
  const { backend } = open(dataDir);
  await backend.storeEnquiry(enquiryPayload(), 'key-00000001');
  rmSync(dataDir, { recursive: true });
  await expect(backend.storeEnquiry(enquiryPayload(), 'key-00000002')).rejects.toThrow(
    /site\.db was deleted or replaced while the site ran\. Put it back and start again/,
  );
  await expect(backend.checkEnquiryStore()).rejects.toThrow(EnquiryNotStoredError);
});

it('sends notifications whose due time a wrong clock set far in the future', async () => {
  const dataDir = folder();
  const { backend } = open(dataDir, { notifyByMail: true });
  await backend.storeEnquiry(enquiryPayload(), 'key-00000001');
  change(dataDir, `UPDATE enquiries SET tell_at = ${Date.now() + 365 * 24 * 60 * 60_000}`);
  expect(await backend.outbox.dueIn()).toBe(0);
  expect((await backend.outbox.claim(60_000))?.enquiry.idempotency_key).toBe('key-00000001');
  expect(await backend.outbox.claim(60_000)).toBeUndefined();
});

it('gives a notification out again once its lease is over, as after a killed process', async () => {
  const { backend } = open(folder(), { notifyByMail: true });
  await backend.storeEnquiry(enquiryPayload(), 'key-00000001');
  for (const leaseMs of [0, 0, 60_000])
    expect((await backend.outbox.claim(leaseMs))?.enquiry.idempotency_key).toBe('key-00000001');
  expect(await backend.outbox.claim(60_000)).toBeUndefined();
});
