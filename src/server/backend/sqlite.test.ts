import { execFile } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { enquiryPayload } from '../../../tests/support/enquiry.ts';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { temporaryFolder as folder } from '../../../tests/support/test-site.ts';
import { openStoredEnquiries } from '../../../scripts/operations/stored-enquiries.ts';
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

it('fills a new database from the seed, and writes nothing at the next start', async () => {
  const dataDir = folder();
  const first = open(dataDir);
  expect(await first.backend.listSeoRecords(never)).not.toEqual([]);
  await first.backend.close();
  const before = statSync(databaseFile(dataDir), { bigint: true });
  const { backend, lines } = open(dataDir);
  expect(lines).toEqual([]);
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

/** Opens the folder with a seed and closes it again. @returns the titles of its records */
async function startWith(dataDir: string, seed: string) {
  const { backend } = open(dataDir, { seed });
  const records = await backend.listSeoRecords(never);
  await backend.close();
  return records.map(({ title }) => title);
}

/** Changes the database as another program does. */
function change(dataDir: string, sql: string): void {
  const database = new DatabaseSync(databaseFile(dataDir));
  database.exec(sql);
  database.close();
}

it('inserts the records of a seed that are missing, and leaves the rest', async () => {
  const dataDir = folder();
  await startWith(dataDir, seedOf({ '/': 'Home', '/a': 'A', '/b': 'B' }));
  change(dataDir, `UPDATE page_seo SET title = 'Ours' WHERE path = '/a'`);
  change(dataDir, `DELETE FROM page_seo WHERE path = '/'`);
  const titles = await startWith(dataDir, seedOf({ '/': 'New', '/a': 'A', '/x': 'X' }));
  expect(titles).toEqual(['New', 'Ours', 'B', 'X']);
});

it('fails at an invalid seed, and starts once it is corrected', async () => {
  const dataDir = folder();
  expect(() => open(dataDir, { seed: 'insert into nowhere values (1);' })).toThrow(
    /supabase\/seed\.sql failed: no such table: nowhere\.$/, // without advice to move the database away
  );
  await expect(open(dataDir).backend.listSeoRecords(never)).resolves.not.toEqual([]);
});

it('reports a file that is not a database, with the remedy', () => {
  const dataDir = folder();
  writeFileSync(databaseFile(dataDir), 'it only looks like a database '.repeat(99));
  expect(() => open(dataDir)).toThrow(
    /^The database \S+site\.db can't be opened: .*\. Move it away .* restore a backup\.$/,
  );
});

it('shows the records of a database whose enquiries are damaged, and refuses more', async () => {
  const dataDir = folder();
  const { backend: first } = open(dataDir);
  for (let at = 0; at < 20; at += 1)
    await first.storeEnquiry(enquiryPayload({ message: 'x'.repeat(4_000) }), `key-0000000${at}`);
  await first.close();
  const bytes = readFileSync(databaseFile(dataDir));
  const root = new DatabaseSync(databaseFile(dataDir));
  const { rootpage } = root
    .prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'enquiries'")
    .get() as { rootpage: number };
  root.close();
  writeFileSync(databaseFile(dataDir), bytes.fill(0xff, (rootpage - 1) * 4096, rootpage * 4096));
  const { backend } = open(dataDir);
  expect(await backend.listSeoRecords(never)).not.toEqual([]);
  await expect(backend.storeEnquiry(enquiryPayload(), 'key-00000099')).rejects.toThrow(
    /malformed\. Move it away .* restore a backup/,
  );
});

it('reads the database of a newer release, and rejects enquiries', async () => {
  const dataDir = folder();
  await open(dataDir).backend.close();
  change(dataDir, 'PRAGMA user_version = 99');
  const { backend } = open(dataDir);
  expect(await backend.listSeoRecords(never)).not.toEqual([]);
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
  expect((await backend.listSeoRecords(never)).length).toBeGreaterThan(0);
  setTimeout(() => other.exec('COMMIT'), 400);
  await stored;
  expect(openStoredEnquiries(dataDir).list()).toHaveLength(1);
});

it('stores the next enquiry after one that could not be stored', async () => {
  const dataDir = folder();
  const { backend } = open(dataDir);
  change(dataDir, 'ALTER TABLE enquiries RENAME TO elsewhere');
  const refused = backend.storeEnquiry(enquiryPayload(), 'key-00000001');
  await expect(refused).rejects.toThrow(EnquiryNotStoredError);
  change(dataDir, 'ALTER TABLE elsewhere RENAME TO enquiries');
  expect(await backend.storeEnquiry(enquiryPayload(), 'key-00000002')).toBe(false);
});

it('reports a folder that cannot be created', () => {
  const file = join(folder(), 'a-file');
  writeFileSync(file, '');
  expect(() => open(join(file, 'data'))).toThrow(/can't be written to .*Set DATA_DIR/);
});

it.runIf(existsSync('/proc'))(
  'reports a folder below /proc, where Node’s recursive mkdir hangs',
  () => {
    expect(() => open('/proc/data/northveld')).toThrow(/Set DATA_DIR/);
  },
);

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
  expect(openStoredEnquiries(dataDir).purge(new Date(Date.now() + 1000))).toBe(1);
  expect(left()).toEqual([]);
});

/** Runs code in a process of its own, after the arguments of another command; returns its output. */
async function run(dataDir: string, code: string, ...before: string[]): Promise<string> {
  const module = JSON.stringify(new URL('./sqlite.ts', import.meta.url).href);
  const setUp = `
    import { readFileSync } from 'node:fs';
    import { openSqlite } from ${module};
    const log = { info() {}, warn() {} };
    const seed = readFileSync('supabase/seed.sql', 'utf8');
    const payload = ${JSON.stringify(enquiryPayload())};
    const dataDir = ${JSON.stringify(dataDir)};
    const open = () => openSqlite({ dataDir, seed, notifyByMail: false, log });`;
  const args = [...before, process.execPath, '--input-type=module', '-e', setUp + code];
  return (await promisify(execFile)(args[0]!, args.slice(1))).stdout;
}

it('stores enquiries of several processes on one folder, from the first start', async () => {
  const dataDir = folder();
  const store = (number: number) => `
    const backend = open();
    for (let count = 0; count < 25; count += 1) {
      await backend.storeEnquiry(payload, 'process-${number}-' + count);
      await backend.storeEnquiry(payload, 'shared-' + count);
    }`;
  await Promise.all([1, 2, 3, 4].map((number) => run(dataDir, store(number))));
  expect(openStoredEnquiries(dataDir).list()).toHaveLength(4 * 25 + 25);
});

it('rejects enquiries while the disk is full', async () => {
  const fill = `
    const backend = open();
    let error;
    for (let count = 0; !error && count < 500; count += 1)
      await backend.storeEnquiry({ ...payload, message: 'x'.repeat(5000) }, 'key-' + count).catch((e) => (error = e));
    console.log(error?.reason);`;
  // A limit on file sizes simulates a full disk.
  const stdout = await run(folder(), fill, 'sh', '-c', 'ulimit -f 400; exec "$0" "$@"');
  expect(stdout).toBe('unwritable\n');
});

it('rejects enquiries after its folder was deleted', async () => {
  const dataDir = folder();
  const { backend } = open(dataDir);
  await backend.storeEnquiry(enquiryPayload(), 'key-00000001');
  rmSync(dataDir, { recursive: true });
  await expect(backend.storeEnquiry(enquiryPayload(), 'key-00000002')).rejects.toThrow(
    /site\.db was deleted or replaced while the site ran\. Put it back and start again/,
  );
});

it('leases a notification again once its lease is over', async () => {
  const dataDir = folder();
  const { backend } = open(dataDir, { notifyByMail: true });
  await backend.storeEnquiry(enquiryPayload(), 'key-00000001');
  const lease = async (forMs: number) =>
    (await backend.outbox.lease(forMs))?.enquiry.idempotency_key;
  for (const forMs of [0, 0, 60_000]) expect(await lease(forMs)).toBe('key-00000001');
  expect(await lease(60_000)).toBeUndefined();
});

it('gives an unconfirmed delivery to no process, whichever starts, before an hour is over', async () => {
  const dataDir = folder();
  const { backend } = open(dataDir, { notifyByMail: true });
  await backend.storeEnquiry(enquiryPayload(), 'key-00000001');
  expect(await backend.outbox.lease(0)).toMatchObject({ attempts: 1 });
  await backend.outbox.markUnconfirmed('key-00000001');
  const { backend: other } = open(dataDir, { notifyByMail: true });
  for (let starts = 0; starts < 2; starts += 1) {
    await other.outbox.retryNow(0);
    await other.outbox.retryUnconfirmed(60 * 60_000);
    const left = [await other.outbox.lease(0), await other.outbox.dueIn()];
    expect(left).toEqual([undefined, undefined]);
  }

  await other.outbox.retryUnconfirmed(0);
  expect(await other.outbox.lease(0)).toMatchObject({ attempts: 2 });
  await other.outbox.markNotified('key-00000001');
  await other.outbox.retryUnconfirmed(0);
  expect(await other.outbox.lease(0)).toBeUndefined();
});

it('keeps nothing pending for a channel that is off', async () => {
  const { backend } = open(folder());
  await backend.storeEnquiry(enquiryPayload(), 'key-00000001');
  const due = [await backend.outbox.dueIn(), await backend.webhookOutbox.dueIn()];
  expect(due).toEqual([undefined, undefined]);
});
