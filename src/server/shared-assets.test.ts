import { existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';
import { memoryLog } from '../../tests/support/memory-log.ts';
import { temporaryFolder } from '../../tests/support/test-site.ts';
import { siteConfig } from '../content/site.ts';
import { shareAssets } from './shared-assets.ts';

const DAY_MS = 24 * 3_600_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** A release with a file, and the folder that releases share. */
function release(file: string, sharedDir = join(temporaryFolder(), 'shared')) {
  const assetsDir = join(temporaryFolder(), 'assets');
  mkdirSync(assetsDir);
  writeFileSync(join(assetsDir, file), file);
  const { log, lines } = memoryLog();
  const inShared = (name: string) => join(sharedDir, name);
  return { share: () => shareAssets({ assetsDir, sharedDir, log }), sharedDir, inShared, lines };
}

const setAge = (file: string, days: number) => {
  const time = new Date(Date.now() - days * DAY_MS);
  utimesSync(file, time, time);
};

it('copies the files of each release beside those of others, also of processes that start together', async () => {
  const one = release('app-1.js');
  const same = release('app-1.js', one.sharedDir);
  const other = release('app-2.js', one.sharedDir);
  await Promise.all([one.share(), same.share(), other.share()]);
  for (const name of ['app-1.js', 'app-2.js'])
    expect(readFileSync(one.inShared(name), 'utf8')).toBe(name);
  expect([...one.lines, ...same.lines, ...other.lines]).toEqual([]);
});

it('keeps the page of the latest process for a proxy, removes files that no process has had for 30 days, and keeps those of running ones', async () => {
  const { share, inShared, sharedDir } = release('app-2.js');
  mkdirSync(sharedDir);
  writeFileSync(inShared('unavailable.html'), 'of an earlier release');
  const ages = { 'app-0.js': 31, 'app-0.js.123.part': 31, 'app-1.js': 29, 'app-2.js': 31 };
  for (const [name, days] of Object.entries(ages)) {
    writeFileSync(inShared(name), name);
    setAge(inShared(name), days);
  }
  await share();
  expect(readFileSync(inShared('unavailable.html'), 'utf8')).toContain(siteConfig.contact.phone);
  expect(Object.keys(ages).filter((name) => existsSync(inShared(name)))).toEqual([
    'app-1.js',
    'app-2.js',
  ]);

  // A process that runs for longer than that has its files copied again each day.
  setAge(inShared('app-2.js'), 29);
  const before = statSync(inShared('app-2.js')).mtimeMs;
  await vi.advanceTimersByTimeAsync(DAY_MS);
  await eventually(() => expect(statSync(inShared('app-2.js')).mtimeMs).toBeGreaterThan(before));
});

it('warns and does not reject if the folder cannot be written', async () => {
  const { share, lines } = release('app-1.js', '/dev/null/shared');
  await share();
  expect(lines).toEqual([
    expect.objectContaining({ msg: expect.stringContaining('SHARED_ASSETS_DIR') }),
  ]);
});
