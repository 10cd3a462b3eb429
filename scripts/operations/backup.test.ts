import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { enquiryPayload } from '../../tests/support/enquiry.ts';
import { memoryLog } from '../../tests/support/memory-log.ts';
import { temporaryFolder as folder } from '../../tests/support/test-site.ts';
import { openStoredEnquiries } from './stored-enquiries.ts';
import { writeBackup, restore } from './backup.ts';
import { databaseFile } from '../../src/server/backend/data-folder.ts';
import { openSqlite } from '../../src/server/backend/sqlite.ts';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

const openSite = (dataDir: string) =>
  openSqlite({ dataDir, seed: '', notifyByMail: false, log: memoryLog().log });

/** A data folder with enquiries, whose site is closed. */
async function dataFolder(count: number): Promise<string> {
  const dataDir = folder();
  const backend = openSite(dataDir);
  for (let at = 0; at < count; at += 1) await backend.storeEnquiry(enquiryPayload(), `key-${at}`);
  await backend.close();
  return dataDir;
}

const count = (dataDir: string) => openStoredEnquiries(dataDir).list().length;

it('copies and restores, in private files, and leaves no others', async () => {
  const [dataDir, backups] = [await dataFolder(3), folder()];
  const copy = join(backups, 'Mon.db');
  expect(await writeBackup(dataDir, copy)).toBe(3);
  expect([modeOf(copy), readdirSync(backups)]).toEqual(['600', ['Mon.db']]);

  // As another program might leave it.
  const shared = join(folder(), 'shared.db');
  writeFileSync(shared, readFileSync(copy), { mode: 0o644 });
  const other = await dataFolder(1);
  const { enquiries, replaced } = restore(other, shared);
  expect([enquiries, count(other)]).toEqual([3, 3]);
  expect(modeOf(databaseFile(other))).toBe('600');
  expect(readdirSync(other).sort()).toEqual(
    ['site.db', ...replaced.map((path) => path.slice(other.length + 1))].sort(),
  );
});

it.each([
  ['is missing', undefined],
  ['is a text', () => Buffer.from('These are notes.')],
  ['is cut off', (copy: Buffer) => copy.subarray(0, copy.length / 2)],
  [
    'has a damaged page',
    (copy: Buffer) => Buffer.concat([copy.subarray(0, -4096), Buffer.alloc(4096, 0xff)]),
  ],
])('refuses a copy that %s, and keeps the database', async (_, damage) => {
  const dataDir = await dataFolder(2);
  const copy = join(folder(), 'copy.db');
  await writeBackup(dataDir, copy);
  const wrong = join(folder(), 'wrong.db');
  if (damage) writeFileSync(wrong, damage(readFileSync(copy)));
  const before = readdirSync(dataDir);
  expect(() => restore(dataDir, wrong)).toThrow(
    damage ? 'not a complete database of the site' : 'There is no file',
  );
  expect(readdirSync(dataDir)).toEqual(before);
  expect(count(dataDir)).toBe(2);
});

it('restores a database set aside with its log, including the log’s enquiries', async () => {
  const site = await dataFolder(1);
  const backend = openSite(site);
  onTestFinished(() => backend.close());
  await backend.storeEnquiry(enquiryPayload(), 'key-in-the-log');
  const aside = join(folder(), 'aside.db');
  for (const suffix of ['', '-wal'])
    writeFileSync(aside + suffix, readFileSync(databaseFile(site) + suffix));
  const other = await dataFolder(0);
  expect(restore(other, aside).enquiries).toBe(2);
});

it('sets an empty database aside with its log, which opening it would delete', async () => {
  const [dataDir, copy] = [folder(), join(folder(), 'copy.db')];
  await writeBackup(await dataFolder(1), copy);
  writeFileSync(databaseFile(dataDir), '');
  writeFileSync(`${databaseFile(dataDir)}-wal`, 'what is left');
  const options = { dataDir, seed: '', notifyByMail: false, log: memoryLog().log };
  expect(() => openSqlite(options)).toThrow('missing or empty');
  await expect(writeBackup(dataDir, join(folder(), 'other.db'))).rejects.toThrow(
    'missing or empty',
  );
  const { replaced } = restore(dataDir, copy);
  const log = replaced.find((path) => path.endsWith('-wal'));
  expect(readFileSync(log!, 'utf8')).toBe('what is left');
});

it('says what to correct, and leaves no unfinished copy', async () => {
  const dataDir = await dataFolder(1);
  await expect(writeBackup(folder(), '/tmp/copy.db')).rejects.toThrow('DATA_DIR');
  await expect(writeBackup(dataDir, databaseFile(dataDir))).rejects.toThrow('the database itself');
  await expect(writeBackup(dataDir, join(dataDir, 'no/folder.db'))).rejects.toThrow(
    "can't be written",
  );
  const target = join(folder(), 'is-a-folder');
  mkdirSync(join(target, 'with-a-file'), { recursive: true });
  await expect(writeBackup(dataDir, target)).rejects.toThrow("can't be written");
  expect(readdirSync(join(target, '..'))).toEqual(['is-a-folder']);
  expect(() => restore(join(dataDir, 'none'), databaseFile(dataDir))).toThrow('set DATA_DIR');
});

it('restores nothing while a site uses the database', async () => {
  const dataDir = await dataFolder(1);
  const copy = join(folder(), 'copy.db');
  await writeBackup(dataDir, copy);
  const site = openSite(dataDir);
  onTestFinished(() => site.close());
  expect(() => restore(dataDir, copy)).toThrow('A site is running');
  expect(readdirSync(dataDir).filter((name) => name.endsWith('.part'))).toEqual([]);
});
